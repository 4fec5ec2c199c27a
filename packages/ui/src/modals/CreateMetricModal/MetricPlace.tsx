import { useMemo } from 'react';
import type { MetricDataStore } from '../../domain/observability/metric.ts';
import { isKnown } from '../../domain/entities/open.ts';
import type { StoreSchema } from '../../domain/observability/storeSchema.ts';
import { storeKey } from '../../domain/observability/metricForm.ts';
import { metricTypeLabel, metricTypes, metricTypesFor } from '../../domain/observability/metricTypes.ts';
import { describeFailedRead } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import type { ComboBoxOption } from '../../patterns/ComboBox/ComboBox.logic.ts';
import { ComboBox } from '../../patterns/ComboBox/ComboBox.tsx';
import { ConnectorMark } from '../../patterns/ConnectorMark/ConnectorMark.tsx';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { incompleteNote } from '../../internal/notes.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import type { MetricEntries } from './metricEntries.ts';
import * as css from './CreateMetricModal.css.ts';

interface MetricPlaceProps extends MetricEntries {
  stores: Remote<readonly MetricDataStore[]>;
  hasMoreStores: boolean;
  schema: Remote<StoreSchema>;
  hasNewer: boolean;
  onRetry(part: 'stores' | 'schema'): void;
}

const wholeTable: ComboBoxOption = { value: '', label: 'Whole table' };
const noOptions: readonly ComboBoxOption[] = [];

/** What a list says while it has nothing to choose from. */
function messageOf(remote: Remote<unknown>, isEmpty: boolean, words: { loading: string; empty: string }) {
  if (remote.state === 'loading') return remote.isOffline ? 'You are offline.' : words.loading;
  if (remote.state === 'failed') return 'The list could not be loaded.';
  return isEmpty ? words.empty : undefined;
}

/** Where a metric is measured: store, table, column, and what is measured there. */
export function MetricPlace({
  draft,
  columns,
  isReadOnly,
  errorAt,
  change,
  stores,
  hasMoreStores,
  schema,
  hasNewer,
  onRetry,
}: MetricPlaceProps) {
  const storeOptions = useMemo(
    () =>
      stores.state === 'ready'
        ? stores.value.map(({ dataStoreType, dataStoreId, type, name }) => ({
            value: storeKey(dataStoreType, dataStoreId),
            label: name,
            note: dataStoreType,
            icon: <ConnectorMark type={type} size="small" />,
          }))
        : noOptions,
    [stores],
  );
  const tables = schema.state === 'ready' ? schema.value.tables : undefined;
  const tableOptions = useMemo(
    () => tables?.map(({ name }) => ({ value: name, label: name })) ?? noOptions,
    [tables],
  );
  const columnOptions = useMemo(
    () => [
      wholeTable,
      ...columns.map(({ name, dataType }) => ({ value: name, label: name, note: dataType })),
    ],
    [columns],
  );
  const columnType =
    draft.column === '' ? null : (columns.find(({ name }) => name === draft.column)?.dataType ?? '');
  const offered = metricTypesFor(columnType, { hasNewer });
  // A saved metric keeps its type, although this account or this build has no such type.
  const types = draft.type === '' || isKnown(offered, draft.type) ? offered : [draft.type, ...offered];
  const hasStore = draft.store !== '';
  return (
    <>
      {stores.state === 'failed' && (
        <ProblemNotice
          problem={stores.problem}
          wording={describeFailedRead(stores.problem, 'The data stores')}
          onRetry={() => onRetry('stores')}
        />
      )}
      <ComboBox
        label="Data store"
        isRequired
        isReadOnly={isReadOnly}
        options={storeOptions}
        description={incompleteNote(
          hasMoreStores,
          storeOptions.length,
          'source and destination',
          'sources and destinations',
        )}
        value={draft.store || null}
        valueLabel=""
        onChange={(store) => change({ store })}
        placeholder="Choose a source or a destination"
        message={messageOf(stores, storeOptions.length === 0, {
          loading: 'Loading sources and destinations…',
          empty: 'There is no source and no destination yet.',
        })}
        error={errorAt('store')}
      />
      {hasStore && schema.state === 'failed' && (
        <ProblemNotice
          problem={schema.problem}
          wording={{
            title: 'The tables could not be read.',
            advice: 'Test the connection, or choose another data store. What you have entered is kept.',
          }}
          onRetry={() => onRetry('schema')}
        />
      )}
      <div className={css.pair}>
        <ComboBox
          label="Table"
          isRequired
          isMono
          isReadOnly={isReadOnly || !hasStore}
          options={tableOptions}
          value={draft.table || null}
          onChange={(table) => change({ table })}
          placeholder={hasStore ? 'Choose a table' : 'Choose a data store first'}
          message={
            hasStore
              ? messageOf(schema, tableOptions.length === 0, {
                  loading: 'Reading the tables…',
                  empty: 'It has no tables that can be measured.',
                })
              : 'Choose a data store first.'
          }
          error={errorAt('table')}
        />
        <ComboBox
          label="Column"
          isMono
          isReadOnly={isReadOnly || draft.table === ''}
          options={columnOptions}
          value={draft.table === '' ? null : draft.column}
          valueLabel={draft.column}
          onChange={(column) => change({ column })}
          placeholder="Choose a table first"
          error={errorAt('column')}
        />
      </div>
      <Select
        label="Measure"
        isRequired
        isDisabled={isReadOnly || draft.table === ''}
        description={columnType === null ? 'Pick a column to measure its values.' : undefined}
        options={types.map((type) => ({
          value: type,
          label: isKnown(metricTypes, type) ? metricTypeLabel(type) : type,
        }))}
        value={draft.type || null}
        onChange={(type) => change({ type })}
        error={errorAt('type')}
      />
    </>
  );
}
