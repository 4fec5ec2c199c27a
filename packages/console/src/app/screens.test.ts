import { matchRoute, routes, type Route, type RouteName } from '@millrace/ui/domain/routes';
import { expect, test } from 'vitest';

import { first, loadOthers, screens } from './screens.ts';

const ending = (path: string) => screens.at(new URL(path, 'https://console.example'));

test.each([
  ['/', 'home', '/'],
  ['/pipelines', 'pipelinesList', '/pipelines/list?status=active'],
  ['/pipelines/list?page=2', 'pipelinesList', '/pipelines/list?page=2'],
  ['/login?next=%2F', 'login', '/login?next=%2F'],
] as const)('%s ends at the screen %s', (path, name, address) => {
  const found = ending(path);
  expect(found?.match.name).toBe(name);
  expect(found && found.url.pathname + found.url.search).toBe(address);
});

test.each(['/nowhere', '/hooks/list'])('%s has no screen', (path) => {
  expect(ending(path)).toBeNull();
});

test('a route has a screen, redirects or leaves', async () => {
  const others = await loadOthers();
  const uncovered = (Object.keys(routes) as RouteName[]).filter((name) => {
    const { access, redirectTo }: Route = routes[name];
    const isElsewhere = access === 'leave' || redirectTo !== undefined;
    return !(name in first || name in others || isElsewhere);
  });
  expect(uncovered).toEqual([]);
});

test('a screen outside the first script brings its title', async () => {
  const match = matchRoute('/settings/billing');
  expect(screens.windowTitleOf(match)).toBe('Millrace');
  await screens.sourceOf('settingsBilling')();
  expect(screens.windowTitleOf(match)).toBe('Billing · Millrace');
});

test('the window is named after the screen', () => {
  expect(screens.windowTitleOf(matchRoute('/pipelines/list'))).toBe('Pipelines · Millrace');
  expect(screens.windowTitleOf(matchRoute('/pipelines'))).toBe('Millrace');
  expect(screens.windowTitleOf(null)).toBe('Not found · Millrace');
});
