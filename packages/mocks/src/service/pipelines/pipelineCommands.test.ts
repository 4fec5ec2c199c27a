import { canPipeline, pipelineStatuses, pipelineTarget } from '@millrace/ui/domain/entities';
import { describe, expect, it } from 'vitest';
import { openPipelines, start } from './pipelines.test.data.ts';
import type { createBrowser } from '../../assembly/service.test.data.ts';

/** Requirements that a draft lacks. */
const chooseTable = (browser: ReturnType<typeof createBrowser>, id: number) =>
  browser.patch(`/api/v1/pipeline/${id}/`, { sync_mappings: [{ table: 'customers', selected: true }] });

describe('commands', () => {
  it('are available exactly as the domain says', async () => {
    // One example of every status; a pausing one must be created.
    const { service, list, ask, get } = openPipelines();
    await ask(1, 'paused');
    const { results } = await list('?page_size=30');
    for (const status of pipelineStatuses) {
      const row = results.find((candidate: { status: string }) => candidate.status === status);
      for (const target of ['running', 'paused', 'archived']) {
        const { service: fresh, ask: askFresh, browser: freshBrowser } = openPipelines();
        if (status === 'pausing') await askFresh(1, 'paused');
        if (status === 'draft') await chooseTable(freshBrowser, row.id);
        const isOpen = (['start', 'pause', 'resume', 'archive', 'restore'] as const).some(
          (action) => pipelineTarget[action] === target && canPipeline(action, row),
        );
        const response = await askFresh(row.id, target);
        expect([status, target, response.status]).toEqual([status, target, isOpen ? 200 : 409]);
        fresh.dispose();
      }
    }
    expect((await get(1)).status).toBe('pausing');
    service.dispose();
  });

  it('take time: starting, running, first sync', async () => {
    const { service, ask, get } = openPipelines();
    expect(await (await ask(5, 'running')).json()).toMatchObject({ status: 'starting' });
    service.advance(3_999);
    expect((await get(5)).status).toBe('starting');
    service.advance(1);
    expect((await get(5)).status).toBe('running');
    service.advance(6_000);
    expect(await get(5)).toMatchObject({
      status: 'running',
      last_synced_at: new Date(start + 10_000).toISOString(),
    });
  });

  it('pause a running pipeline through pausing, and archive at once', async () => {
    const { service, ask, get } = openPipelines();
    expect(await (await ask(1, 'paused')).json()).toMatchObject({ status: 'pausing', next_sync_at: null });
    service.advance(3_000);
    expect((await get(1)).status).toBe('paused');
    await ask(2, 'paused');
    expect(await (await ask(2, 'archived')).json()).toMatchObject({ status: 'archived' });
    service.advance(60_000);
    expect((await get(2)).status).toBe('archived');
    expect(await (await ask(2, 'paused')).json()).toMatchObject({ status: 'paused' });
  });

  it('clear the error when a pipeline starts again', async () => {
    const { ask, get } = openPipelines();
    expect((await get(3)).last_error).toMatch(/\.$/);
    await ask(3, 'running');
    expect((await get(3)).last_error).toBeNull();
  });
});

describe('time', () => {
  it('runs syncs at their frequency, and sends deltas', async () => {
    const { service, get } = openPipelines();
    const before = await get(1);
    const events: { channel: string; name: string; data: unknown }[] = [];
    service.onEvent((event) => events.push(event));
    service.advance(Date.parse(before.next_sync_at) - start);
    const after = await get(1);
    expect(after.last_synced_at).toBe(before.next_sync_at);
    expect(Date.parse(after.next_sync_at) - Date.parse(after.last_synced_at)).toBe(900_000);
    const own = events.filter(({ data }) => Object(data).resource_id === 1);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      channel: 'private-client-1',
      name: 'pipeline_updated',
      data: {
        resource_id: 1,
        rev: after.rev,
        resource_delta: { last_synced_at: after.last_synced_at, records_last_24h: after.records_last_24h },
      },
    });
  });

  it('catches up over a long absence with one event and a full day', async () => {
    const { service, get } = openPipelines();
    const before = await get(1);
    let events = 0;
    service.onEvent(({ data }) => (events += Number(Object(data).resource_id === 1)));
    service.advance(30 * 24 * 3_600_000);
    expect(events).toBe(1);
    const { hourly_records, records_last_24h } = await get(1);
    expect(hourly_records.every((records: number) => records > 0)).toBe(true);
    expect(records_last_24h / before.records_last_24h).toBeGreaterThan(0.5);
    expect(records_last_24h / before.records_last_24h).toBeLessThan(2);
  });

  it('gives the same world for the same seed and time, however it was reached', async () => {
    const [one, other] = [openPipelines({ seed: 7 }), openPipelines({ seed: 7 })];
    one.service.advance(3_600_000);
    for (let minute = 0; minute < 60; minute += 1) {
      await other.list();
      other.service.advance(60_000);
    }
    expect(await one.list('?page_size=30')).toEqual(await other.list('?page_size=30'));
    expect((await openPipelines({ seed: 8 }).get(1)).hourly_records).not.toEqual(
      (await openPipelines().get(1)).hourly_records,
    );
  });
});

it('handles ten thousand pipelines', async () => {
  const { list } = openPipelines({ scenario: 'large' });
  const { count, counts } = await list('?status=active&page_size=1');
  expect(count + counts.archived).toBe(10_000);
  expect(new Set(Object.keys(counts)).size).toBe(5);
});
