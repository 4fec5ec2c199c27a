import { getAccountUsage, getPipelineUsage, listAccountUsagePipelines } from '@millrace/ui/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dayMs as day } from '../core/durations.ts';
import { openService, testStart as start } from '../../assembly/service.test.data.ts';
import type { ServiceOptions } from '../../assembly/createService.ts';

const openAccount = (options: ServiceOptions = {}) => {
  const { service, browser, get } = openService(options);
  const query = (more: Record<string, string>) =>
    new URLSearchParams({
      start_timestamp: new Date(start - 30 * day).toISOString(),
      end_timestamp: new Date(start).toISOString(),
      ...more,
    });
  const account = async (more: Record<string, string> = {}) =>
    v.parse(getAccountUsage.response, await get(`pipeline/account-usage/?${query(more)}`));
  const shares = async (more: Record<string, string> = {}) =>
    v.parse(
      listAccountUsagePipelines.response,
      await get(`pipeline/account-usage-pipelines/?${query(more)}`),
    );
  const own = async (id: number, more: Record<string, string> = {}) =>
    v.parse(getPipelineUsage.response, await get(`pipeline/${id}/usage/?${query(more)}`));
  return { service, browser, get, account, shares, own };
};

const everybody = { page_size: '100' };
type Point = { readonly records: number };
const sum = (points: readonly Point[]) => points.reduce((total, { records }) => total + records, 0);

describe('the usage of an account', () => {
  it.each(['hour', 'day', 'week', 'month'])('is the sum over its pipelines, by %s', async (group_by) => {
    const { account, shares } = openAccount();
    const whole = await account({ group_by });
    const { rows, count } = await shares({ group_by, ...everybody });
    expect(count).toBe(30);
    expect(sum(whole.continuousSync)).toBeGreaterThan(0);
    for (const series of ['initialSync', 'continuousSync'] as const) {
      const together = whole[series].map(({ at }, index) => ({
        at,
        records: rows.reduce((total, row) => total + (row[series][index]?.records ?? 0), 0),
      }));
      expect(together).toEqual(whole[series]);
    }
  });

  it('returns for each pipeline the same as the pipeline itself', async () => {
    const { shares, own } = openAccount();
    const { rows } = await shares({ group_by: 'week', page_size: '5' });
    expect(rows).toHaveLength(5);
    for (const { id, initialSync, continuousSync, average, totalRecords } of rows) {
      expect({ initialSync, continuousSync, average }).toEqual(await own(id, { group_by: 'week' }));
      expect(totalRecords).toBe(sum(initialSync) + sum(continuousSync));
    }
  });

  it('includes records since the last request', async () => {
    const { service, shares, own } = openAccount();
    const range = { start_timestamp: new Date(start - day).toISOString() };
    const late = { ...range, end_timestamp: new Date(start + 2 * day).toISOString() };
    const totalsOf = async () => (await shares({ ...everybody, ...late })).rows;
    const before = new Map((await totalsOf()).map(({ id, totalRecords }) => [id, totalRecords ?? 0]));
    service.advance(day);
    const after = await totalsOf();
    expect(after.some(({ id, totalRecords }) => (totalRecords ?? 0) > (before.get(id) ?? 0))).toBe(true);
    for (const { id, totalRecords } of after.slice(0, 5)) {
      const { initialSync, continuousSync } = await own(id, late);
      expect(totalRecords).toBe(sum(initialSync) + sum(continuousSync));
    }
  });

  it('lists the busiest first, or in the requested order', async () => {
    const { shares } = openAccount();
    const totals = (await shares(everybody)).rows.map(({ totalRecords }) => totalRecords ?? 0);
    expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    const names = (await shares({ ...everybody, ordering: 'name', search: 'ledger' })).rows.map(
      ({ name }) => name,
    );
    expect(names).toEqual(['General ledger', 'Ledger before cutover', 'Payments ledger']);
  });

  it('starts weeks on Monday', async () => {
    const { account } = openAccount();
    const { continuousSync } = await account({ group_by: 'week' });
    expect(continuousSync.slice(1).map(({ at }) => at.getUTCDay())).toEqual([1, 1, 1, 1]);
  });

  it('is zero without records, and contains no assumed fields if there are none', async () => {
    const fresh = openAccount({ scenario: 'newAccount' });
    expect(sum((await fresh.account()).continuousSync)).toBe(0);
    expect((await fresh.shares()).rows).toEqual([]);
    const plain = openAccount({ hasAssumedFields: false });
    expect((await plain.shares()).rows[0]).toMatchObject({ status: null, totalRecords: null });
  });
});
