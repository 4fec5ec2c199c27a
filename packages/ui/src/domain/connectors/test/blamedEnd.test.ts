import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { labelOf } from '../../entities/catalogue.ts';
import { toId } from '../../entities/id.ts';
import { blamedEnd } from './blamedEnd.ts';

const ends = (
  [sourceName, sourceType]: readonly [string, string],
  [destinationName, destinationType]: readonly [string, string],
) => ({
  source: { id: toId<'source'>(1), name: sourceName, type: sourceType },
  destination: { id: toId<'destination'>(2), name: destinationName, type: destinationType },
});
const shop = ends(['Shop', 'postgres'], ['Analytics', 'snowflake']);

test.each([
  ['Snowflake refused the password.', 'destination'],
  ['PostgreSQL refused the password.', 'source'],
  ['POSTGRESQL refused the password.', 'source'],
  ['The login to Analytics was denied.', 'destination'],
  ['The password of Shop has expired.', 'source'],
  ['password authentication failed', undefined],
  ['The password was refused while PostgreSQL was copied to Snowflake.', undefined],
  ['The workshop refused the password.', undefined],
  ['The shop refused the password.', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
] as const)('“%s” blames %s', (error, end) => {
  expect(blamedEnd(error, shop)).toBe(end);
});

test('what both ends are called tells nothing', () => {
  const copy = ends(['Production', 'postgres'], ['Replica', 'postgres']);
  expect(blamedEnd('PostgreSQL refused the password.', copy)).toBeUndefined();
  expect(blamedEnd('PostgreSQL of Replica refused the password.', copy)).toBe('destination');
});

test('an end that the service does not name is not blamed', () => {
  expect(blamedEnd('Snowflake refused the password.', {})).toBeUndefined();
  expect(blamedEnd('Snowflake refused.', { source: shop.source, destination: null })).toBeUndefined();
});

it('follows the ends if they change places', () => {
  const type = fc.constantFrom('postgres', 'mysql', 'snowflake', 'bigquery', 'stripe');
  const name = fc.constantFrom('Shop', 'Analytics', '', 'PostgreSQL');
  const end = fc.tuple(name, type);
  const word = fc.oneof(type.map(labelOf), name, fc.constantFrom('refused', 'the password', 'of'));
  const other = { source: 'destination', destination: 'source' } as const;
  fc.assert(
    fc.property(end, end, fc.array(word, { maxLength: 6 }), (one, two, words) => {
      const error = words.join(' ');
      const blamed = blamedEnd(error, ends(one, two));
      expect(blamedEnd(error, ends(two, one))).toBe(blamed && other[blamed]);
    }),
  );
});
