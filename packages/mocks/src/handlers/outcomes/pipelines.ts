import type { pipelineHandlers } from '../pipelines.ts';
import { unverified, type Outcomes } from './outcome.ts';
import { refusedBecause, refusedQueries, refusedValues, type Refusals } from './refused.ts';

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
    { status: 201, body: { name: 'New', region: null } },
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

const running = { at: { id: '1' } };
const mapping = (table: string, more: object = {}) => ({ table, selected: true, ...more });
/** Beside a correct mapping. */
const mappingWith = (wrong: object) => ({ sync_mappings: [mapping('customers'), wrong] });

export const pipelineRefusals: Refusals<typeof pipelineHandlers> = {
  createPipeline: refusedValues({ body: { name: 'Far' } }, [
    [{ name: '' }, 'name', 'Enter a name.'],
    [{ name: '\u200B' }, 'name', 'Enter a name.'],
    [{ name: 'x'.repeat(256) }, 'name', 'A name has at most 255 characters.'],
    [{ name: ' orders TO warehouse ' }, 'name', 'A pipeline with this name already exists.'],
    [{ region: 'mars-1' }, 'region', 'There is no region "mars-1".'],
  ]),
  updatePipeline: [
    ...refusedValues(running, [
      [{ source_id: 999 }, 'source_id', 'This does not exist.'],
      [{ source_sync_frequency: 1 }, 'source_sync_frequency', 'A minute is the shortest frequency.'],
      [
        { source_sync_frequency: 30 * 86_400_000 + 1 },
        'source_sync_frequency',
        '30 days are the longest frequency.',
      ],
      [
        { destination_sync_frequency: Number.MAX_SAFE_INTEGER },
        'destination_sync_frequency',
        '30 days are the longest frequency.',
      ],
      [{ destination_sync_frequency: 900_000.5 }, 'destination_sync_frequency', 'Enter a whole number.'],
      [{ region: 'mars-1' }, 'region', 'There is no region "mars-1".'],
      [{ current_sync_mode: 'bogus' }, 'current_sync_mode', 'The only mode is default.'],
      [{ persist_deleted_rows: 'yes' }, 'persist_deleted_rows', 'Choose yes or no.'],
    ]),
    ...refusedValues({ at: { id: '8' } }, [
      [mappingWith(mapping('nothing')), 'sync_mappings.1.table', 'There is no table nothing.'],
      [
        mappingWith(mapping('orders', { excluded: ['nothing'] })),
        'sync_mappings.1.excluded',
        'There is no column nothing.',
      ],
      [
        mappingWith(mapping('orders', { excluded: ['id'] })),
        'sync_mappings.1.excluded',
        'id is a key of this table, and cannot be left out.',
      ],
      [mappingWith(mapping('customers')), 'sync_mappings.1.table', 'customers is named twice.'],
      [
        mappingWith(mapping('orders', { custom_primary_keys: ['nothing'] })),
        'sync_mappings.1.custom_primary_keys',
        'nothing cannot be a key: it is not replicated.',
      ],
      [
        mappingWith(mapping('orders', { excluded: ['notes'], custom_primary_keys: ['notes'] })),
        'sync_mappings.1.custom_primary_keys',
        'notes cannot be a key: it is not replicated.',
      ],
    ]),
    ...refusedBecause(409, [
      [
        { ...running, body: { source_id: null } },
        'A pipeline that is running needs a source and at least one table.',
      ],
      [{ ...running, body: { destination_id: null } }, 'A pipeline that is running needs a destination.'],
      [{ ...running, body: { source_id: 3 } }, 'A pipeline that is running needs at least one table.'],
      [
        { at: { id: '25' }, body: { persist_deleted_rows: true } },
        'A pipeline that is archived does not change.',
      ],
    ]),
  ],
  setPipelineStatus: refusedValues({ at: { id: '1', status: 'flying' } }, [
    [{}, 'status', 'A pipeline can’t have the status "flying".'],
  ]),
  resyncPipelineCollections: refusedValues(running, [
    [{}, 'resync_tables', 'Select at least one table.'],
    [{ resync_tables: [] }, 'resync_tables', 'Select at least one table.'],
    [
      { resync_tables: ['public.orders', 'public.nothing'] },
      'resync_tables.1',
      'The table public.nothing is not replicated.',
    ],
    [
      { resync_tables: ['public.open_orders'] },
      'resync_tables.0',
      'The table public.open_orders is not replicated.',
    ],
    [{ resync_tables: 'all' }, 'resync_tables', 'Enter a list.'],
  ]),
  getEtlScript: [
    ...refusedQueries(running, [
      ['?etl_source_id=1', 'etl_destination_id', 'This field is required.'],
      ['?etl_destination_id=1', 'etl_source_id', 'This field is required.'],
    ]),
    ...refusedBecause(409, [
      [
        { at: { id: '8' }, query: '?etl_source_id=1&etl_destination_id=1' },
        'There is no script of this pipeline yet: it needs at least one table.',
      ],
    ]),
  ],
};
