import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieHere, cookiesThere, locationHere, passBack, passOn } from './forwardedHeaders.ts';

const target = new URL('https://api.example/api/v1/user/me/');
const page = 'http://127.0.0.1:4100';

describe('a redirect of the service', () => {
  it.each([
    ['https://api.example/api/v1/x?y=1#z', '/api/v1/x?y=1#z'],
    ['/login/', '/login/'],
    ['../you/', '/api/v1/user/you/'],
    ['?page=2', '/api/v1/user/me/?page=2'],
    ['https://api.example', '/'],
    ['HTTPS://API.EXAMPLE:443/x', '/x'],
    ['https://api.example//evil.example/', '/.//evil.example/'],
  ])('to %s leads to %s', (location, here) => {
    expect(locationHere(location, target)).toBe(here);
  });

  it.each([
    'https://api.example.evil.example/',
    'https://api.example@evil.example/',
    'https://api.example:8443/',
    'http://api.example/',
    '//evil.example/',
    String.raw`/\evil.example/`,
    String.raw`\\evil.example`,
    'vbscript:alert(1)',
    'data:text/html,x',
    'https://',
  ])('to %s leads nowhere', (location) => {
    expect(locationHere(location, target)).toBeUndefined();
  });

  it('never leaves the site, whatever it contains', () => {
    const piece = fc.constantFrom(
      ...'https: http: / // \\ @ : api.example evil.example . .. %2f ? #'.split(' '),
      '\t',
      ' ',
    );
    const location = fc.oneof(
      fc.webUrl(),
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string(),
    );
    const leaves = (text: string) => {
      const here = locationHere(text, target);
      return here !== undefined && new URL(here, `${page}/api/v1/user/me/`).origin !== page;
    };
    expect(
      fc.check(
        fc.property(location, (text) => !leaves(text)),
        { numRuns: 2_000 },
      ),
    ).toMatchObject({
      failed: false,
    });
  });
});

describe('a cookie of the service', () => {
  it.each([
    [
      'sessionid=1; Domain=.api.example; Path=/; Secure; HttpOnly; SameSite=None',
      'sessionid=1; Path=/; HttpOnly; SameSite=Lax',
    ],
    [
      'a=b=c; path=/api; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      'a=b=c; Path=/api; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    ],
    ['my name = a value ;httponly', 'my name=a value; HttpOnly'],
    ['empty=', 'empty='],
    ['__Host-id=1; Secure; Path=/', 'millrace-host-id=1; Path=/'],
    ['__SECURE-id=1; Secure', 'millrace-secure-id=1'],
    ['a=1; Path=relative; Partitioned; Priority=High; SameSite=odd', 'a=1; SameSite=Lax'],
    ['a=1; SameSite=Strict', 'a=1; SameSite=Strict'],
  ])('%s becomes %s', (line, here) => {
    expect(cookieHere(line)).toBe(here);
  });

  it.each(['twin=1', ' twin =1; Path=/', 'twin', '=twin=1', 'alone', '', ';'])(
    '%s is not passed on',
    (line) => {
      expect(cookieHere(line)).toBeUndefined();
    },
  );

  it('comes back to the service under its own name, and the reserved one does not', () => {
    expect(cookiesThere('twin=1; a=1; twin =2; millrace-host-id=3; Millrace-Secure-x=4; =5; 6')).toBe(
      'a=1; __Host-id=3; __Secure-x=4',
    );
    expect(cookiesThere('twin=1')).toBeUndefined();
    expect(cookiesThere(undefined)).toBeUndefined();
  });

  it('never has a reserved name or prefix, and keeps its value, whatever it contains', () => {
    const text = fc.string({ unit: fc.constantFrom(...'twin_Hos-Secur=; \t"a1') });
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          fc.tuple(fc.constantFrom('twin', '__Host-', '__secure-'), text).map((parts) => parts.join('')),
        ),
        (line) => {
          const here = cookieHere(line);
          if (here === undefined) return;
          const [pair = ''] = here.split(';');
          expect(pair).not.toMatch(/^(?:twin=|__[Hh][Oo][Ss][Tt]-|__[Ss][Ee][Cc][Uu][Rr][Ee]-|=)/);
          expect(here).not.toMatch(/; *(?:domain|secure|partitioned)/i);
          expect(cookiesThere(pair)?.split('=').slice(1)).toEqual(pair.split('=').slice(1));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

it('passes back what describes a response, and nothing that acts on the console’s origin', () => {
  const described = {
    'content-type': 'application/json',
    etag: '"1"',
    'retry-after': '5',
    'x-request-id': '1',
    date: 'now',
  };
  const acting = [
    'access-control-allow-origin',
    'access-control-allow-credentials',
    'access-control-expose-headers',
    'clear-site-data',
    'service-worker-allowed',
    'strict-transport-security',
    'public-key-pins',
    'link',
    'refresh',
    'alt-svc',
    'nel',
    'report-to',
    'reporting-endpoints',
    'sourcemap',
    'x-sourcemap',
    'set-login',
    'accept-ch',
    'critical-ch',
    'speculation-rules',
    'timing-allow-origin',
    'origin-agent-cluster',
    'server',
    'via',
    'content-location',
    'document-policy',
    'cross-origin-embedder-policy',
    'x-dns-prefetch-control',
    'x-accel-redirect',
  ];
  expect(passBack({ ...described, ...Object.fromEntries(acting.map((name) => [name, 'x'])) })).toEqual(
    described,
  );
});

it('passes on what the console sends, and nothing about the way of a request', () => {
  const sent = { accept: '*/*', 'x-csrftoken': '1', 'sec-fetch-site': 'same-origin', 'content-length': '2' };
  const way = [
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-prefix',
    'x-real-ip',
    'true-client-ip',
    'x-client-ip',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'expect',
    'upgrade',
    'proxy-connection',
    'x-twin-session',
    'te',
    'keep-alive',
  ];
  expect(passOn({ ...sent, ...Object.fromEntries(way.map((name) => [name, 'x'])) })).toEqual(sent);
});
