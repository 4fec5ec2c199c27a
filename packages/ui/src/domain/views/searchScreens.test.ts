import { describe, expect, it } from 'vitest';

import { clientWith } from '../entities/user.test.data.ts';
import { connectorPaths } from '../routes/connectorPaths.ts';
import { isReachable, reachableScreens, type SearchAccess } from './searchScreens.ts';

const access: SearchAccess = {
  client: clientWith({ isBypassBilling: true }),
  now: new Date('2026-03-04T10:00:00Z'),
  hasObservability: true,
};
const labels = (more: Partial<SearchAccess>) =>
  reachableScreens({ ...access, ...more }).map(({ label }) => label);

describe('reachableScreens', () => {
  it('has one entry per screen and address', () => {
    const screens = reachableScreens(access);
    expect(new Set(screens.map(({ to }) => to)).size).toBe(screens.length);
    expect(labels({})).toEqual(expect.arrayContaining(['Home', 'Alerts', 'Metrics', 'Billing', 'Tunnels']));
  });

  it('leaves out observability while it is off', () => {
    expect(labels({ hasObservability: false })).not.toContain('Alerts');
    expect(labels({ hasObservability: false })).not.toContain('Metrics');
  });

  it('offers what stays open without a subscription', () => {
    expect(labels({ client: clientWith() })).toEqual(['Alerts', 'Metrics', 'Billing']);
  });
});

describe('isReachable', () => {
  it('follows the access of the route', () => {
    const create = connectorPaths.source.select();
    expect(isReachable(create, access)).toBe(true);
    expect(isReachable(create, { ...access, client: clientWith() })).toBe(false);
    expect(isReachable('/nowhere', access)).toBe(false);
  });
});
