import { getHelpArticle, getPublicAddresses, getS3RoleTemplate, listRegions } from '@millrace/ui/contract';
import { templateFor } from '../service/infrastructure/s3Role.ts';
import * as infrastructure from '../service/infrastructure/infrastructure.ts';
import { answer, answerAnyone } from './http/answer.ts';

export const infrastructureHandlers = {
  listRegions: answer(listRegions, infrastructure.regions),
  getHelpArticle: answer(getHelpArticle, ({ params }) => infrastructure.article(params.id)),
  getS3RoleTemplate: answer(getS3RoleTemplate, ({ query, request }) => templateFor(query, request)),
  getPublicAddresses: answerAnyone(getPublicAddresses, infrastructure.publicAddresses),
};
