import { Live } from '@millrace/mocks/storybook';
import { bind, createMetric, getSourceMetricSchema } from '@millrace/ui/contract';
import { useState } from 'react';
import { toId } from '../../domain/entities/id.ts';
import type { MetricDataStore } from '../../domain/observability/metric.ts';
import type { StoreSchema } from '../../domain/observability/storeSchema.ts';
import {
  columnsOfDraft,
  emptyMetricDraft,
  toMetric,
  type MetricDraft,
} from '../../domain/observability/metricForm.ts';
import { problemOf, type Problem } from '../../domain/outcome/problem.ts';
import { mapRemote } from '../../domain/outcome/remote.ts';
import { CreateMetricModal, type CreateMetricModalProps, type KnownOfMetric } from './CreateMetricModal.tsx';

export const stores: readonly MetricDataStore[] = [
  { dataStoreType: 'source', dataStoreId: 1, type: 'postgres', name: 'Production Postgres' },
  { dataStoreType: 'destination', dataStoreId: 1, type: 'snowflake', name: 'Analytics' },
];

const column = (name: string, dataType: string) => ({
  name,
  dataType,
  isNullable: true,
  isPrimaryKey: false,
});
export const schema: StoreSchema = {
  tables: [
    {
      name: 'public.customers',
      columns: [column('id', 'bigint'), column('email', 'string'), column('country', 'string')],
    },
    {
      name: 'public.orders',
      columns: [column('id', 'bigint'), column('total', 'number'), column('placed_at', 'datetime')],
    },
  ],
};

export const hugeSchema: StoreSchema = {
  tables: Array.from({ length: 5_000 }, (_, index) => ({
    name: `warehouse.table_${String(index + 1).padStart(4, '0')}`,
    columns: [column('id', 'bigint')],
  })),
};

export const filledDraft: MetricDraft = {
  name: 'Missing emails',
  store: 'source:1',
  table: 'public.customers',
  column: 'email',
  type: 'null_percentage',
  conditions: [{ key: 0, column: 'country', operator: 'equals', value: 'DE' }],
  range: 'between',
  low: '0',
  high: '2',
};

/** What is known of the metric of `filledDraft`. */
export const known: KnownOfMetric = {
  metric: {
    dataStoreType: 'source',
    dataStoreId: 1,
    metricType: 'null_percentage',
    tableName: 'public.customers',
    columnName: 'email',
    whereConditions: [{ columnName: 'country', operator: 'equals', value: 'DE' }],
  },
  values: [0.4, 1.2, null, 1.9, 2.6].map((value, hour) => ({ at: new Date(hour * 3_600_000), value })),
};

/** The modal with its entries in state. */
export function HeldMetric(args: CreateMetricModalProps) {
  const [draft, setDraft] = useState(args.draft);
  return (
    <CreateMetricModal
      {...args}
      draft={draft}
      onDraftChange={(next) => {
        args.onDraftChange(next);
        setDraft(next);
      }}
    />
  );
}

/** The modal on the story's service: its first source, and what the service says of the metric. */
export function LiveMetric(args: CreateMetricModalProps) {
  const [draft, setDraft] = useState<MetricDraft>({ ...emptyMetricDraft, store: 'source:1' });
  const [problem, setProblem] = useState<Problem>();
  return (
    <Live reads={{ schema: bind(getSourceMetricSchema, { id: toId<'source'>(1) }) }}>
      {({ schema: read, call, refresh }) => {
        const remote = mapRemote(read, (value): StoreSchema => value);
        return (
          <CreateMetricModal
            {...args}
            draft={draft}
            onDraftChange={setDraft}
            schema={remote}
            problem={problem}
            onRetry={refresh}
            onSubmit={() => {
              const tables = remote.state === 'ready' ? remote.value : undefined;
              const body = toMetric(draft, columnsOfDraft(tables, draft.table));
              if (body)
                call(createMetric, { body }).then(args.onClose, (thrown) => setProblem(problemOf(thrown)));
            }}
          />
        );
      }}
    </Live>
  );
}
