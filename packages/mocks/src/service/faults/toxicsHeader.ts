import * as v from 'valibot';
import { callToxic, type CallToxic } from './toxicKinds.ts';

/** Spoils the one request that carries it. Only the twin knows it. */
export const toxicsHeader = 'X-Twin-Toxics';

const usage =
  `The header ${toxicsHeader} takes JSON: one or a list of { kind, probability? } with what the kind takes, ` +
  'such as {"kind":"status","status":503} or [{"kind":"delay","ms":800},{"kind":"truncated"}].';

/** Faults of one request: their call is the request's own, and nothing comes after it. */
const ownToxics = v.array(
  v.pipe(
    callToxic,
    v.check(({ times, after }) => times === undefined && after === undefined),
  ),
);

/** The faults that a request of the call `name` brings itself; a sentence if they cannot be understood. */
export function readToxicsHeader(request: Request, name: string): readonly CallToxic[] | string {
  const text = request.headers.get(toxicsHeader);
  if (text === null) return [];
  try {
    const given: unknown = JSON.parse(text);
    const list = (Array.isArray(given) ? given : [given]).map((each) => ({ call: name, ...each }));
    const parsed = v.safeParse(ownToxics, list);
    if (parsed.success && parsed.output.every(({ call }) => call === name)) return parsed.output;
  } catch {
    // No JSON is told in the same words as any other nonsense.
  }
  return usage;
}
