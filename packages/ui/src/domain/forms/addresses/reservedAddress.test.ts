import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hookAddressError } from '../../hooks/hookAddress.ts';
import { webAddress } from '../formats/webAddress.ts';

const byte = fc.integer({ min: 0, max: 255 });
const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
const ending = fc.constantFrom('', '/', '/in', ':8443', ':8443/a');
const read = (text: string) => webAddress.read(text, { label: 'Site' });

describe('an address that no machine has', () => {
  const last = fc
    .constantFrom('192.0.2.', '198.51.100.', '203.0.113.')
    .chain((range) => byte.map((end) => range + end));
  const high = fc.tuple(fc.constantFrom(0, 240, 251, 255), byte, byte, byte).map((bytes) => bytes.join('.'));
  const documents = fc
    .tuple(fc.constantFrom('2001:db8', '2001:0db8', '2001:DB8', '3fff', '3fff:fff'), group)
    .map(([range, end]) => `[${range}::${end}]`);

  it('is refused as a web address and as the address of a hook (property)', () => {
    fc.assert(
      fc.property(
        fc.oneof(last, high, documents),
        ending,
        fc.constantFrom('http', 'https'),
        (host, end, scheme) => {
          const text = `${scheme}://${host}${end}`;
          expect(read(text)).toEqual({
            refusal: 'Site must be an address that can be reached. No server has this one',
          });
          expect(hookAddressError(text)).toBeDefined();
        },
      ),
    );
  });

  it.each([
    'https://192.0.3.1',
    'https://198.51.101.1',
    'https://203.0.112.255',
    'https://1.2.3.4',
    'https://[2001:db9::1]',
    'https://[2a00:1450:4001::1]',
    'https://203.example',
  ])('is not %s', (text) => {
    expect(read(text)).toEqual({ value: text });
    expect(hookAddressError(text)).toBeUndefined();
  });
});
