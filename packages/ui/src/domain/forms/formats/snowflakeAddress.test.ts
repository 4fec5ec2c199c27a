import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusals } from '../addresses/refusals.ts';
import { readSnowflakeAddress, snowflakeAccount } from './snowflakeAccount.ts';

const domain = '.snowflakecomputing.com';
const all = {
  host: 'myorg-acc',
  user: 'u',
  password: 'p',
  database: 'db',
  schema: 's',
  warehouse: 'w',
  role: 'r',
};
const read = (text: string) => readSnowflakeAddress(text);

describe('an address that names two accounts', () => {
  const account = fc.constantFrom('acc1', 'other', 'myorg-acc', 'xy12345', 'xy12345.eu-west-1');
  const write = fc.constantFrom<(host: string, account: string) => string>(
    (host, other) => `snowflake://u:p@${host}${domain}/?account=${other}`,
    (host, other) => `snowflake://u:p@${host}/db?account=${other}&warehouse=w`,
    (host, other) => `jdbc:snowflake://${host}${domain}/?user=u&account=${other}`,
    (host, other) => `account=${other};host=${host}${domain};user=u;password=p`,
  );

  it('is refused, and one that names the same account twice is not (property)', () => {
    fc.assert(
      fc.property(account, account, write, fc.boolean(), (host, other, text, isLoud) => {
        const reading = read(text(host, isLoud ? other.toUpperCase() : other));
        const isSame = host.startsWith(other) || other.startsWith(host);
        expect(reading).toMatchObject(isSame ? { isComplete: true } : { refusal: refusals.accounts });
      }),
    );
  });

  it('may have the account behind its organisation', () => {
    expect(read(`snowflake://u:p@myorg-acc${domain}/?account=acc`)).toMatchObject({
      parts: { host: 'myorg-acc' },
    });
  });

  it('says so in the field of the account too', () => {
    const text = `snowflake://acc1${domain}/?account=other`;
    expect(snowflakeAccount.read(text, { label: 'Account' })).toEqual({ refusal: refusals.accounts });
  });
});

describe('the command and the addresses of clients', () => {
  it.each([
    ['snowsql', 'snowsql -a myorg-acc -u u -d db -s s -w w -r r'],
    [
      'snowsql with long options',
      'snowsql --accountname myorg-acc --username=u --dbname db --schemaname s --warehouse w --rolename r',
    ],
    [
      'snowsql with a prompt',
      '$ SNOWSQL_PWD=p snowsql -a "myorg-acc" -u u -d db -s s -w w -r r -q "select 1"',
    ],
    ['the driver of Go', 'u:p@myorg-acc/db/s?warehouse=w&role=r'],
    ['the driver of Go with a host', `u:p@myorg-acc${domain}:443/db/s?role=r&warehouse=w`],
  ])('%s', (_, text) => {
    const { password, ...rest } = all;
    const parts = text.includes('p@') || text.includes('PWD') ? { ...rest, password } : rest;
    expect(read(text)).toEqual({ parts, isComplete: true });
  });

  it.each([
    ['snowsql -a $ACCOUNT -u u', refusals.variable],
    ['snowsql --unknown x -a myorg-acc', refusals.command],
    ['snowsql -a "myorg-acc', refusals.quote],
  ])('%s is refused with its reason', (text, refusal) => {
    expect(read(text)).toEqual({ refusal });
  });

  it.each(['ann@x.example', 'u:p@db.example.com/app', 'u:p@tcp(h)/app', 'myorg-acc', 'snowsql'])(
    '%s is none',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});
