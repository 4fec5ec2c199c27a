import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMoreThanHost, splitConnectionUri } from './connectionUri.ts';

const schemes = ['postgres', 'postgresql'];
const split = (text: string) => splitConnectionUri(text, schemes);

describe('a database address', () => {
  it.each([
    [
      'postgres://replicator:hunter2@db.example.com:5433/shop?schema=sales',
      {
        host: 'db.example.com',
        port: '5433',
        user: 'replicator',
        password: 'hunter2',
        database: 'shop',
        schema: 'sales',
      },
    ],
    ['postgresql://db.example.com', { host: 'db.example.com' }],
    ['  POSTGRES://db/shop ', { host: 'db', database: 'shop' }],
    ['postgres://u:p%40ss@db', { host: 'db', user: 'u', password: 'p@ss' }],
    ['postgres://u:p@ss/w@db/shop', { host: 'db', user: 'u', password: 'p@ss/w', database: 'shop' }],
    ['postgres://u:p@s%s@db/shop', { host: 'db', user: 'u', password: 'p@s%s', database: 'shop' }],
    [
      'postgres://u:a:b@[::1]:5432/shop',
      { host: '::1', port: '5432', user: 'u', password: 'a:b', database: 'shop' },
    ],
    ['postgres://db/shop?options=a@b', { host: 'db', database: 'shop' }],
    [
      'postgres://u:p@db/shop?application_name=a@b',
      { host: 'db', user: 'u', password: 'p', database: 'shop' },
    ],
    [
      'jdbc:postgresql://db:5432/shop?user=u&password=p&currentSchema=sales',
      { host: 'db', port: '5432', user: 'u', password: 'p', database: 'shop', schema: 'sales' },
    ],
    ['postgres://db/shop?sslmode=require', { host: 'db', database: 'shop', ssl: 'unverified' }],
    ['postgres://db?connect_timeout=5&sslmode=verify-full', { host: 'db', ssl: 'certificate' }],
    ['postgres://db?ssl=true&sslmode=verify-ca', { host: 'db', ssl: 'certificate' }],
    ['jdbc:postgresql://db/shop?ssl=true', { host: 'db', database: 'shop', ssl: 'unverified' }],
    ['postgres://db?sslMode=VERIFY_IDENTITY', { host: 'db', ssl: 'certificate' }],
    ['postgres://db?ssl-mode=REQUIRED', { host: 'db', ssl: 'unverified' }],
    ['postgres://db?sslmode=prefer', { host: 'db' }],
    ['postgres://db?sslmode=disable', { host: 'db' }],
    ['postgres://db?sslrootcert=require', { host: 'db' }],
    ['db.example.com:5433', { host: 'db.example.com', port: '5433' }],
    ['[2001:db8::1]:5433', { host: '2001:db8::1', port: '5433' }],
    ['postgres:5432', { host: 'postgres', port: '5432' }],
    ['2001:db8::1', undefined],
    ['mysql://db/shop', undefined],
    ['postgres:db', undefined],
    ['postgres://', undefined],
    ['postgres://db:port/shop', undefined],
    ['postgres://two words/shop', undefined],
    ['db.example.com', undefined],
    ['', undefined],
  ])('%s', (text, parts) => {
    expect(split(text)).toEqual(parts);
  });

  it.each([
    ['db.example.com', false],
    [' 10.0.0.7 ', false],
    ['2001:db8::1', false],
    ['[2001:db8::1]', false],
    ['https://db.example.com', true],
    ['ann:pw@db.example.com', true],
    ['db.example.com/shop', true],
    ['db.example.com:5432', true],
    ['host=db port=5432', true],
  ])('%s is more than a host: %s', (text, isMore) => {
    expect(isMoreThanHost(text)).toBe(isMore);
  });

  it('returns any escaped login unchanged', () => {
    const word = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(word, word, (user, password) => {
        const uri = `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@db:1/shop`;
        expect(split(uri)).toEqual({ host: 'db', port: '1', user, password, database: 'shop' });
      }),
    );
  });

  it('contains a host, or is not an address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(split(`postgres://${text}`)?.host).not.toBe('');
      }),
    );
  });
});
