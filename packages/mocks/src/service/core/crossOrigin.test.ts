import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCrossOrigin } from './crossOrigin.ts';

const host = 'console.example:8080';
const ownOrigins = [`http://${host}`, `https://${host}`];
const anySite = fc.constantFrom('same-origin', 'same-site', 'cross-site', 'none', undefined, null, 'odd');
const ownSite = fc.constantFrom('same-origin', 'none', undefined, null);

describe('a write (T-04)', () => {
  it('of another origin is recognised, whatever Sec-Fetch-Site says', () => {
    const others = fc.oneof(
      fc.webUrl().map((url) => new URL(url).origin),
      fc.string({ minLength: 1 }).filter((text) => !['null', ...ownOrigins].includes(text)),
      fc.constantFrom(
        'http://console.example',
        'http://a.console.example:8080',
        `http://${host}.evil.example`,
      ),
    );
    fc.assert(
      fc.property(others, anySite, (origin, site) => {
        fc.pre(URL.parse(origin)?.host !== host);
        expect(isCrossOrigin({ origin, site }, host)).toBe(true);
      }),
    );
  });

  it('of a hidden origin is ours only if Sec-Fetch-Site says so', () => {
    fc.assert(
      fc.property(anySite, (site) => {
        expect(isCrossOrigin({ origin: 'null', site }, host)).toBe(site !== 'same-origin');
      }),
    );
  });

  it('of the own origin, or of a client without one, is not foreign', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ownOrigins, undefined, null), ownSite, (origin, site) => {
        expect(isCrossOrigin({ origin, site }, host)).toBe(false);
      }),
    );
  });
});
