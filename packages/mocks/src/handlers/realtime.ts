import { authoriseChannel } from '@millrace/ui/contract';
import { refusal } from '../service/core/refusal.ts';
import { canSubscribe } from '../service/core/world.ts';
import { answer } from './answer.ts';

export const realtimeHandlers = {
  authoriseChannel: answer(authoriseChannel, async ({ world, account, body }) => {
    if (!canSubscribe(body.channel_name, account)) throw refusal.forbidden();
    return { auth: await world.hub.authorise(body.socket_id, body.channel_name) };
  }),
};
