/** The name of the product that an address belongs to, by its scheme. */
const products: Readonly<Record<string, string>> = {
  postgres: 'PostgreSQL',
  postgresql: 'PostgreSQL',
  pgsql: 'PostgreSQL',
  psql: 'PostgreSQL',
  postgis: 'PostgreSQL',
  redshift: 'Redshift',
  mysql: 'MySQL',
  mysql2: 'MySQL',
  mysqli: 'MySQL',
  mysqlgis: 'MySQL',
  mysqlx: 'MySQL',
  trilogy: 'MySQL',
  mariadb: 'MariaDB',
  sqlserver: 'SQL Server',
  mssql: 'SQL Server',
  sqlsrv: 'SQL Server',
  dblib: 'SQL Server',
  ssh: 'SSH',
  sftp: 'SFTP',
  snowflake: 'Snowflake',
  oracle: 'Oracle',
  mongodb: 'MongoDB',
  redis: 'Redis',
  rediss: 'Redis',
  sqlite: 'SQLite',
  clickhouse: 'ClickHouse',
  cassandra: 'Cassandra',
  elasticsearch: 'Elasticsearch',
  bigquery: 'BigQuery',
  databricks: 'Databricks',
  db2: 'Db2',
  amqp: 'AMQP',
  kafka: 'Kafka',
  ldap: 'LDAP',
  ftp: 'FTP',
  s3: 'S3',
};

export const productOf = (scheme: string): string | undefined => {
  const key = scheme.toLowerCase().replace(/^pdo[-_]/, '');
  return Object.hasOwn(products, key) ? products[key] : undefined;
};

/** The databases of Ecto, whose addresses do not name one. */
const ofEcto: readonly string[] = ['PostgreSQL', 'MySQL', 'SQL Server'];

/** The product of a scheme, among those whose addresses are read. */
export const productAmong = (scheme: string, read: ReadonlySet<string>): string | undefined =>
  scheme === 'ecto' ? ofEcto.find((product) => read.has(product)) : productOf(scheme);

/** The product of an ODBC driver or OLE DB provider, by a part of its name. */
const drivers: readonly (readonly [RegExp, string])[] = [
  [/redshift/i, 'Redshift'],
  [/postgre|psql/i, 'PostgreSQL'],
  [/mariadb/i, 'MariaDB'],
  [/mysql/i, 'MySQL'],
  [/sql\s*server|sqlncli|msoledbsql|sqloledb|sqlclient|freetds/i, 'SQL Server'],
  [/snowflake/i, 'Snowflake'],
  [/oracle/i, 'Oracle'],
];

export const productOfDriver = (driver: string): string | undefined =>
  drivers.find(([name]) => name.test(driver))?.[1];

/** Why an address of another product is refused. */
export const foreignAddress = (product: string): string =>
  `This is ${/^[AEIOU]/.test(product) || product === 'SSH' || product === 'SFTP' || product === 'S3' ? 'an' : 'a'} ${product} address. Enter a host name or an IP address`;
