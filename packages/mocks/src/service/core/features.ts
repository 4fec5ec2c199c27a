import { toId } from '@millrace/ui/domain/entities';
import { isFeatureOn, type FeatureToggle } from '@millrace/ui/domain/policies';
import { refusal } from './refusal.ts';
import type { World } from './world.ts';

/** The deployment environment (spec §6). */
export const environments = ['development', 'staging', 'production'] as const;
export type Environment = (typeof environments)[number];

interface FeatureRule {
  /** Environments where everyone has it. */
  readonly environments: readonly Environment[];
  /** The ids of clients that have it everywhere. */
  readonly clients: readonly number[];
  /** Its effect in the service; also the table of docs/twin.md. */
  readonly changes: string;
}

const early: readonly Environment[] = ['development', 'staging'];

/** Spec §6 gives the lists and the environments. Where it does not match them, the match is our choice. */
export const featureRules: Readonly<Record<FeatureToggle, FeatureRule>> = {
  singer_taps: {
    environments: early,
    clients: [1, 603],
    changes: 'A source may use the variant "singer"; else 422.',
  },
  native_taps: {
    environments: early,
    clients: [1452],
    changes: 'A source may use the variant "native"; else 422.',
  },
  generic_taps: {
    environments: early,
    clients: [150, 2153],
    changes: 'A source may use the variant "generic"; else 422.',
  },
  resync_tool: {
    environments: early,
    clients: [1, 603],
    changes: 'Tables can be resynced; else 403.',
  },
  data_observability: {
    environments,
    clients: [],
    changes: 'Alerts, triggers and metrics are available; else 403.',
  },
  sandbox_testing: {
    environments: ['development'],
    clients: [],
    changes: 'A source may read from a provider’s sandbox ("extra_args.is_sandbox"); else 422.',
  },
  etl_script: {
    environments: early,
    clients: [150],
    changes: 'The ETL script can be read; else 403.',
  },
  s3_file_format_picker: {
    environments: early,
    clients: [150, 2153],
    changes: 'No effect in the twin: the console shows the picker, and "avro" is always accepted (spec §9).',
  },
  new_observability_metrics: {
    environments: early,
    clients: [1452],
    changes: 'The newer metric types can be measured; else 422.',
  },
  snowflake_key_pair_auth: {
    environments,
    clients: [],
    changes: 'Snowflake accepts a key pair; else 422.',
  },
};

/** The features of an environment, as in the page's configuration. */
export const audiencesIn = (
  environment: Environment,
): Partial<Record<FeatureToggle, 'everyone' | number[]>> =>
  Object.fromEntries(
    Object.entries(featureRules).map(([toggle, rule]) => [
      toggle,
      rule.environments.includes(environment) ? 'everyone' : [...rule.clients],
    ]),
  );

/** Whether the client has a feature. */
export const hasFeature = (
  { features, clientId }: Pick<World, 'features' | 'clientId'>,
  toggle: FeatureToggle,
): boolean => isFeatureOn(toggle, features, toId(clientId));

/** Refuses people without a feature. */
export function demandFeature(world: World, toggle: FeatureToggle): void {
  if (!hasFeature(world, toggle)) throw refusal.forbidden('This feature is not enabled for your account.');
}
