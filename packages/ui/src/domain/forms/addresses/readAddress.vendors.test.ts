import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from './readAddress.ts';
import { refusals } from './refusals.ts';

const postgres = ['postgres', 'postgresql'];
const redshift = ['redshift', 'postgres', 'postgresql'];
const mysql = ['mysql'];
const maria = ['mariadb', 'mysql'];
const sqlserver = ['sqlserver', 'mssql'];
const ssh = ['ssh'];

const partsOf = (text: string, schemes: readonly string[]) => {
  const reading = readAddress(text, schemes);
  return reading && 'parts' in reading ? reading.parts : reading;
};
const login = { user: 'u', password: 'p' };
const small = { host: 'h', ...login, database: 'app' };
const all = { ...small, port: '5433' };

describe('the variables of one server are read, whatever their owner is called (property)', () => {
  const owners = [
    '',
    'DB_',
    'DATABASE_',
    'MYSQL_',
    'POSTGRES_',
    'APP_',
    'APP_DB_',
    'APP_DATABASE_',
    'SHOP_PROD_DB_',
    'spring.datasource.',
    'my-app.db.',
  ];
  const pick = (...names: readonly string[]) => fc.constantFrom(...names);
  const named = fc.record({
    host: pick('HOST', 'HOSTNAME', 'SERVER'),
    port: pick('PORT', 'TCP_PORT'),
    user: pick('USER', 'USERNAME'),
    password: pick('PASSWORD', 'PASS', 'PWD'),
    database: pick('DATABASE', 'DATABASE_NAME', 'DB_NAME', 'DB', 'NAME'),
  });
  const values = { host: 'h', port: '5433', user: 'u', password: 'p', database: 'app' } as const;

  it.each(owners)('%j', (owner) => {
    fc.assert(
      fc.property(named, fc.boolean(), pick('=', ': '), (names, isSmall, sign) => {
        // `NAME` is the name of a database only behind the word.
        fc.pre(names.database !== 'NAME' || /(?:db|database)[_.]$/i.test(owner));
        fc.pre(owner !== '' || (names.port === 'PORT' && names.database !== 'DATABASE_NAME'));
        const lines = Object.entries(names).map(([part, name]) => {
          const variable = owner + name;
          return `${isSmall ? variable.toLowerCase() : variable}${sign}${values[part as keyof typeof values]}`;
        });
        expect(partsOf(['APP_NAME=Shop', 'MAIL_PASSWORD=other', ...lines].join('\n'), postgres)).toEqual(all);
      }),
    );
  });
});

describe('the schemes of other programs', () => {
  it.each([
    [postgres, 'pgsql'],
    [postgres, 'jdbc:pgsql'],
    [postgres, 'psql'],
    [postgres, 'pdo-pgsql'],
    [postgres, 'pdo_pgsql'],
    [postgres, 'ecto'],
    [postgres, 'r2dbc:postgresql'],
    [postgres, 'r2dbc:pool:postgresql'],
    [redshift, 'pgsql'],
    [redshift, 'ecto'],
    [mysql, 'mysqli'],
    [mysql, 'mysqlgis'],
    [mysql, 'trilogy'],
    [mysql, 'pdo-mysql'],
    [mysql, 'r2dbc:mysql'],
    [mysql, 'ecto'],
    [maria, 'mysqli'],
    [maria, 'ecto'],
    [sqlserver, 'pdo-sqlsrv'],
    [sqlserver, 'r2dbc:mssql'],
    [sqlserver, 'ecto'],
  ])('%s: %s', (schemes, scheme) => {
    expect(partsOf(`${scheme}://u:p@h:5433/app`, schemes)).toEqual(all);
  });

  it.each([
    [mysql, 'pgsql', 'PostgreSQL'],
    [postgres, 'mysqli', 'MySQL'],
    [ssh, 'pgsql', 'PostgreSQL'],
  ])('%s: %s belongs to another product', (schemes, scheme, product) => {
    expect(readAddress(`${scheme}://u:p@h:5433/app`, schemes)).toMatchObject({
      refusal: expect.stringContaining(product),
    });
  });

  it('of any framework are no address of a secure shell', () => {
    expect(readAddress('ecto://u:p@h', ssh)).toBeUndefined();
  });
});

describe('the names of a query', () => {
  const written = fc.constantFrom(
    ['Initial Catalog', 'database'],
    ['connection timeout', ''],
    ['Application Name', ''],
    ['Connect Timeout', ''],
    ['user id', 'user'],
    ['search_path', 'schema'],
    ['current-schema', 'schema'],
  );
  const escaped = (name: string, which: readonly boolean[]): string =>
    [...name]
      .map((sign, at) =>
        which[at % which.length] || sign === ' '
          ? `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`
          : sign,
      )
      .join('');

  it('are read with escapes too (property)', () => {
    fc.assert(
      fc.property(written, fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }), ([name, part], which) => {
        const text = `sqlserver://h:1433?${escaped(name, which)}=sales`;
        const filled = part === '' ? {} : { [part]: 'sales' };
        expect(partsOf(text, sqlserver)).toEqual({ host: 'h', port: '1433', ...filled });
      }),
    );
  });

  it.each(['a%40b', 'x%3Fy', '%20', '%2F', 'a%0Ab'])('have no signs of a login or a path: %s', (name) => {
    expect({ ...partsOf(`sqlserver://h?${name}=sales`, sqlserver) }).not.toHaveProperty('host');
  });

  it('beside an instance of SQL Server name the database', () => {
    for (const name of ['database', 'Initial%20Catalog'])
      expect(readAddress(`sqlserver://u:p@h/INSTANCE?${name}=x`, sqlserver)).toEqual({
        refusal: refusals.instance,
      });
    expect(partsOf('sqlserver://u:p@h/app?database=app', sqlserver)).toEqual(small);
    expect(readAddress('postgres://u:p@h/one?dbname=two', postgres)).toEqual({ refusal: refusals.twice });
  });
});

describe('keywords of libpq', () => {
  it('are read in any case (property)', () => {
    const keywords = 'host=h port=5433 dbname=app user=u password=p';
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), (which) => {
        const text = keywords.replaceAll(/[a-z]+(?==)/g, (name) =>
          [...name].map((sign, at) => (which[at % which.length] ? sign.toUpperCase() : sign)).join(''),
        );
        expect(partsOf(text, postgres)).toEqual(all);
      }),
    );
  });
});

describe('an address in the file of a program', () => {
  it.each([
    ['JSON', '{"uri":"postgres://u:p@h:5433/app"}'],
    ['JSON with other members', '{"id":7,"uri":"postgres://u:p@h:5433/app","ttl":"1h"}'],
    ['JSON of a secret', '{"DATABASE_URL": "jdbc:postgresql://h:5433/app?user=u&password=p"}'],
    ['XML', '<add name="Shop" connectionString="Host=h;Port=5433;Database=app;Username=u;Password=p" />'],
    [
      'XML with a driver',
      '<add connectionString="Host=h;Port=5433;Database=app;Username=u;Password=p" providerName="Npgsql"/>',
    ],
    [
      'XML with escapes',
      '<add connectionString="Host=h;Port=5433;Database=app;Username=u;Password=&quot;p&quot;"/>',
    ],
    ['XML in single quotes', "<add connectionString='postgres://u:p@h:5433/app?a=1&amp;b=2'/>"],
    [
      'nested YAML',
      'spring:\n  datasource:\n    url: jdbc:postgresql://h:5433/app\n    username: u\n    password: p',
    ],
    [
      'nested YAML with others',
      'spring:\n  datasource:\n    url: jdbc:postgresql://h:5433/app\n    username: u\n    password: "p"\n    hikari:\n      password: other\n  mail:\n    password: other',
    ],
    [
      'Django',
      "DATABASES = {\n    'default': {\n        'ENGINE': 'django.db.backends.postgresql',\n        'NAME': 'app',\n        'USER': 'u',\n        'PASSWORD': 'p',\n        'HOST': 'h',\n        'PORT': '5433',\n    }\n}",
    ],
    [
      'Django on one line',
      '{"ENGINE": "django.db.backends.postgresql_psycopg2", "NAME": "app", "USER": "u", "PASSWORD": "p", "HOST": "h", "PORT": 5433}',
    ],
  ])('%s', (_, text) => {
    expect(partsOf(text, postgres)).toEqual(all);
  });

  it('of Django keeps the signs of its values (property)', () => {
    const value = fc
      .string({ unit: fc.constantFrom(...'ab\'"\\,:{} #1'), minLength: 1 })
      .map((text) => `x${text}x`);
    fc.assert(
      fc.property(value, fc.constantFrom("'", '"'), (secret, quote) => {
        const written = quote + secret.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote;
        const text = `{'ENGINE': 'django.db.backends.mysql', 'PASSWORD': ${written}, 'HOST': 'h', 'OPTIONS': {'x': 1}}`;
        expect(partsOf(text, mysql)).toEqual({ host: 'h', password: secret });
      }),
    );
  });

  it.each([
    [postgres, "{'ENGINE': 'django.db.backends.mysql', 'HOST': 'h'}", 'MySQL'],
    [postgres, '{"uri":"mysql://u:p@h/app"}', 'MySQL'],
    [
      postgres,
      "{'ENGINE': 'django.db.backends.postgresql', 'HOST': 'h'}, {'ENGINE': 'django.db.backends.postgresql', 'HOST': 'h2'}",
      refusals.many,
    ],
    [postgres, '{"a":"postgres://h1/x","b":"postgres://h2/x"}', refusals.many],
    [postgres, "{'ENGINE': 'django.db.backends.postgresql', 'HOST': os.environ['DB']}", refusals.noHost],
  ])('%s: %s is refused with its reason', (schemes, text, reason) => {
    expect(readAddress(text, schemes)).toMatchObject({ refusal: expect.stringContaining(reason) });
  });
});

describe('what is around an address in a text', () => {
  const around = fc.constantFrom<readonly [string, string]>(
    ['', '.'],
    ['', ','],
    ['', ';'],
    ['', '…'],
    ['(', ')'],
    ['(', ').'],
    ['[', ']'],
    ['"', '".'],
    ['“', '”.'],
    ['`', '`,'],
    ['<', '>.'],
    ['{', '}'],
    ['("', '")'],
  );
  it('is no part of it (property)', () => {
    const address = fc.constantFrom(
      ['postgres://u:p@h/app', small],
      ['postgres://u:p@h:5433/app', all],
      ['postgres://u:p@h:5433/app/', all],
      ['jdbc:postgresql://h/app', { host: 'h', database: 'app' }],
      ['postgres://u:p@[2001:db9::1]/app', { ...small, host: '2001:db9::1' }],
    ) as fc.Arbitrary<readonly [string, object]>;
    fc.assert(
      fc.property(address, around, ([text, parts], [open, close]) => {
        expect(partsOf(`${open}${text}${close}`, postgres)).toEqual(parts);
      }),
    );
  });

  it('stays where it may be a part of a password', () => {
    expect(partsOf('postgresql://h/app?password=p.', postgres)).toMatchObject({ password: 'p.' });
    expect(partsOf('postgres://u:(p).@h/app', postgres)).toMatchObject({ password: '(p).' });
  });

  it.each(['"', "'", '`', '“', ''])('an IPv6 address in quotes (%s) is read', (quote) => {
    const close = quote === '“' ? '”' : quote;
    for (const [text, parts] of [
      ['[2001:db9::1234]', { host: '2001:db9::1234' }],
      ['2001:db9::1234', { host: '2001:db9::1234' }],
      ['[2001:db9::1234]:5433', { host: '2001:db9::1234', port: '5433' }],
    ] as const)
      expect(partsOf(quote + text + close, postgres)).toEqual(parts);
  });
});
