import { getDestinationMetricSchema, getSourceMetricSchema, listMetrics } from '@millrace/ui/contract';
import { toId, type Metric, type StoreSchema } from '@millrace/ui/domain/entities';
import {
  columnsOfDraft,
  draftOfMetric,
  emptyMetricDraft,
  parseStoreKey,
  toMetric,
} from '@millrace/ui/domain/forms';
import { mapRemote, type Remote } from '@millrace/ui/domain/remote';
import { CreateMetricModal } from '@millrace/ui/modals/CreateMetricModal';
import { RequestsProvider } from '@millrace/ui/RequestsProvider';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { useHasFeature } from '../../session/useHasFeature.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { addMetric, changeMetric, metricsNamed } from './metricWrites.ts';
import { useDataStores } from './useDataStores.ts';
import { useKnownValues } from './useKnownValues.ts';

interface CreateMetricContainerProps {
  /** A metric to copy. */
  readonly base?: Metric;
  /** The metric to change. */
  readonly editing?: Metric;
  readonly onClose: (metric?: Metric) => void;
}

const formId = 'new-metric';

/** The tables of a source or destination. Each read queries the customer's system, so they are read once. */
function useStoreSchema(key: string): { readonly schema: Remote<StoreSchema>; readonly refetch: () => void } {
  const store = parseStoreKey(key);
  const { dataStoreType, dataStoreId } = store ?? {};
  const source = useQuery(
    read(
      getSourceMetricSchema,
      dataStoreType === 'source' && dataStoreId ? { id: toId<'source'>(dataStoreId) } : undefined,
    ),
  );
  const destination = useQuery(
    read(
      getDestinationMetricSchema,
      dataStoreType === 'destination' && dataStoreId ? { id: toId<'destination'>(dataStoreId) } : undefined,
    ),
  );
  const isSource = dataStoreType === 'source';
  const remote = isSource
    ? mapRemote(toRemote(source), (schema): StoreSchema => schema)
    : mapRemote(toRemote(destination), (schema): StoreSchema => schema);
  return {
    schema: remote,
    refetch: () => void (isSource ? source.refetch() : destination.refetch()),
  };
}

/** Creates or changes a metric. If the page is left, the request continues and a toast reports the result. */
export function CreateMetricContainer({ base, editing, onClose }: CreateMetricContainerProps) {
  const start = editing ?? base;
  const [draft, setDraft] = useState(() =>
    start ? draftOfMetric(start, { isCopy: editing === undefined }) : emptyMetricDraft,
  );
  const hasFeature = useHasFeature();
  const { stores, hasMore, refetch: refetchStores } = useDataStores(true);
  const { schema, refetch: refetchSchema } = useStoreSchema(draft.store);
  const [leftName, setLeftName] = useState('');
  const alike = useQuery({
    ...read(listMetrics, leftName === '' ? undefined : metricsNamed(leftName)),
    retry: false,
  }).data?.rows;
  // The metrics that the form of an alert offers, so they are often cached already.
  const saved = useQuery({
    ...read(listMetrics, { status: 'active', ordering: 'name', pageSize: 50 }),
    retry: false,
  }).data?.rows;
  const measured = useMemo(() => [...(start ? [start] : []), ...(saved ?? [])], [start, saved]);
  const known = useKnownValues(start);
  const before = useMemo(() => alike?.filter(({ id }) => id !== editing?.id) ?? [], [alike, editing]);
  const options = {
    isInline: true,
    presence: 'component',
    onDone: (metric: Metric, isInSight: boolean) => {
      if (isInSight) onClose(metric);
    },
  } as const;
  const create = useWrite(addMetric, { ...options, subject: { formId } });
  const change = useWrite(changeMetric, { ...options, ...(editing && { subject: { id: editing.id } }) });
  const { isPending, problem } = editing ? change : create;
  /** `undefined` while something is missing. */
  const entered = () => {
    const tables = schema.state === 'ready' ? schema.value : undefined;
    return toMetric(draft, columnsOfDraft(tables, draft.table));
  };
  return (
    <RequestsProvider
      source={async () => {
        const body = entered();
        if (!body) return { requests: [] };
        return editing
          ? change.requests({ id: editing.id, name: editing.name, body })
          : create.requests({ formId, body, before });
      }}
    >
      <CreateMetricModal
        isOpen
        {...(editing && { editing: editing.name })}
        draft={draft}
        onDraftChange={setDraft}
        stores={stores}
        hasMoreStores={hasMore}
        schema={schema}
        hasNewer={hasFeature('new_observability_metrics')}
        takenNames={before.map(({ name }) => name)}
        measured={measured}
        known={known}
        onNameLeft={setLeftName}
        onSubmit={() => {
          const body = entered();
          if (!body) return;
          if (editing) change.run({ id: editing.id, name: editing.name, body });
          else create.run({ formId, body, before });
        }}
        isSaving={isPending}
        problem={problem}
        isOffline={!useIsOnline()}
        onRetry={(part) => (part === 'stores' ? refetchStores() : refetchSchema())}
        onClose={() => onClose()}
      />
    </RequestsProvider>
  );
}
