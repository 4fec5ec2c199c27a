import type { Wire } from '@millrace/ui/domain/forms';
import type { NodeRow } from '../tables/connectorRows.ts';

/** A configuration as it is on the wire. */
export type Config = NodeRow['config'];
export type Value = Config[string];
/** The keys of a value's path; numbers are positions in a list. */
export type Path = readonly (string | number)[];

export const isObject = (value: Value): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Value): value is readonly Wire[] => Array.isArray(value);

/** Every value that is neither an object nor a list, with its path. */
export function* leavesOf(value: Value, path: Path = []): Generator<readonly [Path, Value]> {
  if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, key]);
  } else if (isList(value)) {
    for (const [index, inner] of value.entries()) yield* leavesOf(inner, [...path, index]);
  } else {
    yield [path, value];
  }
}

type LeafMap = (path: Path, value: Value) => Value;

function mapped(value: Value, map: LeafMap, path: Path): Value {
  if (isObject(value)) return mapLeaves(value, map, path);
  if (isList(value)) return value.map((inner, index) => mapped(inner, map, [...path, index]) ?? null);
  return map(path, value);
}

/** The configuration with every leaf mapped. */
export const mapLeaves = (config: Config, map: LeafMap, path: Path = []): Config =>
  Object.fromEntries(Object.entries(config).map(([key, value]) => [key, mapped(value, map, [...path, key])]));

/** Settings with several shapes (spec §3), which are replaced and not merged. */
const wholes: ReadonlySet<string> = new Set(['ssl']);

/** Merges `changes` into a configuration, key by key. `null` is a value: it empties a setting. */
export function mergeConfig(kept: Config, changes: Config): Config {
  const result: Record<string, Value> = { ...kept };
  for (const [key, value] of Object.entries(changes)) {
    const before = Object.hasOwn(kept, key) ? kept[key] : undefined;
    result[key] =
      isObject(value) && isObject(before) && !wholes.has(key) ? mergeConfig(before, value) : value;
  }
  return result;
}

/** The value at a path of object keys; `undefined` if there is none. */
export function valueAt(config: Config, ...path: readonly string[]): Value {
  let here: Value = config;
  for (const key of path) here = isObject(here) && Object.hasOwn(here, key) ? here[key] : undefined;
  return here;
}

/** A setting of `connection_config` as text; empty if there is none. */
export function setting(config: Config, key: string): string {
  const value = valueAt(config, 'connection_config', key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
