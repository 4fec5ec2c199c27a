import { isSecret } from '../connectorConfig/nodeSecrets.ts';
import { isObject, leavesOf, type Config } from '../connectorConfig/nodeConfig.ts';
import type { ActivityRow } from '../tables/activityRows.ts';

/** What was changed: the names of settings, and their values before and after. */
export type Changed = Pick<ActivityRow, 'fields' | 'values'>;

type Values = ReadonlyMap<string, unknown>;

/** Longer values, such as certificates, are only named. */
const longestValue = 200;

const isTold = (value: unknown): value is string | number | boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value !== '' && value.length <= longestValue);

const isSecretName = (name: string): boolean => isSecret(name.split('.'), 'any');

const textOf = (value: unknown): string => JSON.stringify(value ?? null);

/** Compares named values. A secret, and what is neither a text, a number nor a switch, is only named. */
export function changedValues(before: Values, after: Values): Changed {
  const fields = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => textOf(before.get(name)) !== textOf(after.get(name)),
  );
  const told = (when: 'before' | 'after', values: Values) =>
    fields.flatMap((name): [string, string | number][] => {
      const value = values.get(name);
      if (isSecretName(name) || !isTold(value)) return [];
      return [[`${when}.${name}`, typeof value === 'boolean' ? String(value) : value]];
    });
  return { fields, values: Object.fromEntries([...told('before', before), ...told('after', after)]) };
}

/** The settings of a configuration by their path. A list is one setting. */
function* settingsIn(config: Config, path = ''): Generator<readonly [string, unknown]> {
  for (const [key, value] of Object.entries(config)) {
    if (isObject(value)) yield* settingsIn(value, `${path}${key}.`);
    else yield [path + key, value];
  }
}

interface Connector {
  readonly name: string;
  readonly tunnel_id: number | null;
  readonly config: Config;
}

const valuesOf = ({ name, tunnel_id, config }: Connector): Values =>
  new Map<string, unknown>([['name', name], ['tunnel_id', tunnel_id], ...settingsIn(config)]);

/**
 * What a request has changed of a source or destination.
 * @param sent its configuration: the secrets in it are new, although no value of them is stored
 */
export function changedConnector(before: Connector, after: Connector, sent: Config | undefined): Changed {
  const { fields, values } = changedValues(valuesOf(before), valuesOf(after));
  const secrets = sent
    ? [...leavesOf(sent)].flatMap(([path, value]) => (isSecret(path, value) ? [path.join('.')] : []))
    : [];
  return { fields: [...new Set([...fields, ...secrets])], values };
}
