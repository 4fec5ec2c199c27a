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

/** Reads by change tracking (spec §3 Source; port and schema: spec §9). */
export const sqlserver = defineSource({
  type: 'sqlserver',
  authentication: withFields(),
  docsUrl:
    'https://learn.microsoft.com/sql/relational-databases/track-changes/about-change-tracking-sql-server',
  prerequisites: [
    readOnlyUser(`CREATE LOGIN millrace_reader WITH PASSWORD = 'a-long-password';
CREATE USER millrace_reader FOR LOGIN millrace_reader;
ALTER ROLE db_datareader ADD MEMBER millrace_reader;`),
    {
      title: 'Change tracking',
      text: 'Turn it on for the database, then for each table to sync.',
      code: `ALTER DATABASE CURRENT SET CHANGE_TRACKING = ON
  (CHANGE_RETENTION = 7 DAYS, AUTO_CLEANUP = ON);
ALTER TABLE dbo.orders ENABLE CHANGE_TRACKING;
GRANT VIEW CHANGE TRACKING ON SCHEMA::dbo TO millrace_reader;`,
    },
    networkAccess,
  ],
  sections: [
    details(),
    credentials(
      ...databaseLogin({
        port: 1433,
        uriSchemes: ['sqlserver', 'mssql'],
        schema: { path: 'connection_config.sqlsrvschema', initial: 'dbo' },
      }),
    ),
    connectionOptions(),
    ssl(),
  ],
});
