import { readPem } from '@millrace/ui/domain';
import { setting, valueAt, type Config } from './nodeConfig.ts';

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
export const hostTypes: readonly string[] = ['postgres', 'mysql', 'maria', 'sqlserver', 'redshift'];

function databaseSteps({ kind, type, config }: TestTarget): readonly Step[] {
  const read = (key: string) => setting(config, key);
  const [host, port, user, database] = ['host', 'port', 'user', 'database'].map(read);
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

/** Everything else is let in by keys and tokens. */
const otherSteps = ({ kind, config }: TestTarget): readonly Step[] => [
  { action: 'Reach the provider' },
  {
    action: 'Check the credentials',
    failure: JSON.stringify(config).includes('"wrong"') && 'the credentials were refused',
  },
  { action: kind === 'source' ? 'Read a sample' : 'Write a sample' },
];

/** What a test of this connector looks at, in order. */
export function stepsOf(tested: TestTarget): readonly Step[] {
  if (hostTypes.includes(tested.type)) return databaseSteps(tested);
  return tested.type === 'snowflake' ? snowflakeSteps(tested) : otherSteps(tested);
}

const databaseNeeds = ['host', 'port', 'user', 'password', 'database'];

/** The settings of the connection that cannot be left out. */
export function requiredSettings({ type, config }: TestTarget): readonly string[] {
  if (hostTypes.includes(type)) return databaseNeeds;
  if (type !== 'snowflake') return [];
  const byKey = setting(config, 'authentication_method') === 'key_pair';
  const secret = byKey ? 'private_key' : 'password';
  return ['account', 'warehouse', 'username', secret, 'role', 'storage_integration_name', 'database'];
}
