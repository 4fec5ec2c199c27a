import { matchRoute, routes, type RouteName } from '@millrace/ui/domain';
import { expect, test } from 'vitest';

import { screenAt, screenSources } from './screens.ts';
import { fallbackPathOf, hasScreen, titleOf } from '../router/screenTitles.ts';

const ending = (path: string) => screenAt(new URL(path, 'https://console.example'));

test.each([
  ['/', 'pipelinesList', '/pipelines/list?status=active'],
  ['/pipelines', 'pipelinesList', '/pipelines/list?status=active'],
  ['/pipelines/list?page=2', 'pipelinesList', '/pipelines/list?page=2'],
  ['/login?next=%2F', 'login', '/login?next=%2F'],
] as const)('%s ends at the screen %s', (path, name, address) => {
  const found = ending(path);
  expect(found?.match.name).toBe(name);
  expect(found && found.url.pathname + found.url.search).toBe(address);
});

test.each(['/nowhere', '/sources/list', '/alerts/7', '/privacy', '/signup'])('%s ends at none', (path) => {
  expect(ending(path)).toBeNull();
});

test('every route has something to show', () => {
  expect(Object.keys(screenSources)).toEqual(Object.keys(routes));
});

test('no route but home sends anybody elsewhere for want of a screen', () => {
  const sent = (Object.keys(routes) as RouteName[]).filter((name) => {
    const match = matchRoute(routes[name].pattern.replace(/\{\w+\}/g, '1'));
    return match !== null && !hasScreen(name) && fallbackPathOf(match) !== undefined;
  });
  expect(sent).toEqual(['home']);
});

test('the window is named after the screen', () => {
  expect(titleOf(matchRoute('/pipelines/list'))).toBe('Pipelines · Millrace');
  expect(titleOf(matchRoute('/pipelines'))).toBe('Millrace');
  expect(titleOf(matchRoute('/sources/list'))).toBe('On its way · Millrace');
  expect(titleOf(matchRoute('/privacy'))).toBe('On its way · Millrace');
  expect(titleOf(null)).toBe('Not found · Millrace');
});
