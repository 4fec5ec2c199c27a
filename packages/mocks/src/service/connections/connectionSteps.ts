import { isOAuthProvider, planTest, type TestStepId } from '@millrace/ui/domain/connectors';
import { fieldsOf, readPem } from '@millrace/ui/domain/forms';
import { allDefinitions, definitionOf } from '@millrace/ui/domain/definitions';
import { bucketFailure } from '../files/bucketFailures.ts';
import { withInitials } from '../connectorConfig/definedSettings.ts';
import { leavesOf, setting, valueAt, type Config } from '../connectorConfig/nodeConfig.ts';
import type { Step } from '../core/testResult.ts';
import { activeSince } from '../tunnels/tunnelSetup.ts';
import type { TunnelRow } from '../tables/connectorRows.ts';

/** A connector to test. */
export interface TestTarget {
  readonly kind: 'source' | 'destination';
  readonly type: string;
  readonly config: Config;
}

/** Types that are reached by host and port. */
export const hostTypes: readonly string[] = allDefinitions
  .filter((definition) => fieldsOf(definition).some(({ path }) => path === 'connection_config.host'))
  .map(({ type }) => type);

/** The configuration with the defaults of its definition. */
function completed({ kind, type, config }: TestTarget): Config {
  const definition = definitionOf(kind, type);
  return definition ? withInitials(definition, config) : config;
}

/** Why steps fail, by what the configuration contains. A step without an entry always passes. */
type Failures = Readonly<Partial<Record<TestStepId, string | false>>>;

function databaseFailures({ config }: TestTarget): Failures {
  const [host, port, user, database, password] = ['host', 'port', 'user', 'database', 'password'].map((key) =>
    setting(config, key),
  );
  return {
    host: host === 'unreachable.example' && `could not connect to ${host}:${port}: timed out`,
    credentials: password === 'wrong' && `password authentication failed for user "${user}"`,
    database: database === 'missing' && `database "${database}" does not exist`,
    replication: database === 'replica' && 'wal_level is replica; set it to logical for change data capture.',
  };
}

function failureOfKey(key: string, passphrase: string): string | false {
  if (passphrase === 'wrong') return 'the passphrase does not open the key';
  const reading = readPem(key, 'privateKey');
  const isClosed = passphrase === '' && reading.state === 'valid' && reading.isEncrypted === true;
  return isClosed && 'the key is encrypted, and there is no passphrase';
}

function snowflakeFailures({ config }: TestTarget): Failures {
  const read = (key: string) => setting(config, key);
  const [account, database] = [read('account'), read('database')];
  const byKey = read('authentication_method') === 'key_pair';
  return {
    account: account === 'wrong' && `account "${account}" does not exist`,
    privateKey: failureOfKey(read('private_key'), read('passphrase')),
    credentials: !byKey && read('password') === 'wrong' && 'incorrect username or password was specified',
    warehouse: read('warehouse') === 'missing' && 'object does not exist or is not authorized',
    database: database === 'missing' && `database "${database}" does not exist`,
  };
}

/** Whether a setting has this value. */
const holds = (config: Config, word: string): boolean =>
  Array.from(leavesOf(config)).some(([, value]) => value === word);

function bucketFailures({ config }: TestTarget): Failures {
  const bucket = setting(config, 'bucket_name');
  return {
    role: holds(config, 'wrong') && 'the role can’t be assumed: check its ARN and its external id',
    bucket: bucket === 'missing' && `there is no bucket "${bucket}" in this region`,
    files: bucketFailure(bucket) ?? false,
  };
}

function bigQueryFailures({ config }: TestTarget): Failures {
  const [project, dataset] = [setting(config, 'project_id'), valueAt(config, 'dataset_id')];
  return {
    account: project === 'missing' && `there is no project "${project}"`,
    privateKey:
      (holds(config, 'wrong') && 'the key was refused') ||
      failureOfKey(String(valueAt(config, 'connection_config', 'credentials', 'private_key')), ''),
    database: dataset === 'missing' && `there is no dataset "${dataset}"`,
  };
}

/** All other connectors sign in at the provider, or with keys. */
function providerFailures({ type, config }: TestTarget): Failures {
  const isOver = holds(config, 'expired') || holds(config, `twin-expired-${type}`);
  const over = isOAuthProvider(type)
    ? 'the access was revoked: connect the account again'
    : 'the key has expired';
  return {
    credentials: (holds(config, 'wrong') && 'the credentials were refused') || (isOver && over),
    account: holds(config, 'missing') && 'there is no such account',
    sample: holds(config, 'limited') && 'these credentials may not read the account’s data',
  };
}

function failuresOf(tested: TestTarget): Failures {
  if (hostTypes.includes(tested.type)) return databaseFailures(tested);
  if (tested.type === 'snowflake') return snowflakeFailures(tested);
  if (tested.type === 's3') return bucketFailures(tested);
  return tested.type === 'bigquery' ? bigQueryFailures(tested) : providerFailures(tested);
}

/**
 * The steps of a connection test, in order.
 * @param tunnel the tunnel that the test goes through
 * @param at when, in milliseconds since the epoch
 */
export function stepsThrough(tunnel: TunnelRow | undefined, target: TestTarget, at: number): readonly Step[] {
  const tested = { ...target, config: completed(target) };
  const failures: Failures = {
    ...failuresOf(tested),
    tunnel: tunnel !== undefined && at < activeSince(tunnel) && 'the tunnel is not active',
  };
  const isGranted = isOAuthProvider(tested.type);
  return planTest({ ...tested, isGranted, tunnelName: tunnel?.name }).map(({ id, action, isOptional }) => ({
    action,
    failure: failures[id],
    isOptional,
  }));
}
