import type { Call, CallKind } from '@millrace/ui/contract';

const second = 1_000;

/** How long a call may take until its response begins, in milliseconds (docs/faults.md, "Time limits"). */
export const timeLimits: Readonly<Record<CallKind, number>> = {
  session: 10 * second,
  list: 10 * second,
  detail: 10 * second,
  series: 10 * second,
  auxiliary: 10 * second,
  channel: 10 * second,
  introspection: 60 * second,
  // A little more than the service's own request_timeout of 300 s (spec §9), so that its response arrives
  // first.
  probe: 330 * second,
  credentials: 20 * second,
  token: 20 * second,
  logout: 20 * second,
  create: 30 * second,
  change: 30 * second,
  remove: 30 * second,
  command: 30 * second,
  administration: 30 * second,
  message: 30 * second,
  billing: 30 * second,
  oauth: 30 * second,
};

/** A call that includes a connection test may take as long as a test. */
export const timeLimitOf = ({ kind, connectionTest }: Call): number =>
  connectionTest ? timeLimits.probe : timeLimits[kind];

/** How much longer the body of a response may take, in milliseconds: a slow download may finish (F25). */
export const bodyLimitMs = 60 * second;
