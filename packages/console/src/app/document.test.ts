import { readFileSync } from 'node:fs';
import { createContext, runInContext, runInNewContext } from 'node:vm';
import { routes, type Route } from '@millrace/ui/domain/routes';
import { themeClasses } from '@millrace/ui/theme';
import { describe, expect, test } from 'vitest';

import { signedOutAddress } from '../session/signedOutParam.ts';
import { themeKey } from '../shell/theme.ts';
import { opening, preparedPages } from './preparedPages.ts';

const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const inlineScripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text ?? '');

/** The class of `<html>` before the first paint, with `getItem` as the storage. */
const themeBeforePaint = (getItem: (key: string) => string | null): string => {
  const documentElement = { className: themeClasses.system as string, dataset: {} };
  const page = { location: {}, history: {}, document: { documentElement, cookie: '' } };
  runInNewContext(inlineScripts[0] ?? '', { ...page, localStorage: { getItem } });
  return documentElement.className;
};

describe('Before the first paint', () => {
  test.each([
    ['light', themeClasses.light],
    ['dark', themeClasses.dark],
    ['system', themeClasses.system],
    [null, themeClasses.system],
    ['" onload="alert(1)', themeClasses.system],
  ])('the choice %j gives %s', (chosen, className) => {
    expect(themeBeforePaint((key) => (key === themeKey ? chosen : null))).toBe(className);
  });

  test('blocked storage gives the theme of the device', () => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(themeBeforePaint(forbidden)).toBe(themeClasses.system);
  });
});

/** The prepared pages that a document shows at an address, with these cookies. */
function shownAt(address: string, { cookie = '', email }: { cookie?: string; email?: string } = {}) {
  const { pathname, search } = new URL(address, 'https://console.example');
  const [, segment = ''] = pathname.split('/');
  const page = preparedPages.find(({ name }) => name === segment);
  const people = page ? (page.people ?? 'guests') : 'members';
  let shown = [page?.name ?? 'opening'];
  const hasTemplate = people === 'guests';
  const elements = {
    root: {
      set textContent(_: string) {
        shown = [];
      },
      append: (content: string) => shown.push(content),
      addEventListener: () => undefined,
      dataset: {},
    },
  };
  const context = createContext({
    location: { pathname, search },
    history: { state: email ? { email } : null },
    MutationObserver: class {
      observe = () => undefined;
    },
    document: {
      documentElement: { dataset: { people, at: page?.at ?? opening.at }, hidden: false },
      cookie,
      getElementById: (id: keyof typeof elements) => elements[id],
      querySelector: (tag: string) => (tag === 'template' && hasTemplate ? { content: 'opening' } : null),
    },
  });
  for (const script of inlineScripts) runInContext(script, context);
  return shown;
}

/** An address of a route; a path parameter gets a value. */
const addressOf = (pattern: string): string => {
  const path = pattern.replaceAll(/\{\w+\}/g, 'x1');
  return pattern === routes.resetPassword.pattern ? `${path}?token=x1` : path;
};
const token = 'theme=dark; csrftoken=abc';

describe('The prepared pages', () => {
  const all: readonly Route[] = Object.values(routes);

  test.each(all.filter(({ access }) => access === 'loggedOut').map(({ pattern }) => pattern))(
    '%s: its own page for guests, the opening page for members',
    (pattern) => {
      const [, segment] = pattern.split('/');
      expect(shownAt(addressOf(pattern))).toEqual([segment]);
      expect(shownAt(addressOf(pattern), { cookie: 'theme=dark' })).toEqual([segment]);
      expect(shownAt(addressOf(pattern), { cookie: token })).toEqual(['opening']);
    },
  );

  test.each(all.filter(({ access }) => access === 'public').map(({ pattern }) => pattern))(
    '%s: its own page for everyone',
    (pattern) => {
      expect(shownAt(pattern)).toEqual([pattern.slice(1)]);
      expect(shownAt(pattern, { cookie: token })).toEqual([pattern.slice(1)]);
    },
  );

  test.each(all.filter(({ access }) => ['leave', 'callback'].includes(access)).map(({ pattern }) => pattern))(
    '%s: none, because the page is left or does not wait for the session',
    (pattern) => {
      expect(shownAt(addressOf(pattern))).toEqual([]);
      expect(shownAt(addressOf(pattern), { cookie: token })).toEqual([]);
    },
  );

  test.each(
    all
      .filter(({ access }) => ['billing', 'observability', 'subscription'].includes(access))
      .map(({ pattern }) => pattern),
  )('%s: the opening page for members, none for guests', (pattern) => {
    expect(shownAt(addressOf(pattern))).toEqual([]);
    expect(shownAt(addressOf(pattern), { cookie: token })).toEqual(['opening']);
  });

  test.each([
    '/login?view=recover',
    '/login/more',
    '/reset-password',
    '/user-invite/opened',
    '/user-confirmation/opened',
  ])('%s: none, because the first render would differ', (address) => {
    expect(shownAt(address)).toEqual([]);
  });

  test('none with an address that the previous page handed on, and none after signing out', () => {
    expect(shownAt('/signup', { email: 'a@b.example' })).toEqual([]);
    expect(shownAt(signedOutAddress, { cookie: token })).toEqual([]);
  });
});

test('the document starts in the theme of the device, and has two inline scripts', () => {
  expect(html).toContain(`<html lang="en" class="${themeClasses.system}">`);
  expect(inlineScripts).toHaveLength(2);
});

test('the document has a placeholder for the configuration, which only a server fills', () => {
  expect(html).toMatch(
    /<script type="application\/json" id="millrace-config">\s*__MILLRACE_CONFIG__\s*<\/script>/,
  );
});
