import { catalogue, labelOf, type ConnectorCategory } from '../../../domain/connectors/catalogue.ts';
import type { Definition } from '../../../domain/connectors/define.ts';

/** Something to have at hand before a connector is set up. */
export interface Prerequisite {
  readonly title: string;
  readonly text: string;
  /** What to run, where there is something to be run. */
  readonly code?: string;
}

const network: Prerequisite = {
  title: 'A way in',
  text: 'Let the addresses we connect from through your firewall, or set up a secure tunnel in the next step.',
};

const reading = (code?: string): Prerequisite => ({
  title: 'A user that only reads',
  text: 'Make one for us alone, with no rights but to read: it can be taken away again without harm to anything else.',
  ...(code && { code }),
});

/** What each database needs; changes are read from its own log, so that tables are not read over and over. */
const databases: Readonly<Record<string, readonly Prerequisite[]>> = {
  postgres: [
    reading(`CREATE USER millrace_reader WITH PASSWORD 'a-long-password';
GRANT USAGE ON SCHEMA public TO millrace_reader;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO millrace_reader;
ALTER DEFAULT PRIVILEGES IN SCHEMA public
  GRANT SELECT ON TABLES TO millrace_reader;`),
    {
      title: 'Logical replication',
      text: 'Changes are read from the write-ahead log. Setting its level takes a restart of the server.',
      code: `ALTER SYSTEM SET wal_level = 'logical';
ALTER USER millrace_reader WITH REPLICATION;`,
    },
  ],
  mysql: [
    reading(`CREATE USER 'millrace_reader'@'%' IDENTIFIED BY 'a-long-password';
GRANT SELECT, REPLICATION SLAVE, REPLICATION CLIENT
  ON *.* TO 'millrace_reader'@'%';`),
    {
      title: 'A binary log by rows',
      text: 'Changes are read from the binary log. Keep it for some days, so that a pause loses nothing.',
      code: `SET PERSIST binlog_row_image = 'FULL';
SET PERSIST binlog_expire_logs_seconds = 604800;`,
    },
  ],
  maria: [
    reading(`CREATE USER 'millrace_reader'@'%' IDENTIFIED BY 'a-long-password';
GRANT SELECT, REPLICATION SLAVE, REPLICATION CLIENT
  ON *.* TO 'millrace_reader'@'%';`),
    {
      title: 'A binary log by rows',
      text: 'Changes are read from the binary log. Put this into the server’s configuration and restart it.',
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
      text: 'Turn it on for the database, then for each table that is to be kept up to date.',
      code: `ALTER DATABASE CURRENT SET CHANGE_TRACKING = ON
  (CHANGE_RETENTION = 7 DAYS, AUTO_CLEANUP = ON);
ALTER TABLE dbo.orders ENABLE CHANGE_TRACKING;`,
    },
  ],
};

const warehouses: Readonly<Record<string, Prerequisite>> = {
  snowflake: {
    title: 'A user, a role and their grants',
    text: 'The role needs a warehouse to work with, and a database in which it may make schemas.',
    code: `CREATE ROLE millrace_loader;
CREATE USER millrace_loader DEFAULT_ROLE = millrace_loader;
GRANT ROLE millrace_loader TO USER millrace_loader;
GRANT USAGE ON WAREHOUSE loading TO ROLE millrace_loader;
GRANT USAGE, CREATE SCHEMA ON DATABASE analytics TO ROLE millrace_loader;`,
  },
  redshift: {
    title: 'A user and its grants',
    text: 'The user makes its own schemas and owns what it loads.',
    code: `CREATE USER millrace_loader PASSWORD 'A-long-passw0rd';
GRANT CREATE, TEMPORARY ON DATABASE analytics TO millrace_loader;`,
  },
  bigquery: {
    title: 'A service account and its roles',
    text: 'Give it “BigQuery Data Editor” on the dataset and “BigQuery Job User” on the project, then make a key for it.',
  },
};

const bucket = (kind: Definition['kind']): readonly Prerequisite[] => [
  { title: 'The bucket', text: 'Have its name and its region at hand. Neither can be changed later.' },
  {
    title: 'A role that we may take on',
    text: `The next step offers a template that makes it, with rights to ${kind === 'source' ? 'list and read' : 'list and write'} this one bucket. You need to be allowed to make roles in your cloud account.`,
  },
];

const application = (label: string): readonly Prerequisite[] => [
  {
    title: 'An account that may read all you want to copy',
    text: `What the account cannot see in ${label}, we cannot copy. One made for this purpose outlives people’s changes of job.`,
  },
  {
    title: 'A sign-in or a key',
    text: `The next step asks you to sign in at ${label} or for a key made there; for the latter you may need to be an administrator.`,
  },
];

const categoryOf = (kind: Definition['kind'], type: string): ConnectorCategory | undefined =>
  catalogue.find((entry) => entry.kind === kind && entry.type === type)?.category;

/** Our own short list for a connector, for when its guide cannot be had. */
export function prerequisitesFor(kind: Definition['kind'], type: string): readonly Prerequisite[] {
  if (type === 's3') return bucket(kind);
  const category = categoryOf(kind, type);
  if (category === 'database') return [...(databases[type] ?? [reading()]), network];
  const warehouse = warehouses[type];
  if (category === 'warehouse' && warehouse) return [warehouse, network];
  return application(labelOf(type));
}
