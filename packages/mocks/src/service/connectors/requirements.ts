import { definitionOf, type SourceWithoutDefinition } from '@millrace/ui/domain/definitions';
import type { FieldRefusal } from '../core/refusal.ts';
import type { NodeRow } from '../core/rows.ts';
import { isEmpty, neededPaths } from './definedSettings.ts';
import { valueAt, type Config } from './nodeConfig.ts';

const keyed =
  (section: string) =>
  (...keys: readonly string[]): readonly string[] =>
    keys.map((key) => `${section}.${key}`);
const tap = keyed('tap_config');

/**
 * The required settings of sources that have no definition yet, by their paths. Settings with a default (spec §9) are not
 * required. Which ones are required is our choice where the specification does not say.
 */
const sourceNeeds: Readonly<Record<SourceWithoutDefinition, readonly string[]>> = {
  facebook_pages: tap('access_token', 'pages'),
  ga4: tap('access_token', 'refresh_token', 'properties'),
};

/** Every destination has a definition. */
const needs: Readonly<Record<'source' | 'destination', ReadonlyMap<string, readonly string[]>>> = {
  source: new Map(Object.entries(sourceNeeds)),
  destination: new Map(),
};

/** Every path that is required by some connector without a definition. */
export const allNeeds: readonly string[] = Object.values(sourceNeeds).flat();

/** The paths that a configuration must fill: from the definition if there is one. */
export function needsOf(kind: 'source' | 'destination', type: string, config: Config): readonly string[] {
  const definition = definitionOf(kind, type);
  return definition ? neededPaths(definition, config) : (needs[kind].get(type) ?? []);
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
