import { at, isGood, jsonOf, type Reply } from './exchange.ts';
import type { Notebook } from './notebook.ts';
import type { Session } from './session.ts';

const socketId = '1234.5678';
const absentId = '999999999';

/** The channels of a person: of all, of the person, and of the account (the first one needs no permission). */
export const channelsOf = (me: unknown): readonly string[] => [
  `private-user-${String(at(me, 'id'))}`,
  `private-client-${String(at(me, 'client', 'id'))}`,
];

/** Asks for the permission to join a channel. */
export const authorise = (
  session: Session,
  notebook: Notebook,
  channel: string,
  socket = socketId,
): Promise<Reply> =>
  session.write(
    'POST',
    notebook.callNamed('authoriseChannel').path,
    { channel_name: channel, socket_id: socket },
    { encoding: 'form' },
  );

/** Own channels are granted, and others' are not. */
export async function checkChannels(session: Session, notebook: Notebook, me: unknown): Promise<void> {
  const call = notebook.callNamed('authoriseChannel');
  for (const channel of channelsOf(me)) {
    const reply = await authorise(session, notebook, channel);
    notebook.read(call, reply);
    if (isGood(reply) || jsonOf(reply) === undefined) continue;
    notebook.note({
      check: 'channel-refused',
      severity: 'degrades',
      call: call.name,
      says: 'an own channel is refused, so screens do not update on their own',
      expected: '200',
      came: `${reply.status}`,
    });
  }
  for (const channel of [`private-user-${absentId}`, `private-client-${absentId}`]) {
    const reply = await authorise(session, notebook, channel);
    if (!isGood(reply)) continue;
    notebook.note({
      check: 'channel-open',
      severity: 'breaks',
      call: call.name,
      says: 'a channel of someone else is granted',
      expected: '403',
      came: `${reply.status}`,
    });
  }
}
