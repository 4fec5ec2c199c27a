import {
  bind,
  getPipeline,
  getSchemaCollections,
  listPipelineUsageCollections,
  resyncPipelineCollections,
  updatePipeline,
} from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { toId, type SourceId } from '../../../domain/entities/id.ts';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import { paths } from '../../../domain/routes/paths.ts';
import type { SchemaCollection } from '../../../domain/entities/schema.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { mapping } from '../../../domain/schema/schema.test.data.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PipelineTablesScreen, type PipelineTablesScreenProps } from './PipelineTablesScreen.tsx';

const now = new Date('2026-03-04T10:00:00Z');
/** The service's clock shows the same time as the stories' present. */
export const clock = { at: now.getTime() };
const id = toId<'pipeline'>(1);
const sourceId: SourceId = toId<'source'>(1);

/** Keeps the view and the selection, as the console does. */
function Kept(args: PipelineTablesScreenProps) {
  const [view, setView] = useState(args.view);
  const [selected, setSelected] = useState(args.selected);
  return (
    <PipelineTablesScreen
      {...args}
      view={view}
      onViewChange={(next) => {
        args.onViewChange(next);
        setView(next);
      }}
      selected={selected}
      onSelectionChange={setSelected}
    />
  );
}

/** The screen connected to the story's service, which carries out what a dialog would confirm. */
export function LiveTables(args: PipelineTablesScreenProps) {
  return (
    <Live
      reads={{
        pipeline: bind(getPipeline, { id }),
        usage: bind(listPipelineUsageCollections, { id }),
        schema: bind(getSchemaCollections, { id: sourceId }),
      }}
    >
      {({ call, refresh, service, ...reads }) => (
        <>
          <Kept
            {...args}
            {...reads}
            onResync={(request) => {
              args.onResync(request);
              void call(resyncPipelineCollections, { id, body: { resyncTables: [...request.tables] } });
            }}
            onTableAction={(request) => {
              args.onTableAction(request);
              const syncMappings = request.rows.map(({ table }) => ({
                table,
                selected: request.action === 'include',
              }));
              void call(updatePipeline, { id, body: { syncMappings } });
            }}
            onRetry={(part) => {
              args.onRetry(part);
              refresh();
            }}
          />
          <VisuallyHidden>
            <button type="button" tabIndex={-1} onClick={() => service.advance(20_000)}>
              Twenty seconds later
            </button>
          </VisuallyHidden>
        </>
      )}
    </Live>
  );
}

export const pipeline: PipelineDetail = {
  id,
  name: 'Orders to warehouse',
  status: 'errored',
  lastError: 'Column total of public.payments has an unknown type.',
  lastSyncedAt: new Date(now.getTime() - 60_000),
  sourceId,
  syncMappings: [
    ...[
      'customers',
      'orders',
      'payments',
      'refunds',
      'invoices',
      'stock',
      'shipments',
      'returns',
      'carts',
      'coupons',
    ].map((table) => mapping(`public.${table}`)),
    { ...mapping('public.drafts'), isSelected: false },
  ],
};
const used = (
  table: string,
  status: string,
  totalRecords: number,
  position: string | null,
): CollectionUsage => ({
  collection: `public.${table}`,
  status,
  totalRecords,
  position,
});
/** A table in each state. */
export const usage: readonly CollectionUsage[] = [
  used('customers', 'synced', 12_000, '16/B374D848'),
  used('orders', 'waiting', 40_200, null),
  used('payments', 'errored', 900, '16/B3740000'),
  used('refunds', 'initial_sync', 77, null),
  used('invoices', 'waiting', 0, null),
  used('stock', 'resyncing', 3_100, null),
  used('shipments', 'synced', 51, '16/B374D848'),
  used('returns', 'throttled', 8, '16/B3740001'),
  used('carts', 'synced', 1_234_567_890, '16/B374D848'),
  used('coupons', 'synced', 3, '16/B374D848'),
];
const atSource = (table: string, ineligibleReason: string | null = null): SchemaCollection => ({
  table: `public.${table}`,
  columns: [],
  ineligibleReason,
});
export const schema = {
  collections: [
    ...usage.map(({ collection }) => atSource(collection.replace('public.', ''))),
    atSource('drafts'),
    atSource('gift_cards'),
    atSource('open_orders', 'It is a view without a primary key.'),
  ].filter(({ table }) => table !== 'public.shipments'),
  unreadable: 0,
  readAt: now,
};

export const tablesMeta = {
  component: PipelineTablesScreen,
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    pipeline: ready(pipeline),
    usage: ready(usage),
    schema: ready(schema),
    view: { search: '', states: [] },
    onViewChange: fn(),
    selected: new Set<string>(),
    onSelectionChange: fn(),
    onResync: fn(),
    onTableAction: fn(),
    hasResync: true,
    hrefs: {
      list: paths.pipelinesList(),
      overview: paths.pipelineOverview(id),
      settings: paths.pipelineSettings(id),
    },
    settingsHrefs: { schema: paths.pipelineSettings(id), maintenance: paths.pipelineMaintenance(id) },
    onAction: fn(),
    live: 'live',
    onRetry: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<PipelineTablesScreenProps>;
