import { connectorVariants, isConnectorVariant, type FeatureToggle } from '@millrace/ui/domain';
import { hasFeature } from '../core/features.ts';
import type { FieldRefusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { valueAt, type Config } from './nodeConfig.ts';

/** What is sent of a source or destination, as far as features decide about it. */
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

/** Settings that only those may use who have a feature. */
const settings: readonly {
  readonly path: readonly string[];
  readonly value: unknown;
  readonly toggle: FeatureToggle;
}[] = [
  {
    path: ['connection_config', 'authentication_method'],
    value: 'key_pair',
    toggle: 'snowflake_key_pair_auth',
  },
  { path: ['extra_args', 'is_sandbox'], value: true, toggle: 'sandbox_testing' },
];

/** What of it this client may not have: variants and settings whose feature is off (spec §6; A-125). */
export const checkFeatures = (world: World, asked: FeatureQuestion): FieldRefusal[] => [
  ...checkVariant(world, asked),
  ...settings.flatMap(({ path, value, toggle }) =>
    asked.config && valueAt(asked.config, ...path) === value && !hasFeature(world, toggle)
      ? wrong(['config', ...path], notEnabled)
      : [],
  ),
];
