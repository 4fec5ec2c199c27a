import * as v from 'valibot';
import { callToxic, type CallToxic } from './toxicKinds.ts';

/** Applies faults to the one request that carries it. Only the twin supports it. */
export const toxicsHeader = 'X-Twin-Toxics';

const usage =
  `The header ${toxicsHeader} takes JSON: one or a list of { kind, probability? } with what the kind takes, ` +
  'such as {"kind":"status","status":503} or [{"kind":"delay","ms":800},{"kind":"truncated"}].';

/** Faults of one request: their call is the request's own, and `times` and `after` do not apply. */
const ownToxics = v.array(
  v.pipe(
    callToxic,
    v.check(({ times, after }) => times === undefined && after === undefined),
  ),
);

/** The faults of a request of the call `name` from its own header; an error message if they are invalid. */
export function readToxicsHeader(request: Request, name: string): readonly CallToxic[] | string {
  const text = request.headers.get(toxicsHeader);
  if (text === null) return [];
  try {
    const given: unknown = JSON.parse(text);
    const list = (Array.isArray(given) ? given : [given]).map((each) => ({ call: name, ...each }));
    const parsed = v.safeParse(ownToxics, list);
    if (parsed.success && parsed.output.every(({ call }) => call === name)) return parsed.output;
  } catch {
    // Invalid JSON gets the same message as any other invalid value.
  }
  return usage;
}
