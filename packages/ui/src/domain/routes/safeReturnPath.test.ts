import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { safeReturnPath } from './safeReturnPath.ts';

describe('safeReturnPath (T-16)', () => {
  it('keeps an internal path with its query and fragment', () => {
    expect(safeReturnPath('/pipelines/list?status=archived#row')).toBe('/pipelines/list?status=archived#row');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    // oxlint-disable-next-line no-script-url -- what must be refused
    'javascript:alert(1)',
    '/\t/evil.example',
    '/%09/../..//evil',
    ' /pipelines',
    'data:text/html,x',
    '',
    null,
    undefined,
    '/login',
    '/forgot-password',
    '/login?next=/login',
  ])('replaces %j by an internal path', (wanted) => {
    const path = safeReturnPath(wanted);
    expect(new URL(path, 'https://ours.example').origin).toBe('https://ours.example');
    expect(path).not.toMatch(/^\/(login|forgot-password)/);
  });

  it('never leaves the origin, for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((tail) => `/${tail}`),
        ),
        (wanted) => {
          expect(new URL(safeReturnPath(wanted), 'https://ours.example').origin).toBe('https://ours.example');
        },
      ),
    );
  });
});
