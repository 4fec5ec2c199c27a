import { isJsonNode, type JsonNode } from './json.ts';
import type { Chance } from './strike.ts';

/** A change of a field. */
export type Change = 'missing' | 'extra' | 'wrongType';

/** Keys from the body inwards. */
type Path = readonly string[];

const extraField = 'not_in_the_contract';

/** The same value with an unexpected type. */
function mistyped(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return null;
  return value === null ? {} : [];
}

function addField(value: unknown): void {
  if (isJsonNode(value) && !Array.isArray(value)) value[extraField] = 'unexpected';
}

const valueAt = (node: JsonNode, key: string): unknown => Object.getOwnPropertyDescriptor(node, key)?.value;

/** Changes a node's value under an existing key. */
function alter(node: JsonNode, key: string, change: Change): void {
  if (change === 'extra') addField(valueAt(node, key));
  else if (change === 'wrongType') Object.defineProperty(node, key, { value: mistyped(valueAt(node, key)) });
  else if (Array.isArray(node)) node.splice(Number(key), 1);
  else Reflect.deleteProperty(node, key);
}

function alterAt(node: unknown, change: Change, [key, ...rest]: Path): void {
  if (key === undefined || !isJsonNode(node)) return;
  const own = Object.keys(node);
  // From the end, so that removing an item does not shift the next ones.
  for (const each of key === '*' ? own.toReversed() : own.filter((name) => name === key)) {
    if (rest.length === 0) alter(node, each, change);
    else alterAt(valueAt(node, each), change, rest);
  }
}

/** A body with changed fields at a path. An extra field is added to the object at the path, by default the body. */
function driftAlong(body: unknown, change: Change, path: Path): unknown {
  // Wrapped in an object, so that the body itself is a field.
  const holder: Record<string, unknown> = { body };
  alterAt(holder, change, ['body', ...path]);
  return 'body' in holder ? holder.body : {};
}

/** The same by a readable path: keys joined by dots, `*` for all. A missing path is ignored. */
export const driftAt = (body: unknown, change: Change, path: string): unknown =>
  driftAlong(body, change, path === '' ? [] : path.split('.'));

/** Every field, and every object that could have one more. */
function pathsIn(node: unknown, path: Path = []): { readonly fields: Path[]; readonly objects: Path[] } {
  if (!isJsonNode(node)) return { fields: [], objects: [] };
  const isObject = !Array.isArray(node);
  const inner = Object.keys(node).map((key) => {
    const own = [...path, key];
    const { fields, objects } = pathsIn(valueAt(node, key), own);
    return { fields: isObject ? [own, ...fields] : fields, objects };
  });
  return {
    fields: inner.flatMap(({ fields }) => fields),
    objects: [...(isObject ? [path] : []), ...inner.flatMap(({ objects }) => objects)],
  };
}

/** A body with one random field changed. */
export function driftAnywhere(body: unknown, change: Change, chance: Chance): unknown {
  const { fields, objects } = pathsIn(body);
  const paths = change === 'extra' ? objects : fields;
  const path = paths[Math.floor(chance('field') * paths.length)];
  return path === undefined ? body : driftAlong(body, change, path);
}
