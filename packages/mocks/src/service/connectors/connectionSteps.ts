import { databasePorts, isOAuthProvider, labelOf, readPem } from '@millrace/ui/domain';
import { bucketFailure } from '../files/bucketFailures.ts';
import { leavesOf, setting, valueAt, type Config } from './nodeConfig.ts';
import { activeSince } from './tunnelSetup.ts';
import type { TunnelRow } from '../core/rows.ts';

/** What is tested, without its name. */
export interface TestTarget {
  readonly kind: 'source' | 'destination';
  readonly type: string;
  readonly config: Config;
}

/** One thing that a test looks at; it fails where it says why. */
export interface Step {
  readonly action: string;
  readonly failure?: string | false;
  /** The connection can do without it. */
  readonly isOptional?: boolean;
}

/** Databases that are reached by host and port. */
export const hostTypes: readonly string[] = Object.keys(databasePorts);

/** Where a database listens when nobody says (spec §9). */
const portOf = (type: string): number | undefined => new Map(Object.entries(databasePorts)).get(type);

function databaseSteps({ kind, type, config }: TestTarget): readonly Step[] {
  const read = (key: string) => setting(config, key);
  const [host, user, database] = ['host', 'user', 'database'].map(read);
  const port = read('port') || portOf(type);
  return [
    {
      action: `Reach host on port ${port}`,
      failure: host === 'unreachable.example' && `could not connect to ${host}:${port}: timed out`,
    },
    ...(valueAt(config, 'connection_config', 'ssl') ? [{ action: 'Open a session over SSL' }] : []),
    {
      action: `Sign in as ${user}`,
      failure: read('password') === 'wrong' && `password authentication failed for user "${user}"`,
    },
    {
      action: `Open database ${database}`,
      failure: database === 'missing' && `database "${database}" does not exist`,
    },
    ...(kind === 'destination' ? [{ action: `Write to schema ${read('pgschema') || 'public'}` }] : []),
    ...(type === 'postgres'
      ? [
          {
            action: 'Logical replication',
            failure:
              database === 'replica' && 'wal_level is replica; set it to logical for change data capture.',
            isOptional: true,
          },
        ]
      : []),
  ];
}

function failureOfKey(key: string, passphrase: string): string | false {
  if (passphrase === 'wrong') return 'the passphrase does not open the key';
  const reading = readPem(key, 'privateKey');
  const isClosed = passphrase === '' && reading.state === 'valid' && reading.isEncrypted;
  return isClosed && 'the key is encrypted, and no passphrase came with it';
}

function snowflakeSteps({ config }: TestTarget): readonly Step[] {
  const read = (key: string) => setting(config, key);
  const account = read('account');
  const byKey = read('authentication_method') === 'key_pair';
  return [
    {
      action: `Find account ${account}`,
      failure: account === 'wrong' && `account "${account}" does not exist`,
    },
    ...(byKey
      ? [
          {
            action: 'Read the private key',
            failure: failureOfKey(read('private_key'), read('passphrase')),
          },
        ]
      : []),
    {
      action: `Sign in as ${read('username')}`,
      failure: !byKey && read('password') === 'wrong' && 'incorrect username or password was specified',
    },
    {
      action: `Use warehouse ${read('warehouse')}`,
      failure: read('warehouse') === 'missing' && 'object does not exist or is not authorized',
    },
    {
      action: `Write to ${read('database')}.${read('snowflake_schema') || 'PUBLIC'}`,
      failure: read('database') === 'missing' && `database "${read('database')}" does not exist`,
    },
  ];
}

/** Whether something that was typed is this word. */
const holds = (config: Config, word: string): boolean =>
  Array.from(leavesOf(config)).some(([, value]) => value === word);

function bucketSteps({ kind, config }: TestTarget): readonly Step[] {
  const bucket = setting(config, 'bucket_name');
  return [
    {
      action: `Take on the role for bucket ${bucket}`,
      failure: holds(config, 'wrong') && 'the role does not let us in: check its ARN and its external id',
    },
    {
      action: 'Find the bucket',
      failure: bucket === 'missing' && `there is no bucket "${bucket}" in this region`,
    },
    {
      action: kind === 'source' ? 'List its files' : 'Write a file',
      failure: bucketFailure(bucket) ?? false,
    },
  ];
}

function bigQuerySteps({ config }: TestTarget): readonly Step[] {
  const [project, dataset] = [setting(config, 'project_id'), valueAt(config, 'dataset_id')];
  return [
    {
      action: `Find project ${project}`,
      failure: project === 'missing' && `there is no project "${project}"`,
    },
    {
      action: 'Check the key',
      failure:
        (holds(config, 'wrong') && 'the key is of no use here') ||
        failureOfKey(String(valueAt(config, 'connection_config', 'credentials', 'private_key')), ''),
    },
    {
      action: `Write to dataset ${String(dataset)}`,
      failure: dataset === 'missing' && `there is no dataset "${dataset}"`,
    },
  ];
}

/** Everything else is let in by a sign-in at the provider, or by keys. */
function providerSteps({ type, config }: TestTarget): readonly Step[] {
  const isGranted = isOAuthProvider(type);
  const isOver = holds(config, 'expired') || holds(config, `twin-expired-${type}`);
  return [
    { action: `Reach ${labelOf(type)}` },
    {
      action: isGranted ? 'Use the access that was granted' : 'Check the credentials',
      failure:
        (holds(config, 'wrong') && 'the credentials were refused') ||
        (isOver &&
          (isGranted ? 'the access was withdrawn: connect the account again' : 'the key has expired')),
    },
    {
      action: 'Find the account',
      failure: holds(config, 'missing') && 'there is no such account',
    },
    {
      action: 'Read a sample',
      failure: holds(config, 'limited') && 'these credentials may not read the account’s data',
    },
  ];
}

function stepsOf(tested: TestTarget): readonly Step[] {
  if (hostTypes.includes(tested.type)) return databaseSteps(tested);
  if (tested.type === 'snowflake') return snowflakeSteps(tested);
  if (tested.type === 's3') return bucketSteps(tested);
  return tested.type === 'bigquery' ? bigQuerySteps(tested) : providerSteps(tested);
}

/**
 * What a test of this connection looks at, in order.
 * @param tunnel what it goes through
 * @param at when, in milliseconds since the epoch
 */
export function stepsThrough(tunnel: TunnelRow | undefined, tested: TestTarget, at: number): readonly Step[] {
  if (!tunnel) return stepsOf(tested);
  const failure = at < activeSince(tunnel) && 'the tunnel is not active';
  return [{ action: `Go through tunnel ${tunnel.name}`, failure }, ...stepsOf(tested)];
}
