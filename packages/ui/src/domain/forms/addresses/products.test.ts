import { describe, expect, it } from 'vitest';
import { foreignAddress, productAmong, productOf, productOfDriver } from './products.ts';

describe('the product of an address', () => {
  it.each([
    ['postgres', 'PostgreSQL'],
    ['PGSQL', 'PostgreSQL'],
    ['pdo-mysql', 'MySQL'],
    ['pdo_sqlsrv', 'SQL Server'],
    ['mypdo_mysql', undefined],
    ['https', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('of the scheme %j is %s', (scheme, product) => expect(productOf(scheme)).toBe(product));

  it.each([
    ['Amazon Redshift ODBC Driver (x64)', 'Redshift'],
    ['PostgreSQL Unicode', 'PostgreSQL'],
    ['{psqlODBC}', 'PostgreSQL'],
    ['MariaDB ODBC 3.1 Driver', 'MariaDB'],
    ['MySQL ODBC 8.0 ANSI Driver', 'MySQL'],
    ['ODBC Driver 18 for SQL Server', 'SQL Server'],
    ['SQLServer', 'SQL Server'],
    ['SQLNCLI11', 'SQL Server'],
    ['MSOLEDBSQL', 'SQL Server'],
    ['SQLOLEDB.1', 'SQL Server'],
    ['System.Data.SqlClient', 'SQL Server'],
    ['FreeTDS', 'SQL Server'],
    ['SnowflakeDSIIDriver', 'Snowflake'],
    ['OraOLEDB.Oracle', 'Oracle'],
    ['Microsoft Access Driver (*.mdb)', undefined],
  ])('of the driver %j is %s', (driver, product) => expect(productOfDriver(driver)).toBe(product));

  it('of Ecto is the one that the field reads, because its addresses name none', () => {
    expect(productAmong('ecto', new Set(['MySQL', 'MariaDB']))).toBe('MySQL');
    expect(productAmong('ecto', new Set(['Snowflake']))).toBeUndefined();
    expect(productAmong('mysql', new Set(['PostgreSQL']))).toBe('MySQL');
  });
});

it.each([
  ['Oracle', 'an'],
  ['Elasticsearch', 'an'],
  ['AMQP', 'an'],
  ['SSH', 'an'],
  ['SFTP', 'an'],
  ['S3', 'an'],
  ['MySQL', 'a'],
  ['SQL Server', 'a'],
  ['Cassandra', 'a'],
])('an address of %s is refused as “%s” address of it', (product, article) => {
  expect(foreignAddress(product)).toBe(
    `This is ${article} ${product} address. Enter a host name or an IP address`,
  );
});
