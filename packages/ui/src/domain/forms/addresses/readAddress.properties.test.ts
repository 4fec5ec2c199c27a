import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHost } from './hostName.ts';
import { readAddress } from './readAddress.ts';

interface Login {
  readonly user: string;
  readonly password: string;
  readonly host: string;
  readonly port: string;
  readonly database: string;
}

const special = `:/?#[]@!$&'()*+,;=%"<>{}|\\^\`~ .-_`;
const secretText = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...special, ...'ab1') }),
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme' }),
  // Passwords that look like a part of an address.
  fc.constantFrom(
    'a@b.example',
    'x@h.example:1/y',
    '1234/x@y',
    '12?a=b@c',
    'p;Server=evil.example',
    'p;UID=x',
    'p@tcp(evil.example:1)/x',
    'p host=evil.example',
    "p' host='evil.example",
    'a" -h evil.example "',
    'x/../y?z#w@v',
    '%zz',
    '100%',
    '%40',
    'é%C3%A9',
  ),
);
/** Characters of any kind, but no half of a surrogate pair, which can't be encoded. */
const isEncodable = (text: string): boolean => text.isWellFormed();
const word = fc.stringMatching(/^[a-z][a-z\d_]{0,8}$/);
const login: fc.Arbitrary<Login> = fc.record({
  user: word,
  password: secretText.filter((text) => isEncodable(text) && !/^(?:\*{3,}|•{3,})$/.test(text)),
  host: fc.oneof(fc.domain(), fc.ipV4(), word),
  port: fc.integer({ min: 1, max: 65_535 }).map(String),
  database: word,
});

const encoded = encodeURIComponent;
const inQuotes = (text: string, quote: string): string =>
  quote + text.replaceAll(quote, quote + quote) + quote;
const inBraces = (text: string): string => `{${text.replaceAll('}', '}}')}}`;
const inShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const inKeyword = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

type Form = readonly [schemes: readonly string[], write: (login: Login) => string];
const postgres = ['postgres', 'postgresql'];
const url = ({ user, password, host, port, database }: Login, scheme: string): string =>
  `${scheme}://${encoded(user)}:${encoded(password)}@${host}:${port}/${encoded(database)}`;

/** Forms that can have every password. */
const escaped: Readonly<Record<string, Form>> = {
  'a URL': [postgres, (each) => url(each, 'postgresql')],
  'a URL of a library': [['mysql'], (each) => url(each, 'mysql+pymysql')],
  'a URL with parameters': [
    postgres,
    (each) => `${url(each, 'postgres')}?sslmode=disable&application_name=a@b&connect_timeout=5`,
  ],
  'a URL in quotes': [postgres, (each) => `"${url(each, 'postgres')}"`],
  'a variable': [postgres, (each) => `export DATABASE_URL="${url(each, 'postgres')}"`],
  'the command psql with a URL': [postgres, (each) => `psql ${inShell(url(each, 'postgres'))}`],
  'a URL of JDBC': [
    ['mysql'],
    ({ user, password, host, port, database }) =>
      `jdbc:mysql://${host}:${port}/${database}?user=${encoded(user)}&password=${encoded(password)}&useSSL=false`,
  ],
  'JDBC with properties': [
    ['sqlserver'],
    ({ user, password, host, port, database }) =>
      `jdbc:sqlserver://${host}:${port};databaseName=${database};user=${user};password=${inBraces(password)};encrypt=false`,
  ],
  'ADO.NET, in double quotes': [
    ['sqlserver'],
    ({ user, password, host, port, database }) =>
      `Server=tcp:${host},${port};Initial Catalog=${database};User ID=${user};Password=${inQuotes(password, '"')};Encrypt=False;`,
  ],
  'ADO.NET, in single quotes': [
    ['sqlserver'],
    ({ user, password, host, port, database }) =>
      `Password=${inQuotes(password, "'")};Server=tcp:${host},${port};Initial Catalog=${database};User ID=${user};Encrypt=False`,
  ],
  ODBC: [
    ['sqlserver'],
    ({ user, password, host, port, database }) =>
      `Driver={ODBC Driver 18 for SQL Server};Server=${host},${port};Database=${database};Uid=${user};Pwd=${inBraces(password)};Encrypt=no`,
  ],
  'the keywords of libpq': [
    postgres,
    ({ user, password, host, port, database }) =>
      `host=${host} port=${port} dbname=${database} user=${user} password=${inKeyword(password)} sslmode=disable`,
  ],
  'the command mysql': [
    ['mysql'],
    ({ user, password, host, port, database }) =>
      `mysql -h ${host} -P ${port} -u ${user} -p${inShell(password)} ${database}`,
  ],
  'the command psql': [
    postgres,
    ({ user, password, host, port, database }) =>
      `PGPASSWORD=${inShell(password)} psql -h ${host} -p ${port} -U ${user} -d ${database}`,
  ],
  'the command sqlcmd': [
    ['sqlserver'],
    ({ user, password, host, port, database }) =>
      `sqlcmd -S ${host},${port} -U ${user} -P ${inShell(password)} -d ${database}`,
  ],
  'the JSON of a secret store': [
    postgres,
    ({ user, password, host, port, database }) =>
      JSON.stringify({
        username: user,
        password,
        engine: 'postgres',
        host,
        port: Number(port),
        dbname: database,
      }),
  ],
};

/** Forms that can't have every password: an ambiguous one is refused. */
const raw: Readonly<Record<string, Form>> = {
  'a URL': [
    postgres,
    ({ user, password, host, port, database }) =>
      `postgres://${user}:${password}@${host}:${port}/${database}`,
  ],
  'a URL with parameters': [
    postgres,
    ({ user, password, host, port, database }) =>
      `postgres://${user}:${password}@${host}:${port}/${database}?application_name=x&sslmode=disable`,
  ],
  'a URL without port and database': [
    postgres,
    ({ user, password, host }) => `postgres://${user}:${password}@${host}`,
  ],
  'a URL of SQL Server': [
    ['sqlserver'],
    ({ user, password, host, port, database }) =>
      `sqlserver://${user}:${password}@${host}:${port}?database=${database}`,
  ],
  'a variable': [
    postgres,
    ({ user, password, host, port, database }) =>
      `DATABASE_URL="postgres://${user}:${password}@${host}:${port}/${database}"`,
  ],
  'the address of Go': [
    ['mysql'],
    ({ user, password, host, port, database }) => `${user}:${password}@tcp(${host}:${port})/${database}`,
  ],
  'ADO.NET': [
    ['sqlserver'],
    ({ user, password, host, port, database }) =>
      `Server=${host},${port};Database=${database};User Id=${user};Password=${password};Encrypt=False`,
  ],
  'ADO.NET, the password first': [
    ['sqlserver'],
    ({ user, password, host, port, database }) =>
      `Password=${password};Server=${host},${port};Database=${database};User Id=${user}`,
  ],
  JDBC: [
    ['sqlserver'],
    ({ user, password, host, port, database }) =>
      `jdbc:sqlserver://${host}:${port};user=${user};password=${password};databaseName=${database}`,
  ],
  'lines of variables': [
    postgres,
    ({ user, password, host, port, database }) =>
      `DB_HOST=${host}\nDB_PORT=${port}\nDB_USER=${user}\nDB_PASSWORD=${password}\nDB_NAME=${database}`,
  ],
};

const read = (text: string, schemes: readonly string[]) => {
  const reading = readAddress(text, schemes);
  return reading && 'parts' in reading ? reading.parts : undefined;
};

describe('every login comes back from', () => {
  it.each(Object.entries(escaped))('%s', (_, [schemes, write]) => {
    fc.assert(
      fc.property(login, (each) => {
        const { ssl, ...parts } = read(write(each), schemes) ?? {};
        expect(ssl ?? 'off').toBe('off');
        expect(parts).toEqual(each);
      }),
      { numRuns: 300 },
    );
  });

  /** Whether a URL can't have the raw password, because it would be another one. */
  const isPlain = (password: string): boolean => {
    try {
      return decodeURIComponent(password) === password;
    } catch {
      return true;
    }
  };
  it.each(Object.entries(raw))('%s with a raw password, or it is refused', (_, [schemes, write]) => {
    fc.assert(
      fc.property(login, (each) => {
        // A quote or brace at the start is syntax.
        fc.pre(isPlain(each.password) && /^[^\s"'{].*\S$|^[^\s"'{]$/s.test(each.password));
        const parts = read(write(each), schemes);
        if (parts === undefined) return;
        const { user, password, host } = each;
        expect(parts).toMatchObject({ user, password, host });
      }),
      { numRuns: 500 },
    );
  });
});

it('a host has only characters of a host, whatever was pasted', () => {
  const pieces = fc.constantFrom(
    ...special,
    'postgres://',
    'jdbc:',
    'sqlserver://',
    'mysql ',
    'psql ',
    '-h ',
    'Server=',
    'host=',
    'Password=',
    'S3cret',
    'db.example.com',
    ':5432',
    '/app',
    '@tcp(',
    '\n',
    '"',
    '{',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(pieces).map((all) => all.join('')),
  );
  const schemes = fc.constantFrom(
    postgres,
    ['mysql'],
    ['sqlserver', 'mssql'],
    ['redshift', ...postgres],
    ['ssh'],
  );
  fc.assert(
    fc.property(text, schemes, (each, accepted) => {
      const parts = read(each, accepted);
      if (!parts) return;
      expect(readHost(parts.host)).toBe(parts.host);
      expect(parts.host).toMatch(/^[A-Za-z\d_.:-]+$/);
      expect(parts.port ?? '1').toMatch(/^[1-9]\d{0,4}$/);
    }),
    { numRuns: 5000 },
  );
});

it('no refusal repeats the address', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(login, fc.constantFrom(...Object.values({ ...raw, ...escaped })), (each, [, write]) => {
      const secret = `S3cretPw1${each.password}`;
      for (const schemes of [postgres, ['mysql'], ['sqlserver'], ['ssh']]) {
        const reading = readAddress(write({ ...each, password: secret }), schemes);
        expect(reading && 'refusal' in reading ? reading.refusal : '').not.toContain('S3cretPw1');
        expect(reading && 'parts' in reading ? reading.parts.host : '').not.toContain('S3cretPw1');
      }
    }),
  );
});

it('is read in time that does not explode with its length', () => {
  const long = ['a=', "a='", '@', '/', ';', 'A=b ', 'a:', '{', '"', ' ', '%', '[', '-h ', '?a=b&'];
  // The processor's time and the shortest of three, because the machine may do other things meanwhile.
  const timeFor = (each: string, length: number): number =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const start = process.cpuUsage();
        readAddress(each.repeat(length / each.length), ['postgres', 'mysql', 'sqlserver', 'ssh']);
        readAddress(`postgres://${each.repeat(length / each.length)}`, ['postgres']);
        return process.cpuUsage(start).user;
      }),
    );
  // Some systems count the processor's time in steps of up to 10 ms: what is shorter may be counted as nothing.
  const step = 10_000;
  for (const each of long) {
    // Four times the length takes 16 times as long if each character looks at all others.
    expect(timeFor(each, 4080)).toBeLessThan(100 * Math.max(step, timeFor(each, 1020)));
  }
});
