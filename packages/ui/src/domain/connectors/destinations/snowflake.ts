import {
  choice,
  credentials,
  defineDestination,
  details,
  keyFile,
  lockedName,
  networkAccess,
  secret,
  text,
  when,
  withFields,
} from '../definition/define.ts';
import { readSnowflakeAddress, snowflakeAccount } from '../../forms/formats/snowflakeAccount.ts';

const method = 'connection_config.authentication_method';
const privateKey = 'connection_config.private_key';
const byPassword = { showWhen: when(method, 'password') };
const byKeyPair = { showWhen: when(method, 'key_pair') };

/** Loads into a warehouse. Signs in by password or key pair (spec §3 Destination; schema and methods: spec §9). */
export const snowflake = defineDestination({
  type: 'snowflake',
  authentication: withFields(),
  docsUrl: 'https://docs.snowflake.com/',
  prerequisites: [
    {
      title: 'User, role and grants',
      text: 'The role needs a warehouse, and a database in which it can create schemas.',
      code: `CREATE ROLE millrace_loader;
CREATE USER millrace_loader DEFAULT_ROLE = millrace_loader;
GRANT ROLE millrace_loader TO USER millrace_loader;
GRANT USAGE ON WAREHOUSE loading TO ROLE millrace_loader;
GRANT USAGE, CREATE SCHEMA ON DATABASE analytics TO ROLE millrace_loader;`,
    },
    {
      title: 'Storage integration',
      text: 'Lets Snowflake read the files that we stage for each load. Create it as ACCOUNTADMIN, and enter its name in the form. Our support gives you the role and the location for your account.',
      code: `CREATE STORAGE INTEGRATION millrace_stage
  TYPE = EXTERNAL_STAGE
  STORAGE_PROVIDER = 'S3'
  ENABLED = TRUE
  STORAGE_AWS_ROLE_ARN = '<role from support>'
  STORAGE_ALLOWED_LOCATIONS = ('<location from support>');
GRANT USAGE ON INTEGRATION millrace_stage TO ROLE millrace_loader;`,
    },
    networkAccess,
  ],
  sections: [
    details(),
    credentials(
      text('connection_config.account', 'Account', {
        isMono: true,
        bindsSecrets: true,
        format: snowflakeAccount,
        address: {
          read: readSnowflakeAddress,
          paths: [
            ['host', 'connection_config.account'],
            ['user', 'connection_config.username'],
            ['password', 'connection_config.password'],
            ['database', 'connection_config.database'],
            ['schema', 'connection_config.snowflake_schema'],
            ['warehouse', 'connection_config.warehouse'],
            ['role', 'connection_config.role'],
          ],
        },
        hint: 'The part before `.snowflakecomputing.com`. Paste a connection string to fill in every field.',
        example: 'xy12345.us-east-1',
      }),
      text('connection_config.warehouse', 'Warehouse', { isMono: true }),
      text('connection_config.username', 'Username', { isMono: true, bindsSecrets: true }),
      choice(
        method,
        'Authentication method',
        [
          { value: 'password', label: 'Password' },
          { value: 'key_pair', label: 'Key pair', feature: 'snowflake_key_pair_auth' },
        ],
        { initial: 'password' },
      ),
      secret('connection_config.password', 'Password', byPassword),
      keyFile(privateKey, 'Private key', byKeyPair),
      secret('connection_config.passphrase', 'Passphrase', {
        ...byKeyPair,
        isRequired: false,
        opens: privateKey,
        hint: 'For an encrypted key only.',
      }),
      text('connection_config.role', 'Role', { isMono: true }),
      text('connection_config.storage_integration_name', 'Storage integration name', {
        isMono: true,
        hint: 'Created in Snowflake for staging files. See “Storage integration” in the setup guide.',
        example: 'millrace_stage',
      }),
      lockedName('connection_config.database', 'Database'),
      lockedName('connection_config.snowflake_schema', 'Schema', 'PUBLIC'),
    ),
  ],
});
