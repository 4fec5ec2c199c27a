/** Any JSON value. */
export type Wire = string | number | boolean | null | readonly Wire[] | WireObject;
export interface WireObject {
  readonly [key: string]: Wire | undefined;
}

/** Keys that reach a shared prototype (T-22). */
const unsafeSegments: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The keys of a dotted path. Throws for a path that could reach a prototype. */
export function segmentsOf(path: string): readonly string[] {
  const segments = path.split('.');
  if (segments.some((segment) => segment === '' || unsafeSegments.has(segment)))
    throw new RangeError(`"${path}" is not a path of a field`);
  return segments;
}

export const isWireObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON; `undefined` if the text is not JSON. */
export function parseJson(text: string): Wire | undefined {
  try {
    // `Wire` describes all JSON values.
    return JSON.parse(text) as Wire;
  } catch {
    return undefined;
  }
}

/** The value at `path`, reading own keys only; `undefined` if the path does not exist. */
export function readPath(root: WireObject, path: string): Wire | undefined {
  let here: Wire | undefined = root;
  for (const segment of segmentsOf(path)) {
    if (!isWireObject(here) || !Object.hasOwn(here, segment)) return undefined;
    here = here[segment];
  }
  return here;
}

/** Returns the object with `value` at `path`. Untouched parts are shared; nothing is changed in place. */
export function withPath(root: WireObject, path: string, value: Wire): WireObject {
  const put = (here: Wire | undefined, segments: readonly string[]): Wire => {
    const [segment, ...rest] = segments;
    if (segment === undefined) return value;
    const own = isWireObject(here) ? here : {};
    return { ...own, [segment]: put(Object.hasOwn(own, segment) ? own[segment] : undefined, rest) };
  };
  const [segment = '', ...rest] = segmentsOf(path);
  return { ...root, [segment]: put(Object.hasOwn(root, segment) ? root[segment] : undefined, rest) };
}

/** Returns the object without the value at `path`. */
export function withoutPath(root: WireObject, path: string): WireObject {
  if (readPath(root, path) === undefined) return root;
  const segments = segmentsOf(path);
  const parentPath = segments.slice(0, -1).join('.');
  const parent = parentPath === '' ? root : readPath(root, parentPath);
  const kept = Object.fromEntries(
    Object.entries(isWireObject(parent) ? parent : {}).filter(([key]) => key !== segments.at(-1)),
  );
  return parentPath === '' ? kept : withPath(root, parentPath, kept);
}
