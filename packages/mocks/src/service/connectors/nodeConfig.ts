import { secretMask } from '@millrace/ui/contract';
import { checkNumber, portRule } from '../core/numbers.ts';
import type { FieldRefusal } from '../core/refusal.ts';
import type { NodeRow } from '../core/rows.ts';

/** A configuration as it is on the wire. */
export type Config = NodeRow['config'];
type Value = Config[string];

export const isObject = (value: Value): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const secretKey = /password|passphrase|private_?key|secret|token|api_?key|access_?key/i;

/**
 * What the twin's rules look for among secrets. No other secret is kept: somebody may try the console with a real one,
 * and nothing here needs it.
 */
const tellingSecrets: readonly Value[] = ['wrong'];

/** Tokens that the twin has given out itself are nobody's secret either. */
const isTelling = (value: Value): boolean =>
  tellingSecrets.includes(value) || (typeof value === 'string' && value.startsWith('twin-'));

/** Fields that stay as they were created (spec §5), and the type, which makes a destination what it is. */
const lockedKeys: ReadonlySet<string> = new Set([
  'database',
  'pgschema',
  'sqlsrvschema',
  'snowflake_schema',
  'instanceName',
  'apiVersion',
  'bucket_name',
  'table_name',
  'dataset_id',
  'file_format',
  'destination_type',
]);

/** What is counted in a configuration, by its key: the form holds to it, and so does the service. */
const numberRules: ReadonlyMap<string, Parameters<typeof checkNumber>[2]> = new Map([
  ['port', portRule],
  ['request_timeout', { least: 1 }],
  // Spec §5.
  ['maxApiQuotaPercentage', { least: 0, most: 100, isWhole: false }],
  ['pollInterval', { least: 1 }],
  ['pollTimeout', { least: 1 }],
]);

/** Visits every value that is no object, with the keys that lead to it. */
function* leavesOf(config: Config, path: readonly string[] = []): Generator<[readonly string[], Value]> {
  for (const [key, value] of Object.entries(config)) {
    if (isObject(value)) yield* leavesOf(value, [...path, key]);
    else yield [[...path, key], value];
  }
}

const isSecret = (path: readonly string[], value: Value): boolean =>
  typeof value === 'string' && value !== '' && secretKey.test(path.at(-1) ?? '');

function mapLeaves(
  config: Config,
  map: (path: readonly string[], value: Value) => Value,
  path: readonly string[] = [],
): Config {
  return Object.fromEntries(
    Object.entries(config).map(([key, value]) => {
      const here = [...path, key];
      return [key, isObject(value) ? mapLeaves(value, map, here) : map(here, value)];
    }),
  );
}

/** What is shown: every secret masked (docs/threats.md T-08). */
export const masked = (config: Config): Config =>
  mapLeaves(config, (path, value) => (isSecret(path, value) ? secretMask : value));

/** What is kept: secrets that nothing depends on become their mask. */
export const withoutSecrets = (config: Config): Config =>
  mapLeaves(config, (path, value) => (isSecret(path, value) && !isTelling(value) ? secretMask : value));

/** A configuration with `changes` laid over it, key by key. `null` is a value, and empties what was there. */
export function mergeConfig(kept: Config, changes: Config): Config {
  const result: Record<string, Value> = { ...kept };
  for (const [key, value] of Object.entries(changes)) {
    const before = Object.hasOwn(kept, key) ? kept[key] : undefined;
    result[key] = isObject(value) && isObject(before) ? mergeConfig(before, value) : value;
  }
  return result;
}

/** What lies at a path; `undefined` where nothing does. */
export function valueAt(config: Config, ...path: readonly string[]): Value {
  let here: Value = config;
  for (const key of path) here = isObject(here) && Object.hasOwn(here, key) ? here[key] : undefined;
  return here;
}

/** A text in the connection's part, `''` where there is none. */
export function setting(config: Config, key: string): string {
  const value = valueAt(config, 'connection_config', key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Masks that were sent as if they were values. */
export const checkMasks = (sent: Config): FieldRefusal[] =>
  Array.from(leavesOf(sent)).flatMap(([path, value]) =>
    value === secretMask
      ? [{ loc: ['config', ...path], msg: 'Enter the secret again.', type: 'value_error.masked' }]
      : [],
  );

/** Numbers that cannot be. */
export const checkNumbers = (sent: Config): FieldRefusal[] =>
  Array.from(leavesOf(sent)).flatMap(([path, value]) => {
    const rule = numberRules.get(path.at(-1) ?? '');
    return rule ? checkNumber(['config', ...path], value, rule) : [];
  });

/** Changes to what cannot be changed; the same value again is none. */
export const checkLocked = (kept: Config, sent: Config): FieldRefusal[] =>
  Array.from(leavesOf(sent)).flatMap(([path, value]) =>
    lockedKeys.has(path.at(-1) ?? '') && value !== (valueAt(kept, ...path) ?? null)
      ? [
          {
            loc: ['config', ...path],
            msg: 'This cannot be changed after creation.',
            type: 'value_error.const',
          },
        ]
      : [],
  );
