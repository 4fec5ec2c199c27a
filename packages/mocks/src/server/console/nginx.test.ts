import { getPublicAddresses } from '@millrace/ui/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerHeaders, documentHeaders, fileHeaders, hashedAssetHeaders } from '../http/headers.ts';
import { passBack } from '../proxy/forwardedHeaders.ts';
import { linkPath } from './linkPaths.test.data.ts';
import { filledIn, template } from './nginx.test.data.ts';

/** The headers that a location adds, by the words after `location`. */
const headersOf = (location: string): Record<string, string> => {
  const block = template.split(`location ${location} {\n`)[1]?.split('\n  }\n')[0] ?? '';
  const added = block.matchAll(/^ +add_header (\S+) "(.*)"(?: always)?;$/gm);
  return Object.fromEntries([...added].map(([, name = '', value = '']) => [name, value]));
};

/** The location that nginx chooses for a path: an exact one, a closed prefix, a pattern, or the root. */
const locationOf = (path: string): string | undefined => {
  const found = [...template.matchAll(/^ {2}location (?:(=|\^~|~) )?(\S+) \{$/gm)].map(
    ([, kind = '', value = '']) => ({ kind, value, name: `${kind} ${value}`.trim() }),
  );
  return (
    found.find(({ kind, value }) => kind === '=' && value === path) ??
    found.find(({ kind, value }) => kind === '^~' && path.startsWith(value)) ??
    found.find(({ kind, value }) => kind === '~' && new RegExp(value).test(path)) ??
    found.find(({ kind, value }) => kind === '' && path.startsWith(value))
  )?.name;
};

// Both servers must send the same headers: the console gets the same policy from either.
describe('the nginx configuration has the headers of headers.json', () => {
  it.each([
    [
      '/',
      documentHeaders({
        nonce: '$request_id',
        sockets: ['${MILLRACE_SOCKETS}'],
        files: ['${MILLRACE_FILES}'],
        parties: ['${MILLRACE_PARTIES}'],
      }),
    ],
    [String.raw`~ ^/(?:favicon\.ico|robots\.txt)$`, fileHeaders],
    ['^~ /assets/', hashedAssetHeaders],
    ['= /healthz', answerHeaders],
    ['^~ /api/', answerHeaders],
    ['@too_large', answerHeaders],
    ['@unreachable', answerHeaders],
    [`= ${getPublicAddresses.path}`, answerHeaders],
  ])('for %s', (location, headers) => {
    expect(headersOf(location)).toEqual(headers);
  });

  it('and sends no cookie to the host of a public file', () => {
    expect(template.split(`location = ${getPublicAddresses.path} {`)[1]?.split('}\n')[0]).toContain(
      'proxy_set_header Cookie "";',
    );
  });

  it('once each, even if the service sends its own', () => {
    const hidden = [...template.matchAll(/^ {2}proxy_hide_header (\S+);$/gm)].map(([, name]) => name);
    const ours = Object.keys(answerHeaders);
    expect(hidden.slice(0, ours.length)).toEqual(ours);
    const others = Object.fromEntries(
      hidden.slice(ours.length).map((name = '') => [name.toLowerCase(), 'x']),
    );
    // The twin's server passes none of them back either.
    expect(Object.keys(others).length).toBeGreaterThan(10);
    expect(passBack(others)).toEqual({});
  });

  it('and passes on nothing that a browser writes about the way of its request', () => {
    const servers = template.split(/^ {2}location /m)[0] ?? '';
    const file = template.split(`location = ${getPublicAddresses.path} {`)[1] ?? '';
    for (const part of [servers, file.split('}\n')[0] ?? '']) {
      const set = [...part.matchAll(/^ +proxy_set_header (\S+) /gm)].map(([, name]) => name);
      expect(set).toEqual(
        expect.arrayContaining([
          'Forwarded',
          'Via',
          'X-Forwarded-For',
          'X-Forwarded-Host',
          'X-Forwarded-Proto',
          'X-Real-IP',
        ]),
      );
    }
  });

  it('fills in every name that it uses', () => {
    const used = new Set([...template.matchAll(/\$\{(MILLRACE_\w+)\}/g)].map(([, name]) => name));
    expect(new Set(filledIn.split(' '))).toEqual(new Set([...used].map((name) => `$${name}`)));
  });

  it('and gives the paths of a signed-out page their own document, and only under them', () => {
    const [, pattern = ''] = /"~(\^\/\(\?<first>.*)" \$first;/.exec(template) ?? [];
    const documentOf = (path: string) => new RegExp(pattern).exec(path)?.groups?.['first'] ?? 'index';
    expect(documentOf('/login')).toBe('login');
    expect(documentOf('/user-invite/a%20b')).toBe('user-invite');
    expect(documentOf('/')).toBe('index');
    expect(template).toContain('try_files /documents/$millrace_document.html /index.html =503;');
    expect(template).toContain('location ^~ /documents/ {\n    return 404;');
  });

  it('and takes no path of a link for a file, whatever its token contains', () => {
    fc.assert(
      fc.property(linkPath, ([path]) => {
        expect(locationOf(path.replace(/\?.*/, ''))).toBe('/');
      }),
      { numRuns: 1_000 },
    );
    expect(locationOf('/assets/index-Gone0000.js')).toBe('^~ /assets/');
    expect(locationOf('/favicon.ico')).toContain('favicon');
  });

  it('and serves no precompressed document', () => {
    expect(template.split('location / {')[1]?.split('}')[0]).toContain('gzip_static off;');
  });
});
