import { describe, expect, it } from 'vitest';

import { isCurrent, navigationItems, visibleNavigation } from './navigation.ts';
import { alertPaths } from './alertPaths.ts';
import { connectorPaths } from './connectorPaths.ts';
import { paths } from './paths.ts';
import { alertListView } from '../views/alertList.ts';
import { connectorListView } from '../views/connectorList.ts';
import { metricListView } from '../views/metricList.ts';
import { pipelineListView } from '../views/pipelineList.ts';

const labels = (options: Parameters<typeof visibleNavigation>[0]) =>
  visibleNavigation(options).map(({ label }) => label);

describe('the side navigation', () => {
  it('has the five entries of spec §1, Observability only if its toggle is on', () => {
    const without = ['Pipelines', 'Sources', 'Destinations', 'Settings'];
    expect(labels({ hasObservability: false })).toEqual(without);
    expect(labels({ hasObservability: true })).toEqual([...without.slice(0, 3), 'Observability', 'Settings']);
  });

  // Otherwise the list renders a second time, to correct the address.
  it('leads to the address that each list writes for its first view, and so does every other link to it', () => {
    const { source, destination } = connectorPaths;
    const addresses = Object.fromEntries(navigationItems.map(({ name, to }) => [name, to]));
    expect(addresses).toMatchObject({
      pipelines: paths.pipelinesList(pipelineListView.write(pipelineListView.defaults)),
      sources: source.list(connectorListView.write(connectorListView.defaults)),
      destinations: destination.list(connectorListView.write(connectorListView.defaults)),
      observability: alertPaths.list(alertListView.write(alertListView.defaults)),
    });
    expect(source.list()).toBe(addresses['sources']);
    expect(destination.list()).toBe(addresses['destinations']);
    expect(alertPaths.list()).toBe(addresses['observability']);
    expect(alertPaths.metrics()).toBe(alertPaths.metrics(metricListView.write(metricListView.defaults)));
  });

  it('marks Observability on /alerts and /metrics, by whole segments (A-05)', () => {
    const current = (path: string) =>
      navigationItems.filter((item) => isCurrent(item, path)).map(({ name }) => name);
    expect(current('/alerts/7/overview')).toEqual(['observability']);
    expect(current('/metrics')).toEqual(['observability']);
    expect(current('/pipelines/list')).toEqual(['pipelines']);
    expect(current('/alertsx')).toEqual([]);
    expect(current('/')).toEqual([]);
  });
});
