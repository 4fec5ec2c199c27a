import { describe, expect, it } from 'vitest';

import { toId } from '../entities/id.ts';
import { tunnelsQuery } from '../views/connectorList.ts';
import { matchRoute } from './matchRoute.ts';
import { paths } from './paths.ts';

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
      paths.connectors('source'),
      paths.connectors('source', tunnelsQuery({ tunnelId: toId(7) })),
      paths.connector('destination', toId(4)),
      paths.connectorEdit('source', toId(3)),
      paths.connectorEdit('destination', toId(4)),
      paths.connectorCreate('source'),
      paths.connectorCreate('destination', 'details', { type: 'redshift' }),
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
        "/sources/list?status=active",
        "/sources/list?view=tunnels&tunnel=7",
        "/destinations/4",
        "/sources/3/edit",
        "/destinations/4/edit",
        "/sources/create/select",
        "/destinations/create/details?type=redshift",
        "/observability/alerts/list",
        "/settings/billing",
      ]
    `);
    for (const path of built) expect(matchRoute(path.split('?')[0] ?? path)).not.toBeNull();
  });
});
