import { useMemo } from 'react';
import type { MetricId } from '../../../domain/entities/id.ts';
import type { Metric, MetricDataStore } from '../../../domain/observability/metric.ts';
import { metricEntity, type MetricCommand } from '../../../domain/observability/metricActions.ts';
import { measuredStates, metricStateLabel } from '../../../domain/observability/describeMetric.ts';
import { metricTypeLabel, metricTypes } from '../../../domain/observability/metricTypes.ts';
import { metricListView, type MetricListView } from '../../../domain/views/metricList.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ValueFigure } from '../../../patterns/EmptyState/ValueFigure.tsx';
import { ValueFilter } from '../../../patterns/FilterMenu/ValueFilter.tsx';
import { listActions, type ActionRequest } from '../../../patterns/ResourceList/actionControls.tsx';
import {
  ResourceList,
  type ListProps,
  type ResourceListTab,
} from '../../../patterns/ResourceList/ResourceList.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { observabilityLists } from '../observabilityLists.ts';
import { UpdatedNote } from '../UpdatedNote.tsx';
import { metricColumns } from './metricColumns.tsx';
import { StoreFilter } from './StoreFilter.tsx';

/** An action on metrics. */
export type MetricRequest = ActionRequest<MetricCommand, Metric>;

export interface MetricsListScreenProps extends ListProps<Metric, MetricListView> {
  /** The sources and destinations to filter by. Until they are known, the filter offers only their kinds. */
  stores?: readonly MetricDataStore[];
  /** Called when the filter opens, so that `stores` can be loaded. */
  onStoresOpen?(): void;
  /** When the page was read last. There are no live updates for metrics. */
  updatedAt?: Date | undefined;
  /** The address of a metric's page. */
  hrefOfMetric(id: MetricId): string;
  /** Called to create a metric. */
  onCreate(): void;
  /** Called with the requested action. */
  onAction(request: MetricRequest): void;
}

const tabs: readonly ResourceListTab<MetricListView['status']>[] = [
  { status: 'active', label: 'Active' },
  {
    status: 'archived',
    label: 'Archived',
    hint: 'Archived metrics are not measured. You can duplicate one to measure the same again.',
  },
];

/** The metrics of the account: what is measured, the last value, and the alerts that use it (spec §2). */
export function MetricsListScreen({
  stores,
  onStoresOpen,
  updatedAt,
  hrefOfMetric,
  onCreate,
  onAction,
  ...list
}: MetricsListScreenProps) {
  const { view, onViewChange } = list;
  const columns = useMemo(() => metricColumns(hrefOfMetric), [hrefOfMetric]);
  const change = (part: Partial<MetricListView>) => onViewChange(metricListView.change(view, part));
  const create = (
    <Button tone="accent" variant="solid" size="toolbar" icon={PlusIcon} onPress={onCreate}>
      Create metric
    </Button>
  );
  return (
    <Stack gap="lg">
      <ResourceList
        {...list}
        {...listActions({ entity: metricEntity, pages: {}, onAction })}
        title="Metrics"
        lists={observabilityLists('metrics')}
        definition={metricListView}
        tabs={tabs}
        columns={columns}
        primaryAction={create}
        filters={
          <>
            <StoreFilter
              value={view}
              stores={stores}
              onOpen={onStoresOpen}
              onChange={({ dataStoreType, dataStoreId }) => change({ dataStoreType, dataStoreId })}
            />
            <ValueFilter
              label="Measure"
              allLabel="All measures"
              values={metricTypes}
              labelOf={metricTypeLabel}
              chosen={view.metricType}
              onChange={(metricType) => change({ metricType })}
            />
            {view.status === 'active' && (
              <ValueFilter
                label="State"
                allLabel="All states"
                values={measuredStates}
                labelOf={metricStateLabel}
                chosen={view.state}
                onChange={(state) => change({ state })}
              />
            )}
          </>
        }
        empty={
          view.status === 'archived' ? (
            <EmptyState title="No metric is archived">
              An archived metric is no longer measured. Its definition stays here.
            </EmptyState>
          ) : (
            <EmptyState
              title="No metrics yet"
              ornament={<ValueFigure isOutside={false} />}
              steps={['Choose a table', 'Choose what to measure', 'Set the expected range']}
              action={create}
            >
              Measure a table every hour, such as its row count.
            </EmptyState>
          )
        }
      />
      <UpdatedNote subject="Metrics" updatedAt={updatedAt} />
    </Stack>
  );
}
