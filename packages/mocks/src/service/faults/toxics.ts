import type { CallToxic, Toxic } from './toxicKinds.ts';

/** The target of a fault: a call, or `everyCall`. */
interface Named {
  readonly name: string;
}

type Kind = CallToxic['kind'];
/** Options of a fault beyond the helper's arguments; see {@link Toxic}. */
type More<K extends Kind> = Omit<Extract<CallToxic, { readonly kind: K }>, 'kind' | 'call'>;
/** When a fault applies; see `times`, `after` and `probability` of {@link Toxic}. */
type Often = Pick<Toxic, 'times' | 'after' | 'probability'>;

/** Stands for all calls. */
export const everyCall: Named = { name: '*' };

/** Never responds. */
export const never = ({ name }: Named, often?: Often): Toxic => ({ call: name, kind: 'never', ...often });
/** The connection breaks before anything is done. */
export const network = ({ name }: Named, often?: Often): Toxic => ({ call: name, kind: 'network', ...often });
/** The connection breaks after everything is done. */
export const lost = ({ name }: Named, often?: Often): Toxic => ({ call: name, kind: 'lost', ...often });
/** An HTML page instead of a response, as from a proxy. */
export const html = ({ name }: Named, often?: Often): Toxic => ({ call: name, kind: 'html', ...often });
/** 200 with an empty body. */
export const empty = ({ name }: Named, often?: Often): Toxic => ({ call: name, kind: 'empty', ...often });
/** Half of the response, then the connection breaks. */
export const truncated = ({ name }: Named, often?: Often): Toxic => ({
  call: name,
  kind: 'truncated',
  ...often,
});
/** Half of the response as if it were complete. */
export const malformed = ({ name }: Named, often?: Often): Toxic => ({
  call: name,
  kind: 'malformed',
  ...often,
});
/** A refusal. @param body sent as JSON; by default a sentence in `detail` */
export const status = (
  { name }: Named,
  code: number,
  body?: unknown,
  more?: Omit<More<'status'>, 'status' | 'body'>,
): Toxic => ({ call: name, kind: 'status', status: code, ...(body !== undefined && { body }), ...more });
/** The response, `ms` milliseconds late. @param more also `jitter`, the maximum additional milliseconds */
export const delay = ({ name }: Named, ms: number, more?: Omit<More<'delay'>, 'ms'>): Toxic => ({
  call: name,
  kind: 'delay',
  ms,
  ...more,
});
/** The response in pieces, spread over `ms` milliseconds. */
export const drip = ({ name }: Named, ms: number, often?: Often): Toxic => ({
  call: name,
  kind: 'drip',
  ms,
  ...often,
});
/**
 * A field that is missing, extra, or of another type. @param path such as `results.*.name`; by default chosen by the
 * seed
 */
export const drift = (
  { name }: Named,
  change: More<'drift'>['change'],
  path?: string,
  often?: Often,
): Toxic => ({ call: name, kind: 'drift', change, ...(path !== undefined && { path }), ...often });
