import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyFile, list, number, secret, text } from './fields.ts';
import { splitList } from './kinds/list.ts';
import { normalisers, snowflakeAccount } from './normalise.ts';
import { tidyValue } from './values.ts';

const account = text('a', 'Account', { normalisation: 'snowflakeAccount' });
const shop = text('a', 'Store', { normalisation: 'subdomain' });
const store = text('a', 'Store URL', { normalisation: 'address' });
const advertisers = list('a', 'Advertiser IDs', { items: 'digits', wire: 'quoted' });

describe('typed text', () => {
  it.each([
    [text('a', 'Host'), '  db.example.com\n', 'db.example.com'],
    [number('a', 'Page size'), ' 50 ', '50'],
    [secret('a', 'Password'), ' two spaces  ', ' two spaces  '],
    [keyFile('a', 'Private key'), '\n-----BEGIN', '\n-----BEGIN'],
    [list('a', 'Marketplaces'), 'US,, CA ,', 'US, CA'],
    [list('a', 'Repositories', { wire: 'spaces' }), 'org/a  org/b,org/c', 'org/a, org/b, org/c'],
    [advertisers, `"12'3", 4x5;6`, '123, 456'],
    [shop, ' https://My-Shop.gorgias.com/app/ ', 'my-shop'],
    [shop, 'my-shop', 'my-shop'],
    [store, ' shop.example.com/ ', 'https://shop.example.com'],
    [store, 'http://shop.example.com/de//', 'http://shop.example.com/de'],
    [store, '', ''],
    [account, ' xy12345.us-east-1.snowflakecomputing.com ', 'xy12345.us-east-1'],
  ])('%# is normalised for sending', (field, typed, sent) => {
    expect(tidyValue(field, typed)).toBe(sent);
  });

  const fields = [
    account,
    shop,
    store,
    advertisers,
    text('a', 'A'),
    number('a', 'A'),
    secret('a', 'A'),
    list('a', 'A'),
  ];

  it('is normalised idempotently', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string().map((name) => `https://${name}.snowflakecomputing.com/x`),
    );
    fc.assert(
      fc.property(fc.constantFrom(...fields), typed, (field, each) => {
        const once = tidyValue(field, each);
        expect(tidyValue(field, once)).toBe(once);
      }),
    );
  });
});

it.each([
  ['subdomain', 'shop .gorgias.com', 'shop'],
  ['address', 'shop.example / /', 'https://shop.example'],
] as const)('a space before what is cut off belongs to it: %s', (normaliser, typed, tidy) => {
  expect(normalisers[normaliser](typed)).toBe(tidy);
});

it.each([
  ['xy12345', 'xy12345'],
  ['XY12345.SNOWFLAKECOMPUTING.COM', 'XY12345'],
  ['https://org-account.snowflakecomputing.com/console', 'org-account'],
  ['xy.snowflakecomputing.com.snowflakecomputing.com', 'xy'],
  ['snowflakecomputing.example', 'snowflakecomputing.example'],
])('the account in %s is %s', (typed, name) => {
  expect(snowflakeAccount(typed)).toBe(name);
});

it('TikTok ids keep only digits and commas (spec §5)', () => {
  expect(splitList(advertisers, '1 2,a3,,4')).toEqual(['12', '3', '4']);
});
