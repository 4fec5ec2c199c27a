import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toId } from './entities/id.ts';
import { matchRoute, paths, redirectTarget, routes, safeReturnPath, type RouteName } from './routes.ts';

const names = Object.keys(routes) as RouteName[];

describe('matchRoute', () => {
  it.each(names)('finds %s by its own pattern', (name) => {
    expect(matchRoute(routes[name].pattern.replace(/\{\w+\}/g, '7'))?.name).toBe(name);
  });

  it('reads and decodes parameters', () => {
    expect(matchRoute('/user-invite/a%2Fb')?.params).toEqual({ token: 'a/b' });
    expect(matchRoute('/user-invite/%E0%A4%A')).toBeNull();
  });

  it('does not mind a trailing slash, and minds everything else', () => {
    expect(matchRoute('/pipelines/list/')?.name).toBe('pipelinesList');
    expect(matchRoute('/Pipelines/list')).toBeNull();
    expect(matchRoute('/pipelines//list')).toBeNull();
  });

  it('carries the wizard’s order and groups of spec §2', () => {
    const wizard = names.filter((name) => routes[name].pattern.startsWith('/pipelines/setup/'));
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

  it('survives any path', () => {
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
    ['/pipelines/12/settings', '/pipelines/12/settings/schema_config'],
    ['/alerts/3', '/alerts/3/overview?range=day'],
    ['/alerts/create', '/alerts/create/setup'],
    ['/metrics/x', '/observability/metrics/list'],
    ['/settings', '/settings/account'],
  ])('leads %s to %s', (from, to) => {
    const match = matchRoute(from);
    expect(match && redirectTarget(match)).toBe(to);
  });
});

describe('paths', () => {
  it('builds addresses that are routes', () => {
    const built = [
      paths.home(),
      paths.login({ next: '/pipelines/list?status=active' }),
      paths.pipelinesList(),
      paths.pipelineOverview(toId(12)),
      paths.pipelineOverview(toId(12), { range: 'week' }),
      paths.pipelineSetup(toId(12)),
      paths.source(toId(3)),
      paths.destination(toId(4)),
      paths.observability(),
      paths.billing(),
    ];
    expect(built).toMatchInlineSnapshot(`
      [
        "/",
        "/login?next=%2Fpipelines%2Flist%3Fstatus%3Dactive",
        "/pipelines/list?status=active",
        "/pipelines/12/overview",
        "/pipelines/12/overview?range=week",
        "/pipelines/setup/12/source/select",
        "/sources/3",
        "/destinations/4",
        "/observability/alerts/list",
        "/settings/billing",
      ]
    `);
    for (const path of built) expect(matchRoute(path.split('?')[0] ?? path)).not.toBeNull();
  });
});

describe('safeReturnPath', () => {
  it('keeps a path of ours with its query and fragment', () => {
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
  ])('answers %j with a path of our own', (wanted) => {
    const path = safeReturnPath(wanted);
    expect(new URL(path, 'https://ours.example').origin).toBe('https://ours.example');
    expect(path).not.toMatch(/^\/(login|forgot-password)/);
  });

  it('never leaves the origin, whatever it is given', () => {
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
