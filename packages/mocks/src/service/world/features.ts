import rules from '../../../../console/features.json' with { type: 'json' };
import { toId } from '@millrace/ui/domain/entities';
import {
  audiencesIn as audiencesOf,
  environments,
  isFeatureOn,
  readFeatureRules,
  type Environment,
  type FeatureRules,
  type FeatureToggle,
} from '@millrace/ui/domain/policies';
import { refusal } from '../core/refusal.ts';
import type { World } from './world.ts';

export { environments, type Environment };

/**
 * Who has which feature. The file is shared with `npm start` and the deployment. Spec §6 gives the lists and the
 * environments. Where it does not match them, the match is our choice.
 */
export const featureRules: FeatureRules = readFeatureRules(rules);

/** The effect of each feature in the service; also the table of docs/twin.md. */
export const featureEffects: Readonly<Record<FeatureToggle, string>> = {
  singer_taps: 'A source may use the variant "singer"; else 422.',
  native_taps: 'A source may use the variant "native"; else 422.',
  generic_taps: 'A source may use the variant "generic"; else 422.',
  resync_tool: 'Tables can be resynced; else 403.',
  data_observability: 'Alerts, triggers and metrics are available; else 403.',
  sandbox_testing: 'A source may read from a provider’s sandbox ("extra_args.is_sandbox"); else 422.',
  etl_script: 'The ETL script can be read; else 403.',
  s3_file_format_picker:
    'No effect in the twin: the console shows the picker, and "avro" is always accepted (spec §9).',
  new_observability_metrics: 'The newer metric types can be measured; else 422.',
  snowflake_key_pair_auth: 'Snowflake accepts a key pair; else 422.',
};

/** The features of an environment, as in the page's configuration. */
export const audiencesIn = (environment: Environment) => audiencesOf(featureRules, environment);

/** Whether the client has a feature. */
export const hasFeature = (
  { features, clientId }: Pick<World, 'features' | 'clientId'>,
  toggle: FeatureToggle,
): boolean => isFeatureOn(toggle, features, toId(clientId));

/** Refuses people without a feature. */
export function demandFeature(world: World, toggle: FeatureToggle): void {
  if (!hasFeature(world, toggle)) throw refusal.forbidden('This feature is not enabled for your account.');
}
