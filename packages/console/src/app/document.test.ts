import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { themeClasses } from '@millrace/ui/theme';
import { describe, expect, test } from 'vitest';

import { themeKey } from '../shell/theme.ts';

const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const inlineScripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text ?? '');

/** The class of `<html>` before the first paint, with `getItem` as the storage. */
const themeBeforePaint = (getItem: (key: string) => string | null): string => {
  const documentElement = { className: themeClasses.system as string };
  runInNewContext(inlineScripts[0] ?? '', { localStorage: { getItem }, document: { documentElement } });
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

describe('The prepared sign-in page', () => {
  /** Whether it is shown at an address, with these cookies. */
  const isShown = (address: string, cookie = ''): boolean => {
    const { pathname, search } = new URL(address, 'https://console.example');
    const shown: unknown[] = [];
    const element = { content: 'the page', append: (page: unknown) => shown.push(page) };
    const document = { cookie, getElementById: () => element };
    runInNewContext(inlineScripts[1] ?? '', { location: { pathname, search }, document });
    return shown.length > 0;
  };

  test('is shown at its address to anyone who is not signed in', () => {
    expect(isShown('/login')).toBe(true);
    expect(isShown('/login', 'theme=dark')).toBe(true);
  });

  test('is not shown where another page, form or message may follow', () => {
    expect(isShown('/')).toBe(false);
    expect(isShown('/pipelines/list')).toBe(false);
    expect(isShown('/login?view=recover')).toBe(false);
    expect(isShown('/login', 'theme=dark; csrftoken=abc')).toBe(false);
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
