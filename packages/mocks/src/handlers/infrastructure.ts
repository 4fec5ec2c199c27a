import { getHelpArticle, getPublicAddresses, getS3RoleTemplate, listRegions } from '@millrace/ui/contract';
import { templateFor } from '../service/connectors/s3Role.ts';
import * as infrastructure from '../service/infrastructure.ts';
import { answer, answerAnyone } from './answer.ts';

export const infrastructureHandlers = {
  listRegions: answer(listRegions, infrastructure.regions),
  getHelpArticle: answer(getHelpArticle, ({ params }) => infrastructure.article(params.id)),
  getS3RoleTemplate: answer(getS3RoleTemplate, ({ query, request }) => templateFor(query, request)),
  getPublicAddresses: answerAnyone(getPublicAddresses, infrastructure.publicAddresses),
};
