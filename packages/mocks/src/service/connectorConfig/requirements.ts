import { definitionOf } from '@millrace/ui/domain/definitions';
import type { FieldRefusal } from '../core/refusal.ts';
import type { NodeRow } from '../tables/connectorRows.ts';
import { isEmpty, neededPaths } from './definedSettings.ts';
import { valueAt, type Config } from './nodeConfig.ts';

/** The paths that a configuration must fill, from the definition. A type that this build does not know needs nothing. */
export function needsOf(kind: 'source' | 'destination', type: string, config: Config): readonly string[] {
  const definition = definitionOf(kind, type);
  return definition ? neededPaths(definition, config) : [];
}

/** The required settings that are missing, each as the keys of its path. */
export const missingIn = (
  kind: 'source' | 'destination',
  type: string,
  config: Config,
): readonly (readonly string[])[] =>
  needsOf(kind, type, config)
    .map((path) => path.split('.'))
    .filter((path) => isEmpty(valueAt(config, ...path)));

/** The required settings that a change would empty. */
export function checkEmptied(
  kind: 'source' | 'destination',
  { type, config }: Pick<NodeRow, 'type' | 'config'>,
  next: Config,
): FieldRefusal[] {
  const before = new Set(missingIn(kind, type, config).map(String));
  return missingIn(kind, type, next)
    .filter((path) => !before.has(String(path)))
    .map((path) => ({
      loc: ['config', ...path],
      msg: 'This field is required.',
      type: 'value_error.missing',
    }));
}
