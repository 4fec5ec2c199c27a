import { getAlertUsage } from '@millrace/ui/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../core/durations.ts';
import { testStart } from '../../assembly/service.test.data.ts';
import { openObservability } from './observability.test.data.ts';

const iso = (at: number) => new Date(at).toISOString();

describe('the usage of an alert', () => {
  const times = async (opened: ReturnType<typeof openObservability>, query: Record<string, string>) =>
    v.parse(getAlertUsage.response, await opened.get(`alert/1/usage/?${new URLSearchParams(query)}`));

  it('counts its triggers for any grouping', async () => {
    const opened = openObservability();
    opened.service.advance(20 * dayMs);
    const [from, to] = [testStart - 20 * dayMs, opened.service.clock.now()];
    const fired = (await opened.triggersOf(1)).filter(
      ({ triggered_at }: { triggered_at: string }) => Date.parse(triggered_at) >= from,
    );
    expect(fired.length).toBeGreaterThan(5);
    for (const group_by of ['hour', 'day', 'week', 'month']) {
      const range = { start_timestamp: iso(from), end_timestamp: iso(to + hourMs), group_by };
      const points = await times(opened, range);
      expect(points.reduce((sum, point) => sum + point.times, 0)).toBe(fired.length);
    }
  });

  it('has one series, named as in spec §3, and a day of hours by default', async () => {
    const { get } = openObservability();
    const { series, ...rest } = await get('alert/1/usage/');
    expect(rest).toEqual({});
    expect(series.map(({ name }: { name: string }) => name)).toEqual(['Times alert was triggered']);
    expect(series[0].data).toHaveLength(24);
  });
});
