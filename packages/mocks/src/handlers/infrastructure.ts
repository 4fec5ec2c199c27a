import { getHelpArticle, getPublicAddresses, listRegions } from '@millrace/ui/contract';
import * as infrastructure from '../service/infrastructure.ts';
import { answer, answerAnyone } from './answer.ts';

export const infrastructureHandlers = {
  listRegions: answer(listRegions, infrastructure.regions),
  getHelpArticle: answer(getHelpArticle, ({ params }) => infrastructure.article(params.id)),
  getPublicAddresses: answerAnyone(getPublicAddresses, infrastructure.publicAddresses),
};
