import type { ClientId } from '../entities/id.ts';

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

/** Who has a feature: everyone, or the clients with these ids. It comes with the page, never with the bundle. */
export type FeatureAudience = 'everyone' | readonly number[];
export type FeatureAudiences = Readonly<Partial<Record<FeatureToggle, FeatureAudience>>>;

/** Whether a client has a feature; a toggle that the configuration does not name is off. */
export function isFeatureOn(toggle: FeatureToggle, audiences: FeatureAudiences, clientId: ClientId): boolean {
  const audience = audiences[toggle];
  return audience === 'everyone' || (audience?.includes(clientId) ?? false);
}
