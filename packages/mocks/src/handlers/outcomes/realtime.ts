import type { realtimeHandlers } from '../realtime.ts';
import { type Outcomes } from './outcome.ts';

const somewhere = { channel_name: 'private-client-1', socket_id: '1.1' };

export const realtimeOutcomes: Outcomes<typeof realtimeHandlers> = {
  authoriseChannel: [
    { status: 200, body: somewhere },
    { status: 200, body: { ...somewhere, channel_name: 'private-user-1' } },
    { status: 403, body: { ...somewhere, channel_name: 'private-user-2' } },
    { status: 403, body: { ...somewhere, channel_name: 'private-client-2' } },
    { status: 403, body: { ...somewhere, channel_name: 'all' } },
    ...['1', '1:private-client-2', '1.1:private-client-2', ' 1.1', ''].map((socket_id) => ({
      status: 422,
      body: { ...somewhere, socket_id },
    })),
  ],
};
