import type { pipelineHandlers } from '../pipelines.ts';
import { unverified, type Outcomes } from './outcome.ts';

const day = '?start_timestamp=2026-11-19T00:00:00Z&end_timestamp=2026-11-20T00:00:00Z';

export const pipelineOutcomes: Outcomes<typeof pipelineHandlers> = {
  listPipelines: [
    { status: 200 },
    { status: 200, query: '?status=archived&page_size=3&search=o&ordering=-name&source_type=shopify' },
    { status: 200, query: '?something=else' },
    { status: 404, query: '?page=99' },
    { status: 422, query: '?page=none' },
    { status: 403, ...unverified },
  ],
  getPipeline: [
    { status: 200, at: { id: '8' } },
    { status: 404, at: { id: '999' } },
    { status: 404, at: { id: '0' } },
    { status: 404, at: { id: 'abc' } },
  ],
  createPipeline: [
    { status: 201, body: { name: 'New', region: 'us-east-1' } },
    { status: 422, body: { name: 'Storefront sync' } },
    { status: 422, body: { name: 7 } },
  ],
  updatePipeline: [
    { status: 200, at: { id: '1' }, body: { name: 'Renamed', source_sync_frequency: 3_600_000 } },
    { status: 422, at: { id: '1' }, body: { name: 'Storefront sync' } },
    {
      status: 200,
      at: { id: '8' },
      body: { sync_mappings: [{ table: 'orders', selected: true, excluded: ['notes'] }] },
    },
    { status: 422, at: { id: '8' }, body: { sync_mappings: [{ table: 'nothing', selected: true }] } },
    { status: 422, at: { id: '1' }, body: { source_id: 19 } },
    { status: 422, at: { id: '1' }, body: { destination_sync_cron: 'daily' } },
    { status: 422, at: { id: '1' }, body: { maintenance_window: '25:00-26:00' } },
    { status: 422, at: { id: '1' }, body: { region: 'mars-1' } },
    { status: 409, at: { id: '1' }, body: { destination_id: null } },
    { status: 409, at: { id: '25' }, body: { name: 'Renamed' } },
    { status: 404, at: { id: '999' }, body: { name: 'Renamed' } },
  ],
  setPipelineStatus: [
    { status: 409, at: { id: '8', status: 'running' } },
    { status: 200, at: { id: '1', status: 'paused' } },
    { status: 409, at: { id: '1', status: 'running' } },
    { status: 422, at: { id: '1', status: 'errored' } },
    { status: 404, at: { id: '999', status: 'running' } },
  ],
  deletePipeline: [
    { status: 204, at: { id: '8' } },
    { status: 204, at: { id: '25' } },
    { status: 409, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
  ],
  resyncPipelineCollections: [
    { status: 200, at: { id: '1' }, body: { resync_tables: ['public.orders'], reset_state: false } },
    { status: 200, at: { id: '5' }, body: { all_resync_selected: true } },
    { status: 422, at: { id: '1' }, body: {} },
    { status: 422, at: { id: '1' }, body: { resync_tables: ['nothing'] } },
    { status: 409, at: { id: '8' }, body: { all_resync_selected: true } },
    { status: 404, at: { id: '999' }, body: { all_resync_selected: true } },
  ],
  getEtlScript: [
    { status: 200, at: { id: '1' }, query: '?etl_source_id=12&etl_destination_id=7' },
    { status: 409, at: { id: '8' }, query: '?etl_source_id=12&etl_destination_id=7' },
    { status: 422, at: { id: '1' }, query: '?etl_source_id=12' },
    { status: 422, at: { id: '1' }, query: '?etl_source_id=none&etl_destination_id=7' },
    { status: 404, at: { id: '999' }, query: '?etl_source_id=12&etl_destination_id=7' },
  ],
  getPipelineUsage: [
    { status: 200, at: { id: '1' } },
    { status: 200, at: { id: '1' }, query: `${day}&group_by=day&group_by_op=avg` },
    { status: 200, at: { id: '8' } },
    { status: 422, at: { id: '1' }, query: '?group_by=minute' },
    { status: 422, at: { id: '1' }, query: '?group_by_op=median' },
    { status: 422, at: { id: '1' }, query: '?start_timestamp=yesterday' },
    { status: 404, at: { id: '999' } },
  ],
  getAccountUsage: [
    { status: 200 },
    { status: 200, query: `${day}&group_by=week&group_by_op=total` },
    { status: 422, query: '?group_by=year' },
    { status: 422, query: '?group_by_op=median' },
    { status: 403, ...unverified },
  ],
  listAccountUsagePipelines: [
    { status: 200 },
    { status: 200, query: `${day}&group_by=day&search=o&ordering=name&page=2` },
    { status: 404, query: '?page=99' },
    { status: 422, query: '?end_timestamp=tomorrow' },
    { status: 422, query: '?page_size=0' },
  ],
  listPipelineEvents: [
    { status: 200, at: { id: '1' } },
    { status: 200, at: { id: '3' }, query: '?level=error,warning&search=revoked&page_size=5' },
    { status: 200, at: { id: '8' }, query: '?start_timestamp=2026-01-01T00:00:00Z' },
    { status: 404, at: { id: '1' }, query: '?page=999999' },
    { status: 404, at: { id: '999' } },
    { status: 422, at: { id: '1' }, query: '?level=fatal' },
    { status: 422, at: { id: '1' }, query: '?end_timestamp=never' },
  ],
  listPipelineCollections: [
    { status: 200, at: { id: '1' }, query: day },
    { status: 422, at: { id: '1' }, query: '?start_timestamp=2026-11-20&end_timestamp=2026-11-19' },
    { status: 404, at: { id: '999' } },
  ],
  listPipelineUsageCollections: [
    { status: 200, at: { id: '1' } },
    { status: 200, at: { id: '8' } },
    { status: 404, at: { id: '999' } },
  ],
};
