import { categoryOf } from './allowedAddresses.ts';
import { labelOf } from './catalogue.ts';
import type { Definition } from './define.ts';

/** Something to prepare before a connector is set up. */
export interface Prerequisite {
  readonly title: string;
  readonly text: string;
  /** Statements to run. */
  readonly code?: string;
}

const network: Prerequisite = {
  title: 'Network access',
  text: 'Allow our IP addresses in your firewall, or set up a secure tunnel in the next step.',
};

const reading = (code?: string): Prerequisite => ({
  title: 'Read-only user',
  text: 'Create a dedicated read-only user. Removing it later affects nothing else.',
  ...(code && { code }),
});

/** What each database needs. Changes are read from its log, so that tables are read only once. */
const databases: Readonly<Record<string, readonly Prerequisite[]>> = {
  postgres: [
    reading(`CREATE USER millrace_reader WITH PASSWORD 'a-long-password';
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
  ],
  mysql: [
    reading(`CREATE USER 'millrace_reader'@'%' IDENTIFIED BY 'a-long-password';
GRANT SELECT, REPLICATION SLAVE, REPLICATION CLIENT
  ON *.* TO 'millrace_reader'@'%';`),
    {
      title: 'Row-based binary log',
      text: 'Changes are read from the binary log. Keep it for at least seven days, so that a paused pipeline loses nothing.',
      code: `SET PERSIST binlog_row_image = 'FULL';
SET PERSIST binlog_expire_logs_seconds = 604800;`,
    },
  ],
  maria: [
    reading(`CREATE USER 'millrace_reader'@'%' IDENTIFIED BY 'a-long-password';
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
  ],
  sqlserver: [
    reading(`CREATE LOGIN millrace_reader WITH PASSWORD = 'a-long-password';
CREATE USER millrace_reader FOR LOGIN millrace_reader;
ALTER ROLE db_datareader ADD MEMBER millrace_reader;`),
    {
      title: 'Change tracking',
      text: 'Turn it on for the database, then for each table to sync.',
      code: `ALTER DATABASE CURRENT SET CHANGE_TRACKING = ON
  (CHANGE_RETENTION = 7 DAYS, AUTO_CLEANUP = ON);
ALTER TABLE dbo.orders ENABLE CHANGE_TRACKING;`,
    },
  ],
};

const warehouses: Readonly<Record<string, Prerequisite>> = {
  snowflake: {
    title: 'User, role and grants',
    text: 'The role needs a warehouse, and a database in which it can create schemas.',
    code: `CREATE ROLE millrace_loader;
CREATE USER millrace_loader DEFAULT_ROLE = millrace_loader;
GRANT ROLE millrace_loader TO USER millrace_loader;
GRANT USAGE ON WAREHOUSE loading TO ROLE millrace_loader;
GRANT USAGE, CREATE SCHEMA ON DATABASE analytics TO ROLE millrace_loader;`,
  },
  redshift: {
    title: 'User and grants',
    text: 'The user creates its own schemas and owns the tables in them.',
    code: `CREATE USER millrace_loader PASSWORD 'A-long-passw0rd';
GRANT CREATE, TEMPORARY ON DATABASE analytics TO millrace_loader;`,
  },
  bigquery: {
    title: 'Service account and roles',
    text: 'Give it “BigQuery Data Editor” on the dataset and “BigQuery Job User” on the project, then create a key for it.',
  },
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

/** What to prepare for a connector; also the fallback where the service has no guide. */
export function prerequisitesFor(kind: Definition['kind'], type: string): readonly Prerequisite[] {
  if (type === 's3') return bucket(kind);
  const category = categoryOf(kind, type);
  if (category === 'database') return [...(databases[type] ?? [reading()]), network];
  const warehouse = warehouses[type];
  if (category === 'warehouse' && warehouse) return [warehouse, network];
  return application(labelOf(type));
}
