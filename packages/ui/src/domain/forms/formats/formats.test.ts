import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDefinitions } from '../../connectors/allDefinitions.ts';
import { fieldsOf } from '../definition/definition.ts';
import { list, number, secret, text } from '../definition/fields.ts';
import { keyFile } from '../kinds/file.ts';
import type { TextField } from '../definition/fieldTypes.ts';
import { splitList } from '../kinds/list.ts';
import type { TextFormat } from '../definition/textFormat.ts';
import { draftValue, tidyValue } from '../model/values.ts';
import { digits, subdomainOf } from './identifier.ts';
import { readSnowflakeAddress, snowflakeAccount } from './snowflakeAccount.ts';
import { shopDomain, webAddress } from './webAddress.ts';

const read = (format: TextFormat, typed: string) => {
  const reading = format.read(typed, { label: 'Field' });
  return 'value' in reading ? reading.value : undefined;
};
const fieldOf = (id: string, label: string): TextField => {
  const definition = allDefinitions.find((each) => each.id === id);
  const field = definition && fieldsOf(definition).find((each) => each.label === label);
  if (field?.kind !== 'text') throw new TypeError(`${id} has no text ${label}`);
  return field;
};

describe('an account of Snowflake', () => {
  it.each([
    ['xy12345', 'xy12345'],
    ['xy12345.us-east-1', 'xy12345.us-east-1'],
    ['xy12345.us-east-2.aws', 'xy12345.us-east-2.aws'],
    ['xy12345.us-central1.gcp', 'xy12345.us-central1.gcp'],
    ['xy12345.west-europe.azure', 'xy12345.west-europe.azure'],
    ['xy12345.fhplus.us-gov-west-1.aws', 'xy12345.fhplus.us-gov-west-1.aws'],
    ['xy12345.us-east-1.privatelink', 'xy12345.us-east-1.privatelink'],
    ['myorg-account1', 'myorg-account1'],
    ['myorg-account_one', 'myorg-account_one'],
    ['XY12345.SNOWFLAKECOMPUTING.COM', 'XY12345'],
    [' xy12345.us-east-1.snowflakecomputing.com ', 'xy12345.us-east-1'],
    ['xy12345.us-east-1.snowflakecomputing.com.', 'xy12345.us-east-1'],
    ['xy12345.us-east-1.snowflakecomputing.com?x=1', 'xy12345.us-east-1'],
    ['xy12345.us-east-1.snowflakecomputing.com#/a', 'xy12345.us-east-1'],
    ['https://xy12345.us-east-1.snowflakecomputing.com/console/login#/', 'xy12345.us-east-1'],
    ['https://xy12345.snowflakecomputing.com:443', 'xy12345'],
    ['myorg-acc.snowflakecomputing.cn', 'myorg-acc'],
    ['myorg-acc.privatelink.snowflakecomputing.com', 'myorg-acc.privatelink'],
    ['https://app.snowflake.com/myorg/myaccount', 'myorg-myaccount'],
    ['MYORG.MYACCOUNT', 'MYORG-MYACCOUNT'],
    ['QABCDEF.XY12345', 'QABCDEF-XY12345'],
    ['XY12345.PRIVATELINK', 'XY12345.PRIVATELINK'],
    ['XY12345.US-EAST-1', 'XY12345.US-EAST-1'],
    ['https://app.snowflake.com/myorg/myaccount/#/homepage', 'myorg-myaccount'],
    ['app.snowflake.com/us-east-1/xy12345', 'xy12345.us-east-1'],
    ['https://app.snowflake.com/east-us-2.azure/xy12345/', 'xy12345.east-us-2.azure'],
    ['jdbc:snowflake://myorg-acc.snowflakecomputing.com/', 'myorg-acc'],
    ['xy.snowflakecomputing.com.snowflakecomputing.com', 'xy'],
  ])('%s is %s', (typed, account) => {
    expect(read(snowflakeAccount, typed)).toBe(account);
  });

  it.each([
    'https://app.snowflake.com',
    'https://app.snowflake.com/',
    'https://app.snowflake.com/myorg',
    'https://app.snowflake.com/_deeplink/x',
    'https://app.us-east-1.privatelink.snowflakecomputing.com/us-east-1/xy12345',
    'https://www.example.com',
    'https://myorg-acc',
    'myorg-acc/x',
    'myorg-acc:443',
    'xy12345.snowflakecomputing.com:8080',
    'snowflakecomputing.example',
    'db.example.com',
    'ann:pw@myorg-acc',
    'https://ann:pw@myorg-acc.snowflakecomputing.com',
    'jdbc:snowflake:',
    'postgres://u:p@h/app',
    'account=a;password=p',
    'my org',
    '-x',
    'ö',
  ])('%s is none', (typed) => {
    expect(read(snowflakeAccount, typed)).toBeUndefined();
  });

  const parts = {
    host: 'myorg-acc',
    user: 'ann',
    password: 'p;w',
    database: 'A',
    schema: 'S',
    warehouse: 'W',
    role: 'R',
  };
  it.each([
    ['snowflake://ann:p%3Bw@myorg-acc/A/S?warehouse=W&role=R'],
    [
      'jdbc:snowflake://myorg-acc.snowflakecomputing.com/?user=ann&password=p%3Bw&db=A&schema=S&warehouse=W&role=R',
    ],
    [
      'jdbc:snowflake://myorg-acc.snowflakecomputing.com:443/?user=ann&password=p%3Bw&db=A&schema=S&warehouse=W&role=R',
    ],
    ['account=myorg-acc;user=ann;password="p;w";db=A;schema=S;warehouse=W;role=R'],
    [
      '[connections.loading]\naccount = "myorg-acc"\nuser = "ann"\npassword = "p;w"\ndatabase = "A"\nschema = "S"\nwarehouse = "W"\nrole = "R"',
    ],
    [
      '[connections]\naccountname = myorg-acc\nusername = ann\npassword = "p;w"\ndbname = A\nschemaname = S\nwarehousename = W\nrolename = R',
    ],
    [
      'type: snowflake\naccount: myorg-acc\nuser: ann\npassword: "p;w"\ndatabase: A\nschema: S\nwarehouse: W\nrole: R\nthreads: 1',
    ],
    [
      'SNOWFLAKE_ACCOUNT=myorg-acc\nSNOWFLAKE_USER=ann\nSNOWFLAKE_PASSWORD="p;w"\nSNOWFLAKE_DATABASE=A\nSNOWFLAKE_SCHEMA=S\nSNOWFLAKE_WAREHOUSE=W\nSNOWFLAKE_ROLE=R',
    ],
    [
      'Driver={SnowflakeDSIIDriver};Server=myorg-acc.snowflakecomputing.com;Database=A;Schema=S;Warehouse=W;Role=R;UID=ann;PWD={p;w}',
    ],
  ])('is filled in with the rest from %s', (typed) => {
    expect(readSnowflakeAddress(typed)).toEqual({ parts, isComplete: true });
    expect(read(snowflakeAccount, typed)).toBeUndefined();
  });

  it('is filled in without what was not chosen', () => {
    const lines = 'account = "myorg-acc"\nuser = "ann"\ndatabase = "<none selected>"';
    const named = { host: 'myorg-acc', user: 'ann' };
    expect(readSnowflakeAddress(lines)).toEqual({ parts: named, isComplete: true });
  });

  it.each([
    'snowflake://ann:p@w@myorg-acc/A',
    'snowflake://ann:p/w@myorg-acc/A',
    'account=a;password=p;w;db=A',
  ])('is not guessed from %s', (typed) => {
    expect(readSnowflakeAddress(typed)).toHaveProperty('refusal');
  });

  it('has no character of an address, and no password', () => {
    const piece = fc.constantFrom(
      'myorg-acc',
      '.snowflakecomputing.com',
      'https://',
      'app.snowflake.com',
      '/',
      ':',
      '@',
      '?',
      '=',
      ';',
      'x',
      '.',
      '-',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((all) => all.join('')),
        ),
        (typed) => {
          expect(read(snowflakeAccount, typed) ?? 'a').toMatch(/^[A-Za-z\d][\w.-]*$/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('a web address', () => {
  it.each([
    [' shop.example.com/ ', 'https://shop.example.com'],
    ['http://shop.example.com/de//', 'http://shop.example.com/de'],
    ['HTTPS://Shop.example.com', 'HTTPS://Shop.example.com'],
    ['shop.example.com:8443/x', 'https://shop.example.com:8443/x'],
    ['https://[2001:db9::1]:8443', 'https://[2001:db9::1]:8443'],
    ['shop.example / /', 'https://shop.example'],
  ])('%s is %s', (typed, address) => {
    expect(read(webAddress, typed)).toBe(address);
  });

  it.each([
    'https://ann:pw@shop.example.com',
    'ann:pw@shop.example.com',
    'ftp://shop.example.com',
    'data:alert(1)',
    'mailto:ann@example.com',
    'https://exa mple.com',
    'https://shop.example.com,',
    'https://shop.example.com?token=x',
    'https://shop.example.com/#/x',
    'https://-x',
    'https://',
    'host=h password=p',
  ])('%s is none', (typed) => {
    expect(read(webAddress, typed)).toBeUndefined();
  });
});

type Pair = readonly [typed: string, value: string];
describe.each<readonly [id: string, label: string, right: readonly Pair[], wrong: readonly string[]]>([
  [
    'source/shopify',
    'Shop name',
    [
      ['my-first-store', 'my-first-store'],
      ['My-First-Store.myshopify.com', 'my-first-store'],
      ['https://my-first-store.myshopify.com/admin/orders?x=1', 'my-first-store'],
      ['https://admin.shopify.com/store/my-first-store/orders', 'my-first-store'],
    ],
    [
      'https://admin.shopify.com',
      'www.shopify.com',
      'https://shop.example.com',
      'a:b@my.myshopify.com',
      'my store',
    ],
  ],
  [
    'source/zendesksupport',
    'Subdomain',
    [
      ['acme', 'acme'],
      ['https://acme.zendesk.com/agent/dashboard', 'acme'],
      ['acme.zendesk.com.', 'acme'],
      ['https://acme.zendesk.com:443', 'acme'],
    ],
    [
      'https://www.zendesk.com',
      'https://acme.example.com',
      'acme.zendesk.com.evil.example',
      'https://x:y@acme.zendesk.com',
    ],
  ],
  [
    'source/gorgias',
    'Subdomain',
    [['https://My-Shop.gorgias.com/app/', 'my-shop']],
    ['https://my-shop.example.com', 'mail@example.com'],
  ],
  [
    'source/netsuite',
    'Account ID',
    [
      ['1234567', '1234567'],
      ['1234567_SB2', '1234567_SB2'],
      ['1234567-sb2', '1234567_SB2'],
      ['https://1234567-sb2.app.netsuite.com/app/center/card.nl?sc=-29', '1234567_SB2'],
      ['1234567.suitetalk.api.netsuite.com', '1234567'],
    ],
    ['https://system.netsuite.com/pages', 'https://1234567.example.com', 'a=b'],
  ],
  [
    'source/judgeme',
    'Shop domain',
    [
      ['Example.myshopify.com', 'example.myshopify.com'],
      ['https://example.myshopify.com/admin', 'example.myshopify.com'],
      ['https://admin.shopify.com/store/example', 'example.myshopify.com'],
    ],
    ['https://u:p@example.com', 'example', 'admin.shopify.com', 'example.com:8080', 'host=h;password=p'],
  ],
  [
    'source/bigcommerce',
    'Store hash',
    [
      ['k3xq7d', 'k3xq7d'],
      ['https://api.bigcommerce.com/stores/k3xq7d/v3/', 'k3xq7d'],
      ['https://store-k3xq7d.mybigcommerce.com/manage', 'k3xq7d'],
    ],
    ['https://api.bigcommerce.com', 'https://x.example/stores/k3xq7d'],
  ],
  [
    'source/salesforce_marketing',
    'Tenant subdomain',
    [['https://mcx21dt54chc0gprl638px2g7r48.rest.marketingcloudapis.com/', 'mcx21dt54chc0gprl638px2g7r48']],
    ['https://mc.exacttarget.com'],
  ],
  [
    'source/salesforce',
    'Instance name',
    [
      ['mycompany', 'mycompany'],
      ['https://mycompany.my.salesforce.com/', 'mycompany'],
      ['https://mycompany.lightning.force.com/lightning/page/home', 'mycompany'],
      ['mycompany--dev.sandbox.my.salesforce.com', 'mycompany--dev.sandbox'],
    ],
    ['https://login.salesforce.com', 'https://u:p@mycompany.my.salesforce.com', 'my company'],
  ],
  [
    'source/google_sheets',
    'Spreadsheet ID',
    [
      ['1aB-c_D', '1aB-c_D'],
      ['https://docs.google.com/spreadsheets/d/1aB-c_D/edit#gid=0', '1aB-c_D'],
    ],
    ['https://docs.google.com/document/d/1aB', 'https://drive.google.com/file/d/1aB'],
  ],
  [
    'source/airtable',
    'Base ID',
    [['https://airtable.com/app1234567890abcd/tblX/viwY', 'app1234567890abcd']],
    ['https://airtable.com', 'tblX'],
  ],
  [
    'source/facebook',
    'Ad account ID',
    [
      ['act_123456', '123456'],
      ['123-456 7', '1234567'],
    ],
    ['https://example.com/123', 'a1b2'],
  ],
])('%s: %s', (id, label, right, wrong) => {
  const field = fieldOf(id, label);
  const format = field.format;
  it.each(right)('%s is %s', (typed, value) => {
    expect(tidyValue(field, typed)).toBe(value);
    expect(draftValue(field, typed, { today: '2026-11-20' })).toBe(value);
  });
  it.each(wrong)('%s is refused, and never in a draft', (typed) => {
    expect(format?.read(typed, field)).toHaveProperty('refusal');
    expect(draftValue(field, typed, { today: '2026-11-20' })).toBeUndefined();
  });
});

const advertisers = list('a', 'Advertiser IDs', { items: 'digits', wire: 'quoted' });

describe('typed text', () => {
  it.each([
    [text('a', 'Host'), '  db.example.com\n', 'db.example.com'],
    [number('a', 'Page size'), ' 50 ', '50'],
    [secret('a', 'Password'), ' two spaces  ', ' two spaces  '],
    [keyFile('a', 'Private key'), '\n-----BEGIN', '\n-----BEGIN'],
    [list('a', 'Marketplaces'), 'US,, CA ,', 'US, CA'],
    [list('a', 'Reports'), 'All orders, Open orders', 'All orders, Open orders'],
    [list('a', 'Repositories', { wire: 'spaces' }), 'org/a  org/b,org/c', 'org/a, org/b, org/c'],
    [advertisers, `"12'3", 4x5;6`, '123, 456'],
    [text('a', 'Store URL', { format: webAddress }), '', ''],
    [text('a', 'Account', { format: snowflakeAccount }), 'my org ', 'my org'],
  ])('%# is normalised for sending', (field, typed, sent) => {
    expect(tidyValue(field, typed)).toBe(sent);
  });

  const formats = [snowflakeAccount, webAddress, shopDomain, subdomainOf(['zendesk.com']), digits('act_')];
  const fields = [
    ...formats.map((format) => text('a', 'A', { format })),
    advertisers,
    text('a', 'A'),
    number('a', 'A'),
    secret('a', 'A'),
    list('a', 'A'),
  ];

  it('is normalised idempotently', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.domain(),
      fc.string().map((name) => `https://${name}.snowflakecomputing.com/x`),
    );
    fc.assert(
      fc.property(fc.constantFrom(...fields), typed, (field, each) => {
        const once = tidyValue(field, each);
        expect(tidyValue(field, once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

const formatted = allDefinitions.flatMap((definition) =>
  fieldsOf(definition).flatMap((field) =>
    field.kind === 'text' && field.format ? [[definition.id, field.label, field.format] as const] : [],
  ),
);

it.each(formatted)('%s: %s accepts no address of a database', (_, label, format) => {
  for (const typed of ['postgres://u:S3cret@h/app', 'Server=h;Password=S3cret', 'host=h password=S3cret'])
    expect(format.read(typed, { label })).toHaveProperty('refusal');
});

it('TikTok ids keep only digits and commas (spec §5)', () => {
  expect(splitList(advertisers, '1 2,a3,,4')).toEqual(['12', '3', '4']);
});
