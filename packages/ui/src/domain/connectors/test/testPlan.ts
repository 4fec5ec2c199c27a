import { categoryOf, labelOf } from '../../entities/catalogue.ts';
import type { FailedStep } from './describeTestFailure.ts';
import { readPath, type Wire, type WireObject } from '../../json/paths.ts';

/** The check of a step. The service's test and this plan use the same steps. */
export type TestStepId =
  | 'tunnel'
  | 'host'
  | 'ssl'
  | 'account'
  | 'privateKey'
  | 'credentials'
  | 'warehouse'
  | 'database'
  | 'schema'
  | 'replication'
  | 'role'
  | 'bucket'
  | 'files'
  | 'provider'
  | 'sample';

/** A step that a connection test is about to run. */
export interface PlannedStep {
  readonly id: TestStepId;
  readonly action: string;
  /** The connection works even if this step fails. */
  readonly isOptional?: true;
  /** The field to correct when the step fails. */
  readonly path?: string;
  /** What to do when the step fails. */
  readonly hint?: string;
}

export interface TestPlanInput {
  readonly kind: 'source' | 'destination';
  readonly type: string;
  /** The whole configuration to test, as it is on the wire. */
  readonly config: WireObject;
  /** Whether a sign-in at the provider grants the access. It changes the plans of providers only. @default false */
  readonly isGranted?: boolean;
  /** The tunnel that the test goes through; `undefined` for a direct connection. */
  readonly tunnelName: string | undefined;
}

type Plan = readonly PlannedStep[];

const at = (key: string): string => `connection_config.${key}`;
const isScalar = (value: Wire | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
const textAt = (config: WireObject, path: string): string => {
  const value = readPath(config, path);
  return isScalar(value) ? String(value) : '';
};

/** Connectors that are reached by host and port. */
const isDatabase = ({ kind, type }: TestPlanInput): boolean =>
  type === 'redshift' || categoryOf(kind, type) === 'database';

function databasePlan({ kind, type, config, tunnelName }: TestPlanInput): Plan {
  const read = (key: string) => textAt(config, at(key));
  const port = read('port');
  return [
    {
      id: 'host',
      action: port === '' ? 'Reach host' : `Reach host on port ${port}`,
      path: at('host'),
      hint:
        tunnelName === undefined
          ? 'Check the host and port, and allow our IP addresses in your firewall.'
          : 'Check the host and port. The host must be reachable from the tunnel.',
    },
    ...(readPath(config, at('ssl'))
      ? [
          {
            id: 'ssl',
            action: 'Open a session over SSL',
            path: at('ssl'),
            hint: 'Check that the server accepts SSL, and the certificate.',
          } as const,
        ]
      : []),
    {
      id: 'credentials',
      action: `Sign in as ${read('user')}`,
      path: at('password'),
      hint: 'Check the user and password.',
    },
    {
      id: 'database',
      action: `Open database ${read('database')}`,
      path: at('database'),
      hint: 'Check the database name and that the user may connect.',
    },
    ...(kind === 'destination'
      ? [
          {
            id: 'schema',
            action: `Write to schema ${read('pgschema') || 'public'}`,
            path: at('pgschema'),
            hint: 'Check the schema name and that the user may create tables.',
          } as const,
        ]
      : []),
    ...(type === 'postgres'
      ? [
          {
            id: 'replication',
            action: 'Logical replication',
            isOptional: true,
            hint: 'Set wal_level to logical, then restart the database server.',
          } as const,
        ]
      : []),
  ];
}

function snowflakePlan({ config }: TestPlanInput): Plan {
  const read = (key: string) => textAt(config, at(key));
  const byKey = read('authentication_method') === 'key_pair';
  return [
    {
      id: 'account',
      action: `Find account ${read('account')}`,
      path: at('account'),
      hint: 'Check the account identifier, such as xy12345.us-east-1.',
    },
    ...(byKey
      ? [
          {
            id: 'privateKey',
            action: 'Read the private key',
            path: at('private_key'),
            hint: 'Check the key file and its passphrase.',
          } as const,
        ]
      : []),
    {
      id: 'credentials',
      action: `Sign in as ${read('username')}`,
      path: at(byKey ? 'private_key' : 'password'),
      hint: byKey
        ? 'Check the public key of the user, and that the network policy allows our IP addresses.'
        : 'Check the username and password, and that the network policy allows our IP addresses.',
    },
    {
      id: 'warehouse',
      action: `Use warehouse ${read('warehouse')}`,
      path: at('warehouse'),
      hint: 'Check the warehouse name and that the role may use it.',
    },
    {
      id: 'database',
      action: `Write to ${read('database')}.${read('snowflake_schema') || 'PUBLIC'}`,
      path: at('database'),
      hint: 'Check the database and schema, and that the role may write to them.',
    },
  ];
}

const bucketPlan = ({ kind, config }: TestPlanInput): Plan => [
  {
    id: 'role',
    action: `Assume the role for bucket ${textAt(config, at('bucket_name'))}`,
    path: at('assume_role'),
    hint: 'Check the role ARN and its external ID.',
  },
  {
    id: 'bucket',
    action: 'Find the bucket',
    path: at('bucket_name'),
    hint: 'Check the bucket name and its region.',
  },
  {
    id: 'files',
    action: kind === 'source' ? 'List its files' : 'Write a file',
    hint: 'Check the permissions of the role.',
  },
];

const bigQueryPlan = ({ config }: TestPlanInput): Plan => [
  {
    id: 'account',
    action: `Find project ${textAt(config, at('project_id'))}`,
    hint: 'Check the project ID.',
  },
  { id: 'privateKey', action: 'Check the key', hint: 'Check the key of the service account.' },
  {
    id: 'database',
    action: `Write to dataset ${textAt(config, 'dataset_id')}`,
    hint: 'Check the dataset ID and the permissions of the service account.',
  },
];

/** All other connectors sign in at the provider, or with keys. */
function providerPlan({ type, isGranted = false }: TestPlanInput): Plan {
  return [
    { id: 'provider', action: `Reach ${labelOf(type)}`, hint: 'Try again in a moment.' },
    isGranted
      ? { id: 'credentials', action: 'Use the granted access', hint: 'Connect the account again.' }
      : { id: 'credentials', action: 'Check the credentials', hint: 'Check the keys and tokens.' },
    { id: 'account', action: 'Find the account', hint: 'Check the account ID.' },
    { id: 'sample', action: 'Read a sample', hint: 'Check the permissions of the credentials.' },
  ];
}

function connectorPlan(input: TestPlanInput): Plan {
  const { type } = input;
  if (isDatabase(input)) return databasePlan(input);
  if (type === 'snowflake') return snowflakePlan(input);
  if (type === 's3') return bucketPlan(input);
  return type === 'bigquery' ? bigQueryPlan(input) : providerPlan(input);
}

/** The expected steps of a connection test, in order. */
export function planTest(input: TestPlanInput): Plan {
  const { tunnelName } = input;
  const plan = connectorPlan(input);
  if (tunnelName === undefined) return plan;
  const tunnel: PlannedStep = {
    id: 'tunnel',
    action: `Go through tunnel ${tunnelName}`,
    path: 'tunnel_id',
    hint: 'Check that the tunnel is active, or choose another one.',
  };
  return [tunnel, ...plan];
}

/** Adds the field to correct and the next step to each failed step, from the plan. */
export const explainSteps = (results: readonly FailedStep[], plan: Plan): readonly FailedStep[] =>
  results.map((step) => {
    const planned = step.success === false && plan.find(({ action }) => action === step.action);
    if (!planned) return step;
    const { path, hint } = planned;
    return { ...(path !== undefined && { path }), ...(hint !== undefined && { hint }), ...step };
  });
