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

/** What spec §6 settles for everyone; the configuration has the last word. */
const settled: FeatureAudiences = { data_observability: 'everyone', snowflake_key_pair_auth: 'everyone' };

/** Whether a client has a feature; a toggle that neither the configuration nor the specification turns on is off. */
export function isFeatureOn(toggle: FeatureToggle, audiences: FeatureAudiences, clientId: ClientId): boolean {
  const audience = audiences[toggle] ?? settled[toggle];
  return audience === 'everyone' || (audience?.includes(clientId) ?? false);
}
