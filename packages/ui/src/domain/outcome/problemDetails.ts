import type { Problem } from './problem.ts';

/** An id that a service or a proxy gives. Anything else in its header is left out. */
const plainId = /^[\w.:-]{1,80}$/;

/**
 * A failed request in lines, to be copied for support: never a body, a query, a secret, a person's id or the service's
 * own words, which may quote any of them. `undefined` if there was no request.
 */
export function problemDetails({
  kind,
  status,
  foreignStatus,
  request,
  requestId,
}: Problem): string | undefined {
  // The person stopped it, or has no network: support has nothing to look for.
  if (!request || kind === 'offline' || kind === 'aborted' || kind === 'cancelled') return undefined;
  const answered = status ?? foreignStatus;
  const lines = [
    `Request: ${request.method} ${request.path}`,
    `Result: ${[answered, kind === 'http' ? undefined : kind].filter((part) => part !== undefined).join(' ')}`,
    requestId !== undefined && plainId.test(requestId) ? `Request ID: ${requestId}` : undefined,
    `Time: ${request.at.toISOString()}`,
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}
