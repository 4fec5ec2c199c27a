import { getActivity, listActivity } from '@millrace/ui/contract';
import * as activity from '../service/activity/activity.ts';
import { answer } from './http/answer.ts';

export const activityHandlers = {
  listActivity: answer(listActivity, ({ world, query, request }) => activity.list(world, query, request)),
  getActivity: answer(getActivity, ({ world, params }) => activity.get(world, params.id)),
};
