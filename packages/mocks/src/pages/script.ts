import { wait } from '../service/core/waiting.ts';
import type { PageRequest } from './foreignPage.ts';
import { foreignHeaders } from './page.ts';

/** How long `mode=slow` takes, in milliseconds of the service's time. */
const slowMs = 5_000;

/** Scripts are there to run in other people's pages, which then ask for more; no cookie goes along. */
const openHeaders = {
  ...foreignHeaders,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Data for a script that runs in a page of another origin. */
export const openJson = (status: number, value: unknown): Response =>
  Response.json(value, { status, headers: openHeaders });

/** A script for pages of other origins. */
export const openScript = (text: string): Response =>
  new Response(text, { headers: { ...openHeaders, 'Content-Type': 'text/javascript; charset=utf-8' } });

const modes = ['down', 'never', 'slow'];

/**
 * What goes wrong with a script and with what it asks for, by `mode` in the address: `down` (503), `never` (no answer),
 * `slow` (5 s of the service's time). A mode that there is not is refused, or a misspelt failure would pass for success.
 * @param ownModes those that the party knows beyond these
 * @returns the failure, or nothing where all goes well
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

/** The body of a script's question; `undefined` where it is no JSON. */
export const readQuestion = (request: Request): Promise<unknown> =>
  request.json().catch((): undefined => undefined);
