import { describe, expect, it } from 'vitest';

import { toId } from '../entities/id.ts';
import { connectorPaths } from './connectorPaths.ts';
import { matchRoute } from './matchRoute.ts';
import { paths } from './paths.ts';

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
        "/observability/alerts/list?status=active",
        "/settings/billing",
      ]
    `);
    for (const path of built) expect(matchRoute(path.split('?')[0] ?? path)).not.toBeNull();
  });
});
