import type { ClientId } from './id.ts';

/** The ten toggles of spec §3. */
export const featureToggles = [
  'singer_taps',
  'native_taps',
  'generic_taps',
  'resync_tool',
  'data_observability',
  'sandbox_testing',
  'etl_script',
  's3_file_format_picker',
  'new_observability_metrics',
  'snowflake_key_pair_auth',
] as const;
export type FeatureToggle = (typeof featureToggles)[number];

/** The clients with a feature: everyone, or these ids. It is part of the page, never of the bundle. */
export type FeatureAudience = 'everyone' | readonly number[];
export type FeatureAudiences = Readonly<Partial<Record<FeatureToggle, FeatureAudience>>>;

/** Features that spec §6 turns on for everyone; the configuration overrides it. */
const settled: FeatureAudiences = { data_observability: 'everyone', snowflake_key_pair_auth: 'everyone' };

/**
 * Whether a client has a feature. Toggles are off unless the configuration or the specification turns them
 * on.
 */
export function isFeatureOn(toggle: FeatureToggle, audiences: FeatureAudiences, clientId: ClientId): boolean {
  const audience = audiences[toggle] ?? settled[toggle];
  return audience === 'everyone' || (audience?.includes(clientId) ?? false);
}
