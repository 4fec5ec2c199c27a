import { connectorVariants, isConnectorVariant } from '@millrace/ui/domain/connectors';
import type { FeatureToggle } from '@millrace/ui/domain/policies';
import { definitionOf } from '@millrace/ui/domain/definitions';
import { hasFeature } from '../world/features.ts';
import type { FieldRefusal } from '../core/refusal.ts';
import type { World } from '../world/world.ts';
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

/** Settings of connectors without a definition that need a feature. A definition names the features of its fields. */
const settings: readonly {
  readonly path: readonly string[];
  readonly value: unknown;
  readonly toggle: FeatureToggle;
}[] = [{ path: ['extra_args', 'is_sandbox'], value: true, toggle: 'sandbox_testing' }];

function checkSettings(world: World, { kind, type, config }: FeatureQuestion): FieldRefusal[] {
  if (config === undefined) return [];
  const definition = definitionOf(kind, type);
  const disabled = definition
    ? disabledPaths(world, definition, config).map((path) => path.split('.'))
    : settings
        .filter(({ path, value, toggle }) => valueAt(config, ...path) === value && !hasFeature(world, toggle))
        .map(({ path }) => path);
  return disabled.flatMap((path) => wrong(['config', ...path], notEnabled));
}

/** Refuses variants and settings whose feature the client does not have (spec §6; which need one: A-125). */
export const checkFeatures = (world: World, asked: FeatureQuestion): FieldRefusal[] => [
  ...checkVariant(world, asked),
  ...checkSettings(world, asked),
];
