import { authoriseChannel } from '@millrace/ui/contract';
import { isSocketId, requiresSignature } from '../realtime/protocol.ts';
import { refusal } from '../service/core/refusal.ts';
import { canSubscribe } from '../service/world/world.ts';
import { answer } from './http/answer.ts';

export const realtimeHandlers = {
  authoriseChannel: answer(authoriseChannel, async ({ world, account, body }) => {
    const { channel_name, socket_id } = body;
    // With a colon in it, one signature would be valid for another socket and channel.
    if (!isSocketId(socket_id)) {
      const msg = 'This value is not valid.';
      throw refusal.unprocessable([{ loc: ['socket_id'], msg, type: 'value_error' }]);
    }
    if (!requiresSignature(channel_name) || !canSubscribe(channel_name, account)) throw refusal.forbidden();
    return { auth: await world.hub.authorise(socket_id, channel_name) };
  }),
};
