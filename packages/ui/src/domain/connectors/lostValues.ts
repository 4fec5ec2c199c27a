import { isWireObject, type Wire, type WireObject } from '../json/paths.ts';

export interface ConfigChange {
  /** The configuration as it was read before the change. */
  readonly before: WireObject;
  /** What the change contained. `null` removes a value. */
  readonly sent: WireObject;
  /** The configuration in the answer to the change. */
  readonly after: WireObject;
}

/** A service may leave out what says nothing, such as `false` or an empty list. */
const saysSomething = (value: Wire | undefined): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

const ownValue = (of: WireObject, key: string): Wire | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined;
const objectOf = (value: Wire | undefined): WireObject => (isWireObject(value) ? value : {});

/**
 * The dotted paths of values that a change should have kept or set, and that its answer no longer has. A service that
 * replaces a configuration loses what a change leaves out.
 * @param secrets the paths of secrets: what was sent there need not come back
 */
export function lostValues(
  { before, sent, after }: ConfigChange,
  secrets: ReadonlySet<string>,
  parent = '',
): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(sent)])].flatMap((key) => {
    const path = `${parent}${key}`;
    const [was, change, is] = [ownValue(before, key), ownValue(sent, key), ownValue(after, key)];
    if (isWireObject(change) || (change === undefined && isWireObject(was))) {
      return lostValues(
        { before: objectOf(was), sent: objectOf(change), after: objectOf(is) },
        secrets,
        `${path}.`,
      );
    }
    const isExpected =
      change === undefined ? saysSomething(was) : saysSomething(change) && !secrets.has(path);
    return isExpected && (is === undefined || is === null) ? [path] : [];
  });
}
