import { describe, expect, it } from 'vitest';

import { toId } from '../entities/id.ts';
import { accountPaths } from './accountPaths.ts';
import { alertPaths } from './alertPaths.ts';
import { connectorPaths } from './connectorPaths.ts';
import { matchRoute } from './matchRoute.ts';
import { paths } from './paths.ts';
import type { RouteName } from './routes.ts';
import { settingsPaths } from './settingsPaths.ts';

describe('paths', () => {
  it('builds paths that match routes', () => {
    const built = [
      paths.home(),
      paths.login({ next: '/pipelines/list?status=active' }),
      paths.pipelinesList(),
      paths.pipelineOverview(toId(12)),
      paths.pipelineOverview(toId(12), { range: 'week' }),
      paths.pipelineSetup(toId(12)),
      connectorPaths.source.detail(3),
      connectorPaths.source.list({ view: 'tunnels' }),
      connectorPaths.source.details({ type: 'postgres' }),
      connectorPaths.destination.edit(4),
      connectorPaths.source.edit(3, { pipeline: '12' }),
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
        "/sources/list?view=tunnels",
        "/sources/create/details?type=postgres",
        "/destinations/4/edit",
        "/sources/3/edit?pipeline=12",
        "/observability/alerts/list?status=active",
        "/settings/billing",
      ]
    `);
    for (const path of built) expect(matchRoute(path.split('?')[0] ?? path)).not.toBeNull();
  });

  const query = { view: 'tunnels' };
  it.each<[address: string, route: RouteName, params?: object]>([
    [paths.verifyEmail(), 'verifyEmail'],
    [paths.inactiveClient(), 'inactiveClient'],
    [paths.pipelineSettings(toId(7)), 'pipelineSchemaConfig', { id: '7' }],
    [paths.pipelineMaintenance(toId(7)), 'pipelineSchemaMaintenance', { id: '7' }],
    [paths.pipelineLogs(toId(7)), 'pipelineLogs', { id: '7' }],
    [paths.pipelineHooks(toId(7)), 'pipelineHooks', { id: '7' }],
    [paths.sources(), 'sourcesList'],
    [paths.destinations(), 'destinationsList'],
    [paths.settings(), 'settingsAccount'],
    [accountPaths.signup(), 'signup'],
    [accountPaths.emailSent(), 'emailSent'],
    [accountPaths.resetPassword(), 'resetPassword'],
    [accountPaths.userConfirmation('a-b'), 'userConfirmation', { token: 'a-b' }],
    [accountPaths.userInvite('a-b'), 'userInvite', { token: 'a-b' }],
    [accountPaths.privacy(), 'privacy'],
    [accountPaths.terms(), 'terms'],
    [alertPaths.list(), 'alertsList'],
    [alertPaths.metrics(), 'metricsList'],
    [alertPaths.metric(toId(7)), 'metricDetail', { id: '7' }],
    [alertPaths.create(), 'alertCreateSetup'],
    [alertPaths.overview(toId(7)), 'alertOverview', { id: '7' }],
    [alertPaths.settings(toId(7)), 'alertSettings', { id: '7' }],
    [settingsPaths.account(), 'settingsAccount'],
    [settingsPaths.users(), 'settingsUsers'],
    [settingsPaths.billing(), 'settingsBilling'],
    [settingsPaths.usage(), 'settingsUsage'],
    [settingsPaths.pipelineUsage(toId(7)), 'settingsPipelineUsage', { id: '7' }],
    [settingsPaths.notifications(), 'settingsNotifications'],
    [settingsPaths.activity(), 'settingsActivity'],
    [settingsPaths.hooks(), 'settingsHooks'],
    [settingsPaths.hook(toId(7)), 'settingsHookDetail', { id: '7' }],
    ...(['source', 'destination'] as const).flatMap((kind) => {
      const { list, select, prerequisites, details, detail, edit } = connectorPaths[kind];
      return [
        [list(), `${kind}sList`],
        [select(), `${kind}CreateSelect`],
        [prerequisites(), `${kind}CreatePrerequisites`],
        [details(), `${kind}CreateDetails`],
        [detail(7), `${kind}Detail`, { id: '7' }],
        [edit(7), `${kind}Edit`, { id: '7' }],
      ] satisfies [string, RouteName, object?][];
    }),
  ])('%s is the address of %s', (address, name, params = {}) => {
    expect(matchRoute(new URL(address, 'https://console.example').pathname)).toMatchObject({ name, params });
  });

  it.each([
    paths.pipelinesList(query),
    paths.pipelineSettings(toId(7), query),
    paths.pipelineMaintenance(toId(7), query),
    paths.pipelineLogs(toId(7), query),
    paths.pipelineHooks(toId(7), query),
    paths.pipelineSetup(toId(7), 'pipelineCreateSourceReview', query),
    alertPaths.list(query),
    alertPaths.overview(toId(7), query),
    alertPaths.metric(toId(7), query),
    connectorPaths.source.list(query),
    connectorPaths.destination.select(query),
    settingsPaths.users(query),
    settingsPaths.pipelineUsage(toId(7), query),
    settingsPaths.hook(toId(7), query),
  ])('%s has the parameters of its view, and no others', (address) => {
    expect(new URL(address, 'https://console.example').search).toBe('?view=tunnels');
  });

  it('has no parameter without a value', () => {
    expect(paths.login({ view: undefined, next: '' })).toBe('/login');
    expect(paths.login({ view: 'recover' })).toBe('/login?view=recover');
    expect(settingsPaths.users({ search: '', page: undefined })).toBe('/settings/users');
    expect(alertPaths.overview(toId(7))).toBe('/alerts/7/overview?range=day');
  });
});
