import { cutBody, dripBody } from './bodies.ts';
import { driftAnywhere, driftAt } from './drift.ts';
import { changeJson } from './json.ts';
import { pause } from './pause.ts';
import { duplicateRow, shuffleRows } from './rowFaults.ts';
import type { Strike } from './strike.ts';
import type { CallToxic } from './toxicKinds.ts';

type Kind = CallToxic['kind'];
type OfKind<K extends Kind> = Extract<CallToxic, { readonly kind: K }>;
type Answer = () => Promise<Response>;
/** Applies a fault to one request; `answer` carries it out and returns the response without this fault. */
type Fault<K extends Kind> = (toxic: OfKind<K>, answer: Answer, strike: Strike) => Promise<Response>;

const maintenancePage = '<!doctype html><title>Be right back</title><h1>Be right back</h1>';

/** Statuses whose responses have no body. */
const bodiless = [204, 205, 304];

function statusAnswer({ status, body, headers = {} }: OfKind<'status'>): Response {
  if (bodiless.includes(status)) return new Response(null, { status, headers });
  return Response.json(body ?? { detail: `Answered with ${status} on request.` }, { status, headers });
}

/** The effect of each kind of fault on a request. */
const faults: { readonly [K in Kind]: Fault<K> } = {
  async never(_, __, { signal }) {
    await pause(undefined, signal);
    return Response.error();
  },
  network: async () => Response.error(),
  async lost(_, answer) {
    await answer();
    return Response.error();
  },
  async delay({ ms, jitter = 0 }, answer, { signal, chance }) {
    await pause(ms + Math.round(jitter * chance('jitter')), signal);
    return signal.aborted ? Response.error() : answer();
  },
  drip: async ({ ms }, answer, { signal }) => dripBody(await answer(), ms, signal),
  truncated: async (_, answer) => cutBody(await answer()),
  async malformed(_, answer) {
    const response = await answer();
    if (response.body === null) return response;
    const text = await response.text();
    return new Response(text.slice(0, Math.floor(text.length / 2)), response);
  },
  async empty(_, answer) {
    await answer();
    return new Response('', { headers: { 'Content-Type': 'application/json' } });
  },
  async html() {
    return new Response(maintenancePage, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  },
  status: async (toxic) => statusAnswer(toxic),
  drift: async ({ change, path }, answer, { chance }) =>
    changeJson(await answer(), (body) =>
      path === undefined ? driftAnywhere(body, change, chance) : driftAt(body, change, path),
    ),
  duplicateRow: async (_, answer, { chance }) =>
    changeJson(await answer(), (body) => duplicateRow(body, chance)),
  shuffleRows: async (_, answer, { chance }) =>
    changeJson(await answer(), (body) => shuffleRows(body, chance)),
};

const strikeWith = <K extends Kind>(toxic: OfKind<K>, answer: Answer, strike: Strike): Promise<Response> => {
  const fault: Fault<K> = faults[toxic.kind];
  return fault(toxic, answer, strike);
};

/** The response to a request with these faults: the first one is outermost, so it takes precedence. */
export const spoilAnswer = (met: readonly CallToxic[], answer: Answer, strike: Strike): Promise<Response> =>
  met.reduceRight<Answer>((spoiled, toxic) => () => strikeWith(toxic, spoiled, strike), answer)();
