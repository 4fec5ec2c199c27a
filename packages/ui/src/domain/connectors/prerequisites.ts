import { categoryOf, labelOf } from './catalogue.ts';
import { networkAccess, readOnlyUser, type Prerequisite } from './commonPrerequisites.ts';
import type { Definition } from './define.ts';
import type { DestinationWithoutDefinition, SourceWithoutDefinition } from './definitions.ts';

/** The prerequisites of databases without a definition. Changes are read from the log, so that tables are read only once. */
const databases: Readonly<Partial<Record<SourceWithoutDefinition, readonly Prerequisite[]>>> = {
  mysql: [
    readOnlyUser(`CREATE USER 'millrace_reader'@'%' IDENTIFIED BY 'a-long-password';
GRANT SELECT, REPLICATION SLAVE, REPLICATION CLIENT
  ON *.* TO 'millrace_reader'@'%';`),
    {
      title: 'Row-based binary log',
      text: 'Changes are read from the binary log. Keep it for at least seven days, so that a paused pipeline loses nothing.',
      code: `SET PERSIST binlog_row_image = 'FULL';
SET PERSIST binlog_expire_logs_seconds = 604800;`,
    },
    networkAccess,
  ],
  maria: [
    readOnlyUser(`CREATE USER 'millrace_reader'@'%' IDENTIFIED BY 'a-long-password';
GRANT SELECT, REPLICATION SLAVE, REPLICATION CLIENT
  ON *.* TO 'millrace_reader'@'%';`),
    {
      title: 'Row-based binary log',
      text: 'Changes are read from the binary log. Add this to the server’s configuration, then restart the server.',
      code: `[mariadb]
log_bin
binlog_format = ROW
binlog_row_image = FULL
expire_logs_days = 7`,
    },
    networkAccess,
  ],
  sqlserver: [
    readOnlyUser(`CREATE LOGIN millrace_reader WITH PASSWORD = 'a-long-password';
CREATE USER millrace_reader FOR LOGIN millrace_reader;
ALTER ROLE db_datareader ADD MEMBER millrace_reader;`),
    {
      title: 'Change tracking',
      text: 'Turn it on for the database, then for each table to sync.',
      code: `ALTER DATABASE CURRENT SET CHANGE_TRACKING = ON
  (CHANGE_RETENTION = 7 DAYS, AUTO_CLEANUP = ON);
ALTER TABLE dbo.orders ENABLE CHANGE_TRACKING;`,
    },
    networkAccess,
  ],
};

/** The prerequisites of warehouses without a definition. */
const warehouses: Readonly<Partial<Record<DestinationWithoutDefinition, readonly Prerequisite[]>>> = {
  bigquery: [
    {
      title: 'Service account and roles',
      text: 'Give it “BigQuery Data Editor” on the dataset and “BigQuery Job User” on the project, then create a key for it.',
    },
    networkAccess,
  ],
};

const bucket = (kind: Definition['kind']): readonly Prerequisite[] => [
  { title: 'Bucket', text: 'Have its name and region ready. The name can’t be changed after creation.' },
  {
    title: 'IAM role',
    text: `The next step offers a template that creates a role with permission to ${kind === 'source' ? 'list and read' : 'list and write'} this bucket only. You need permission to create roles in your cloud account.`,
  },
];

const application = (label: string): readonly Prerequisite[] => [
  {
    title: 'Account with read access',
    text: `We can only copy what the account can see in ${label}. A dedicated account keeps working when people leave.`,
  },
  {
    title: 'Sign-in or API key',
    text: `The next step asks you to sign in to ${label} or to enter a key. You may need to be an administrator to create a key.`,
  },
];

const listed: Readonly<Record<Definition['kind'], ReadonlyMap<string, readonly Prerequisite[]>>> = {
  source: new Map(Object.entries(databases)),
  destination: new Map(Object.entries(warehouses)),
};

/**
 * What to prepare for a connector; shown when the service has no guide for it. A connector without a definition gets the
 * list of its category.
 */
export function prerequisitesFor(
  kind: Definition['kind'],
  type: string,
  definition?: Definition,
): readonly Prerequisite[] {
  const own = definition?.prerequisites ?? [];
  if (own.length > 0) return own;
  if (type === 's3') return bucket(kind);
  const found = listed[kind].get(type);
  if (found) return found;
  return categoryOf(kind, type) === 'database' ? [readOnlyUser(), networkAccess] : application(labelOf(type));
}
