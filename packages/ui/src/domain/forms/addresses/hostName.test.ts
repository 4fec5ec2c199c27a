import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHost } from './hostName.ts';

describe('a host', () => {
  it.each([
    ['db.example.com', 'db.example.com'],
    [' db.example.com\n', 'db.example.com'],
    ['DB-1.Example.com', 'DB-1.Example.com'],
    ['localhost', 'localhost'],
    ['my_db', 'my_db'],
    ['db.example.com.', 'db.example.com'],
    ['db.example.com/', 'db.example.com'],
    ['db.example.com.//', 'db.example.com'],
    ['1.db.example.com', '1.db.example.com'],
    ['10.0.0.7', '10.0.0.7'],
    ['0.0.0.0', '0.0.0.0'],
    ['255.255.255.255', '255.255.255.255'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1234]', '2001:db8::1234'],
    ['::1', '::1'],
    ['::ffff:10.0.0.7', '::ffff:10.0.0.7'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['例え.example', 'xn--r8jz45g.example'],
    ['a'.repeat(63), 'a'.repeat(63)],
  ])('%s', (text, host) => {
    expect(readHost(text)).toBe(host);
  });

  it.each([
    '',
    '.',
    '..',
    '/',
    'db..example.com',
    '.db.example.com',
    'db.example.com..',
    '-db.example.com',
    'db-.example.com',
    'db example.com',
    'db.example.com:5432',
    'db.example.com,1433',
    'db.example.com;x=y',
    'db.example.com/app',
    'ann@db.example.com',
    String.raw`SERVER01\SQLEXPRESS`,
    '(local)',
    '*.example.com',
    'host=db',
    '%2Fvar%2Frun',
    'db%2eexample.com',
    '10.0.0.256',
    '10.0.0',
    '10.0.0.07',
    '1.2.3.4.5',
    '0x7f.1',
    '2130706433',
    '[db.example.com]',
    '[2001:db8::1',
    '2001:db8::1]',
    '2001:db8',
    ':::1',
    'fe80::1%eth0',
    '[::1]:5432',
    'a'.repeat(64),
    `${'a'.repeat(63)}.`.repeat(4),
    'db\u200B.example.com',
    'db\u202Eexample.com',
    'bücher!.example',
    '１２７.０.０.１/8',
  ])('%j is none', (text) => {
    expect(readHost(text)).toBeUndefined();
  });

  it('has only characters of a host, and is read as itself', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'ab1.-_:[]%/@;,=\\ é。') }),
      fc.domain(),
      fc.ipV4(),
      fc.ipV6(),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const host = readHost(text);
        if (host === undefined) return;
        expect(host).toMatch(/^[A-Za-z\d_.:-]+$/);
        expect(readHost(host)).toBe(host);
      }),
      { numRuns: 2000 },
    );
  });

  it('is every domain and every address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.ipV4(), fc.ipV6()), (text) => {
        expect(readHost(text)).toBe(text);
      }),
    );
  });
});
