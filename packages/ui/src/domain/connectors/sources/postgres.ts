import {
  connectionOptions,
  credentials,
  databaseLogin,
  defineSource,
  details,
  networkAccess,
  readOnlyUser,
  ssl,
  withFields,
} from '../definition/define.ts';

/** Reads by logical replication (spec §3 Source; port and schema: spec §9). PostgreSQL has no advanced options. */
export const postgres = defineSource({
  type: 'postgres',
  authentication: withFields(),
  docsUrl: 'https://www.postgresql.org/docs/current/logical-replication.html',
  prerequisites: [
    readOnlyUser(`CREATE USER millrace_reader WITH PASSWORD 'a-long-password';
GRANT USAGE ON SCHEMA public TO millrace_reader;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO millrace_reader;
ALTER DEFAULT PRIVILEGES IN SCHEMA public
  GRANT SELECT ON TABLES TO millrace_reader;`),
    {
      title: 'Logical replication',
      text: 'Changes are read from the write-ahead log. Restart the server after you set its level.',
      code: `ALTER SYSTEM SET wal_level = 'logical';
ALTER USER millrace_reader WITH REPLICATION;`,
    },
    networkAccess,
  ],
  sections: [
    details(),
    credentials(
      ...databaseLogin({
        port: 5432,
        uriSchemes: ['postgres', 'postgresql'],
        schema: { path: 'connection_config.pgschema', initial: 'public' },
      }),
    ),
    connectionOptions(),
    ssl(),
  ],
});
