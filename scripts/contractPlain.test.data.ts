import { startPlainService, type PlainService } from '../e2e/plainService/plainService.ts';
import { realtimeKey } from '../e2e/plainService/accountRoutes.ts';
import { people } from '../e2e/plainService/data.ts';
import { sendTo } from '../packages/contract/src/verify/exchange.ts';
import type { Habits } from '../packages/contract/src/verify/report.ts';
import { socketTo } from '../packages/contract/src/verify/socket.ts';
import { verify } from '../packages/contract/src/verify/verify.ts';
import { file } from './contract.test.data.ts';
import { source } from './contractVerify.test.data.ts';

export const startPlain = () => startPlainService();

/** The habits of the plain service, found out from outside. */
export async function habitsOf({ origin }: PlainService): Promise<Habits> {
  const report = await verify({
    file,
    send: sendTo(origin),
    origin,
    people: [{ name: 'admin', ...people.admin }],
    level: 'scratch',
    source,
    openSocket: socketTo(`${origin.replace('http', 'ws')}/app/${realtimeKey}`),
  });
  return report.habits;
}

/** The habits of the service with its default switches. It filters by fields of the same name only. */
export const plainHabits = {
  lists: 'paged',
  pageNumber: 'absent',
  filters: 'partly obeyed',
  pageSizeCap: 20,
  endedSession: 403,
  proxyErrors: 'none',
  errors: 'fields',
  events: 'sent',
  writes: 'replace',
  actions: 'status',
  optionalFields: 'sent',
} as const satisfies Habits;
