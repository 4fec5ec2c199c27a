import {
  fetchFacebookPages,
  fetchGa4Properties,
  refreshFacebookPages,
  refreshGa4Properties,
} from '@millrace/ui/contract';
import * as lists from '../service/providers/lists.ts';
import { answer } from './http/answer.ts';

export const providerItemHandlers = {
  fetchGa4Properties: answer(fetchGa4Properties, ({ world, body, request }) =>
    lists.properties(world, body, request.signal),
  ),
  refreshGa4Properties: answer(refreshGa4Properties, ({ world, params, request }) =>
    lists.propertiesOfSource(world, params.id, request.signal),
  ),
  fetchFacebookPages: answer(fetchFacebookPages, ({ world, body, request }) =>
    lists.pages(world, body, request.signal),
  ),
  refreshFacebookPages: answer(refreshFacebookPages, ({ world, params, request }) =>
    lists.pagesOfSource(world, params.id, request.signal),
  ),
};
