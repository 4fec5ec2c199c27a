import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { matchRoute, redirectTarget } from './matchRoute.ts';
import { routes, type RouteName } from './routes.ts';

const names = Object.keys(routes) as RouteName[];

describe('matchRoute', () => {
  it.each(names)('matches %s by its own pattern', (name) => {
    expect(matchRoute(routes[name].pattern.replace(/\{\w+\}/g, '7'))?.name).toBe(name);
  });

  it('reads and decodes parameters', () => {
    expect(matchRoute('/user-invite/a%2Fb')?.params).toEqual({ token: 'a/b' });
    expect(matchRoute('/user-invite/%E0%A4%A')).toBeNull();
  });

  it('ignores a trailing slash, and nothing else', () => {
    expect(matchRoute('/pipelines/list/')?.name).toBe('pipelinesList');
    expect(matchRoute('/Pipelines/list')).toBeNull();
    expect(matchRoute('/pipelines//list')).toBeNull();
  });

  it('has the wizard’s order and groups of spec §2', () => {
    const wizard = names.filter((name) => routes[name].pattern.startsWith('/pipelines/setup/{id}/'));
    expect(
      wizard.map((name) => {
        const match = matchRoute(routes[name].pattern.replace('{id}', '7'));
        return `${match?.route.stepIndex} ${match?.route.group}`;
      }),
    ).toEqual(
      [
        '0 source, 1 source, 2 source, 3 source',
        '4 destination, 5 destination, 6 destination, 7 destination',
        '8 schema, 9 settings',
      ].flatMap((group) => group.split(', ')),
    );
  });

  it('accepts any path', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(() => matchRoute(path)).not.toThrow();
      }),
    );
  });
});

describe('redirectTarget', () => {
  it.each([
    ['/pipelines', '/pipelines/list?status=active'],
    ['/pipelines/12', '/pipelines/12/overview'],
    ['/pipelines/setup/12', '/pipelines/setup/12/sync-settings'],
    ['/pipelines/12/settings', '/pipelines/12/settings/schema_config'],
    ['/alerts/3', '/alerts/3/overview?range=day'],
    ['/alerts', '/observability/alerts/list'],
    ['/observability/alerts', '/observability/alerts/list'],
    ['/observability/metrics', '/observability/metrics/list'],
    ['/alerts/create', '/alerts/create/setup'],
    ['/metrics/x', '/observability/metrics/list'],
    ['/metrics/x/y/z', '/observability/metrics/list'],
    ['/settings', '/settings/account'],
    ['/settings/hooks/list', '/settings/hooks'],
  ])('redirects %s to %s', (from, to) => {
    const match = matchRoute(from);
    expect(match && redirectTarget(match)).toBe(to);
  });
});
