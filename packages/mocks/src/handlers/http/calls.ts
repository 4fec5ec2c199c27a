import type * as contract from '@millrace/ui/contract';
import type { Call } from '@millrace/ui/contract';

type Exports = typeof contract;

/** The name of a call. */
export type CallName = {
  [Name in keyof Exports]: Exports[Name] extends Call ? Name : never;
}[keyof Exports];

/** Every call by its name. Only the twin imports them all; the console's screens contain the ones they use. */
export type Calls = { readonly [Name in CallName]: Exports[Name] };

const patternOf = (call: Call): RegExp =>
  new RegExp(`^(?:/.*)?${call.path.replace(/[.\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

const patterns = new WeakMap<Call, RegExp>();

/** Whether a path is exactly the path of this call: with an extra or missing slash it is another path. */
export function fitsPath(call: Call, pathname: string): boolean {
  let pattern = patterns.get(call);
  if (!pattern) {
    pattern = patternOf(call);
    patterns.set(call, pattern);
  }
  return pattern.test(pathname);
}
