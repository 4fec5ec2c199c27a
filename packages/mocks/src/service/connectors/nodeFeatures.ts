import { connectorVariants, isConnectorVariant } from '@millrace/ui/domain/connectors';
import type { FeatureToggle } from '@millrace/ui/domain/policies';
import { definitionOf } from '@millrace/ui/domain/definitions';
import { hasFeature } from '../core/features.ts';
import type { FieldRefusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { disabledPaths } from './definedChecks.ts';
import { valueAt, type Config } from './nodeConfig.ts';

/** The parts of a request that features decide about. */
export interface FeatureQuestion {
  readonly kind: 'source' | 'destination';
  readonly type: string;
  readonly config?: Config;
  readonly variant?: string | null;
}

const notEnabled = 'This feature is not enabled for your account.';

const wrong = (loc: readonly string[], msg: string, type = 'value_error.feature'): FieldRefusal[] => [
  { loc, msg, type },
];

function checkVariant(world: World, { kind, variant }: FeatureQuestion): FieldRefusal[] {
  if (variant === undefined || variant === null) return [];
  if (kind === 'destination') return wrong(['variant'], 'A destination has no variants.', 'value_error.enum');
  if (!isConnectorVariant(variant)) {
    return wrong(['variant'], `There is no variant "${variant}".`, 'value_error.enum');
  }
  return hasFeature(world, connectorVariants[variant]) ? [] : wrong(['variant'], notEnabled);
}

/** Settings of any connector that need a feature. A definition names the features of its own fields. */
const settings: readonly {
  readonly path: readonly string[];
  readonly value: unknown;
  readonly toggle: FeatureToggle;
}[] = [{ path: ['extra_args', 'is_sandbox'], value: true, toggle: 'sandbox_testing' }];

function checkDefinedFeatures(world: World, { kind, type, config }: FeatureQuestion): FieldRefusal[] {
  const definition = config && definitionOf(kind, type);
  if (!definition) return [];
  return disabledPaths(world, definition, config).flatMap((path) =>
    wrong(['config', ...path.split('.')], notEnabled),
  );
}

/** Refuses variants and settings whose feature the client does not have (spec §6; which need one: A-125). */
export const checkFeatures = (world: World, asked: FeatureQuestion): FieldRefusal[] => [
  ...checkVariant(world, asked),
  ...checkDefinedFeatures(world, asked),
  ...settings.flatMap(({ path, value, toggle }) =>
    asked.config && valueAt(asked.config, ...path) === value && !hasFeature(world, toggle)
      ? wrong(['config', ...path], notEnabled)
      : [],
  ),
];
