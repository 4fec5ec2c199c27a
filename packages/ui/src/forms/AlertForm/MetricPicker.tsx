import { useMemo, useState } from 'react';
import { joinMetrics, metricsIn } from '../../domain/observability/alertForm.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import type { MetricId } from '../../domain/entities/id.ts';
import type { Metric } from '../../domain/observability/metric.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { searchDebounceMs } from '../../domain/text/limits.ts';
import type { Page } from '../../domain/outcome/page.ts';
import { mapRemote, type Remote } from '../../domain/outcome/remote.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { RemoteView } from '../../patterns/RemoteView/RemoteView.tsx';
import { useDebounced } from '../../internal/useDebounced.ts';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { CloseIcon } from '../../primitives/Icon/icons/CloseIcon.ts';
import { PlusIcon } from '../../primitives/Icon/icons/PlusIcon.ts';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { useField } from '../fields/useField.ts';
import { FoundMetrics, MetricsToCome } from './FoundMetrics.tsx';
import { useIsSearchable } from './useIsSearchable.ts';
import * as css from './AlertForm.css.ts';

/** A metric of which at least the name is known. */
export interface NamedMetric {
  readonly id: MetricId;
  readonly name: string;
}

export interface MetricChoice {
  /** The active metrics that the search finds, one page of them. */
  metrics: Remote<Page<Metric>>;
  /** The text that the metrics are searched for. */
  search: string;
  /** Called with what was typed into the search. */
  onSearchChange(search: string): void;
  /** Metrics that are chosen already, or were created for this alert. */
  known: readonly NamedMetric[];
  /** Opens the form for a new metric; without it, none can be created here. */
  onCreate?(): void;
  /** Loads the metrics again after a failure. */
  onRetry(): void;
}

const path = 'alert_metrics';
function Chosen({
  metrics,
  isReadOnly,
  onRemove,
}: {
  readonly metrics: readonly NamedMetric[];
  readonly isReadOnly: boolean;
  onRemove(id: MetricId): void;
}) {
  if (metrics.length === 0) return null;
  return (
    <ul className={css.chosen} aria-label="Chosen metrics">
      {metrics.map(({ id, name }) => (
        <li key={id} className={css.chip}>
          <bdi translate="no" className={css.name}>
            {name}
          </bdi>
          <IconButton
            label={`Remove ${name}`}
            icon={CloseIcon}
            size="small"
            isDisabled={isReadOnly}
            onPress={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface MetricPickerProps extends MetricChoice {
  /** Made by `createAlertForm`. */
  model: FormModel;
  /** @default false */
  isReadOnly?: boolean;
}

/** The metrics of an alert: the chosen ones, and a search over all of the account. */
export function MetricPicker({
  model,
  metrics,
  search,
  onSearchChange,
  known,
  onCreate,
  onRetry,
  isReadOnly = false,
}: MetricPickerProps) {
  const { value, error, isRequired } = useField(model, path, 'list');
  const isSearchable = useIsSearchable({ metrics, search });
  const [typed, setTyped] = useState(search);
  const searchLater = useDebounced(searchDebounceMs, onSearchChange);
  const ids = useMemo(() => metricsIn(value), [value]);
  // Only a saved alert of which the service does not say it needs none.
  const isUnknown = !isRequired && ids.length === 0;
  // A chosen metric keeps its name when another search no longer finds it.
  const [seen, setSeen] = useState<ReadonlyMap<MetricId, string>>(new Map());
  const rows = metrics.state === 'ready' ? metrics.value.rows : [];
  const nameOf = (id: MetricId): string =>
    rows.find((row) => row.id === id)?.name ??
    seen.get(id) ??
    known.find((metric) => metric.id === id)?.name ??
    `Metric ${formatCount(id)}`;
  const choose = (next: readonly MetricId[]): void => {
    setSeen((before) => new Map([...before, ...next.map((id) => [id, nameOf(id)] as const)]));
    model.setValue(path, joinMetrics(next));
  };
  const pick = (found: readonly Metric[], next: ReadonlySet<string>): void =>
    choose([
      // Those that this search does not find stay chosen.
      ...ids.filter((id) => next.has(String(id)) || !found.some((row) => row.id === id)),
      ...found.map(({ id }) => id).filter((id) => next.has(String(id)) && !ids.includes(id)),
    ]);
  return (
    <FieldFrame model={model} path={path}>
      <div className={css.picker} role="group" aria-label="Metrics">
        <Chosen
          metrics={ids.map((id) => ({ id, name: nameOf(id) }))}
          isReadOnly={isReadOnly}
          onRemove={(id) => choose(ids.filter((each) => each !== id))}
        />
        {(isSearchable || onCreate) && (
          <div className={css.tools}>
            {isSearchable && (
              <div className={css.search}>
                <SearchField
                  label="Search metrics"
                  value={typed}
                  onChange={(text) => {
                    setTyped(text);
                    searchLater(text);
                  }}
                />
              </div>
            )}
            {onCreate && (
              <Button size="toolbar" icon={PlusIcon} isDisabled={isReadOnly} onPress={onCreate}>
                Create metric
              </Button>
            )}
          </div>
        )}
        <RemoteView
          subject="The metrics"
          remote={mapRemote(metrics, (page) => page)}
          skeleton={<MetricsToCome />}
          onRetry={onRetry}
        >
          {({ rows: found, count, hasNext }) =>
            count === 0 && search.trim() === '' ? (
              <EmptyState title="No metrics yet">
                A metric measures a table or a column, such as its number of rows. Create one to watch it.
              </EmptyState>
            ) : (
              <>
                <FoundMetrics
                  key={search}
                  found={found}
                  chosen={ids}
                  onChange={(next) => !isReadOnly && pick(found, next)}
                />
                <p className={css.count} role="status">
                  {isUnknown
                    ? 'The service does not say which metrics this alert checks. What you choose replaces them.'
                    : `${formatQuantity(ids.length, 'metric')} chosen`}
                  {(count === null ? hasNext : count > found.length) &&
                    `${isUnknown ? ' ' : '. '}The first ${formatCount(found.length)}${count === null ? '' : ` of ${formatCount(count)}`} are listed: search for others.`}
                </p>
              </>
            )
          }
        </RemoteView>
        {error !== undefined && (
          <p className={fieldCss.error} role="alert">
            {error}
          </p>
        )}
      </div>
    </FieldFrame>
  );
}
