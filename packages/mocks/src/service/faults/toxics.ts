import type { CallToxic, Toxic } from './toxicKinds.ts';

/** What a fault is set on: a call, or `everyCall`. */
interface Named {
  readonly name: string;
}

type Kind = CallToxic['kind'];
/** What can be said of a fault beside what the helper asks for; see {@link Toxic}. */
type More<K extends Kind> = Omit<Extract<CallToxic, { readonly kind: K }>, 'kind' | 'call'>;
/** How often a fault strikes; see `times`, `after` and `probability` of {@link Toxic}. */
type Often = Pick<Toxic, 'times' | 'after' | 'probability'>;

/** Stands for all calls. */
export const everyCall: Named = { name: '*' };

/** No answer, ever. */
export const never = ({ name }: Named, often?: Often): Toxic => ({ call: name, kind: 'never', ...often });
/** The connection breaks before anything is done. */
export const network = ({ name }: Named, often?: Often): Toxic => ({ call: name, kind: 'network', ...often });
/** The connection breaks after everything is done. */
export const lost = ({ name }: Named, often?: Often): Toxic => ({ call: name, kind: 'lost', ...often });
/** A page in place of an answer, as a proxy sends it. */
export const html = ({ name }: Named, often?: Often): Toxic => ({ call: name, kind: 'html', ...often });
/** 200, and nothing in it. */
export const empty = ({ name }: Named, often?: Often): Toxic => ({ call: name, kind: 'empty', ...often });
/** Half of the answer, then the connection breaks. */
export const truncated = ({ name }: Named, often?: Often): Toxic => ({
  call: name,
  kind: 'truncated',
  ...often,
});
/** Half of the answer, as if that were all. */
export const malformed = ({ name }: Named, often?: Often): Toxic => ({
  call: name,
  kind: 'malformed',
  ...often,
});
/** A refusal. @param body what is sent as JSON; by default a sentence in `detail` */
export const status = (
  { name }: Named,
  code: number,
  body?: unknown,
  more?: Omit<More<'status'>, 'status' | 'body'>,
): Toxic => ({ call: name, kind: 'status', status: code, ...(body !== undefined && { body }), ...more });
/** The answer, `ms` milliseconds late. @param more also `jitter`, how many milliseconds more there may be */
export const delay = ({ name }: Named, ms: number, more?: Omit<More<'delay'>, 'ms'>): Toxic => ({
  call: name,
  kind: 'delay',
  ms,
  ...more,
});
/** The answer in pieces, spread over `ms` milliseconds. */
export const drip = ({ name }: Named, ms: number, often?: Often): Toxic => ({
  call: name,
  kind: 'drip',
  ms,
  ...often,
});
/** A field that is missing, too many, or of another type. @param path such as `results.*.name`; by default the seed's choice */
export const drift = (
  { name }: Named,
  change: More<'drift'>['change'],
  path?: string,
  often?: Often,
): Toxic => ({ call: name, kind: 'drift', change, ...(path !== undefined && { path }), ...often });
