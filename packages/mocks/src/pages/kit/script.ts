import { wait } from '../../service/world/waiting.ts';
import type { PageRequest } from './foreignPage.ts';
import { foreignHeaders } from './page.ts';

/** Duration of `mode=slow`, in milliseconds of the service's time. */
const slowMs = 5_000;

/** Scripts run in other sites' pages, which then send requests; no cookie is sent with them. */
const openHeaders = {
  ...foreignHeaders,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Data for a script on a page of another origin. */
export const openJson = (status: number, value: unknown): Response =>
  Response.json(value, { status, headers: openHeaders });

/** A script for pages of other origins. */
export const openScript = (text: string): Response =>
  new Response(text, { headers: { ...openHeaders, 'Content-Type': 'text/javascript; charset=utf-8' } });

const modes = ['down', 'never', 'slow'];

/**
 * Failures of a script and of its requests, by `mode` in the address: `down` (503), `never` (no response), `slow` (5 s
 * of the service's time). An unknown mode is refused, because a misspelt failure would look like success.
 * @param ownModes further modes of this party
 * @returns the failure, or nothing on success
 */
export async function failureOf(
  { backend, request, url }: PageRequest,
  ownModes: readonly string[],
): Promise<Response | undefined> {
  const mode = url.searchParams.get('mode');
  if (mode === null) return undefined;
  const known = [...modes, ...ownModes];
  if (!known.includes(mode)) {
    return openJson(400, { detail: `There is no mode "${mode}". There are: ${known.join(', ')}.` });
  }
  if (mode === 'down') return openJson(503, { detail: 'Not available.' });
  if (mode !== 'never' && mode !== 'slow') return undefined;
  const isOver = await wait(backend, mode === 'never' ? Number.POSITIVE_INFINITY : slowMs, request.signal);
  return isOver ? undefined : Response.error();
}

/** The body of a script's request; `undefined` if it is not JSON. */
export const readQuestion = (request: Request): Promise<unknown> =>
  request.json().catch((): undefined => undefined);
