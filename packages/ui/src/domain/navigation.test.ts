import { describe, expect, it } from 'vitest';

import { isCurrent, navigationItems, visibleNavigation } from './navigation.ts';

const labels = (options: Parameters<typeof visibleNavigation>[0]) =>
  visibleNavigation(options).map(({ label }) => label);

describe('the side navigation', () => {
  it('has the five entries of spec §1, Observability only if its toggle is on', () => {
    const without = ['Pipelines', 'Sources', 'Destinations', 'Settings'];
    expect(labels({ hasObservability: false })).toEqual(without);
    expect(labels({ hasObservability: true })).toEqual([...without.slice(0, 3), 'Observability', 'Settings']);
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
