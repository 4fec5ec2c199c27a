import { useMemo, useRef, useState } from 'react';
import type { RowCount } from '../../domain/evidence/countedTables.ts';
import {
  countVerdictLabel,
  countVerdicts,
  formatDifference,
  rowCountsReport,
  type CountComparison,
  type CountVerdict,
} from '../../domain/evidence/rowCounts.ts';
import { formatCount } from '../../domain/format/count.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { inSentence, showHidden } from '../../domain/text/hiddenCharacters.ts';
import { offlineNote } from '../../internal/notes.ts';
import { scrollStop } from '../../internal/scrollStop.ts';
import { ComboBox } from '../../patterns/ComboBox/ComboBox.tsx';
import { CopyButton } from '../../patterns/CopyButton/CopyButton.tsx';
import { LoadingBlock } from '../../patterns/LoadingBlock/LoadingBlock.tsx';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { RelativeTime } from '../../patterns/RelativeTime/RelativeTime.tsx';
import { RemoteView } from '../../patterns/RemoteView/RemoteView.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CloseButton } from '../../primitives/Dialog/CloseButton.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { CircleIcon } from '../../primitives/Icon/icons/CircleIcon.ts';
import { FailureIcon } from '../../primitives/Icon/icons/FailureIcon.ts';
import { InfoIcon } from '../../primitives/Icon/icons/InfoIcon.ts';
import { MinusIcon } from '../../primitives/Icon/icons/MinusIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RowCountsModal.css.ts';

export type { RowCount } from '../../domain/evidence/countedTables.ts';
export type { CountComparison, CountVerdict } from '../../domain/evidence/rowCounts.ts';

export interface RowCountsModalProps {
  /** Names of the pipeline and of its two ends. */
  names: { readonly pipeline: string; readonly source: string; readonly destination: string };
  /** The tables of the pipeline, made by `compareTables`. */
  comparisons: Remote<readonly CountComparison[]>;
  /** Not all metrics could be read, so there may be more counts. @default false */
  isPartial?: boolean;
  /** Called to create the metrics of a table that are missing, at either end or both. */
  onCount(table: string): void;
  /**
   * Called to create the metric that counts a table at the destination without rows marked as deleted. Omitted: it is not
   * offered.
   */
  onCountWithoutDeleted?(table: string): void;
  /** The table whose metrics are being created. */
  counting?: string;
  /** Why the last attempt to create metrics failed. */
  problem?: Problem;
  /** Called to load a table again. Omitted if that is not possible. */
  onResync?(table: string): void;
  /** Offline, nothing is sent, and the dialog says why (F1). @default false */
  isOffline?: boolean;
  /** Loads the counts again, also after a failure. */
  onRetry(): void;
  /** Called to close the dialog. */
  onClose(): void;
}

const nothing: readonly CountComparison[] = [];

const icons: Readonly<Record<CountVerdict, IconComponent>> = {
  missing: FailureIcon,
  extra: WarningIcon,
  unknown: CircleIcon,
  explained: InfoIcon,
  equal: SuccessIcon,
  uncounted: MinusIcon,
};

function Mark({ verdict }: { readonly verdict: CountVerdict }) {
  const Icon = icons[verdict];
  return (
    <span className={css.mark[verdict]}>
      <Icon />
      {countVerdictLabel[verdict]}
    </span>
  );
}

const uncountedWords = { uncounted: 'Not counted yet', unreadable: 'Could not be counted' } as const;

function Count({ label, count }: { readonly label: string; readonly count: RowCount }) {
  return (
    <div role="cell" className={css.count}>
      <bdi translate="no" className={css.label} aria-hidden>
        {label}
      </bdi>
      {typeof count === 'object' && count !== null ? (
        <>
          {formatCount(count.rows)}
          {count.isWithoutDeleted && <span className={css.time}>without deleted rows</span>}
          <span className={css.time}>
            <RelativeTime date={count.at} isFocusable />
          </span>
        </>
      ) : (
        <span className={css.absent}>{count === null ? 'No metric' : uncountedWords[count]}</span>
      )}
    </div>
  );
}

type RowProps = Pick<
  RowCountsModalProps,
  'names' | 'onCount' | 'onCountWithoutDeleted' | 'onResync' | 'isOffline' | 'counting'
> & {
  readonly row: CountComparison;
};

function Row({ row, names, onCount, onCountWithoutDeleted, onResync, isOffline, counting }: RowProps) {
  const { table, source, destination, difference, verdict, reason, needsCountWithoutDeleted } = row;
  const name = showHidden(table);
  const lacksEnd = source === null || destination === null;
  return (
    <div role="row" className={css.row}>
      <div role="rowheader" className={css.name}>
        <bdi translate="no">{name}</bdi>
      </div>
      <Count label={names.source} count={source} />
      <Count label={names.destination} count={destination} />
      <div role="cell" className={css.count}>
        <span className={css.label} aria-hidden>
          Difference
        </span>
        <span className={css.difference[verdict === 'missing' ? 'against' : 'plain']}>
          {difference === null ? '—' : formatDifference(difference)}
        </span>
      </div>
      <div role="cell" className={css.verdict}>
        <Mark verdict={verdict} />
        {reason !== '' && <p className={css.reason}>{reason}</p>}
        {lacksEnd && (
          <div className={css.action}>
            <Button
              size="small"
              isPending={counting === table}
              isDisabled={isOffline}
              onPress={() => onCount(table)}
            >
              Add metric
              <VisuallyHidden>
                {' of '}
                <bdi translate="no">{name}</bdi>
              </VisuallyHidden>
            </Button>
          </div>
        )}
        {needsCountWithoutDeleted && onCountWithoutDeleted && (
          <div className={css.action}>
            <Button
              size="small"
              isPending={counting === table}
              isDisabled={isOffline}
              onPress={() => onCountWithoutDeleted(table)}
            >
              Count without deleted rows
              <VisuallyHidden>
                {' of '}
                <bdi translate="no">{name}</bdi>
              </VisuallyHidden>
            </Button>
          </div>
        )}
        {verdict === 'missing' && onResync && (
          <div className={css.action}>
            <Button size="small" onPress={() => onResync(table)}>
              Resync table
              <VisuallyHidden>
                {' '}
                <bdi translate="no">{name}</bdi>
              </VisuallyHidden>
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function Summary({ rows }: { readonly rows: readonly CountComparison[] }) {
  return (
    <p className={css.summary}>
      {countVerdicts.flatMap((verdict) => {
        const count = rows.filter((row) => row.verdict === verdict).length;
        return count === 0
          ? []
          : [
              <span key={verdict} className={css.part}>
                {countVerdictLabel[verdict]}
                <span className={css.number}>{formatCount(count)}</span>
              </span>,
            ];
      })}
    </p>
  );
}

type AddProps = Pick<RowCountsModalProps, 'onCount' | 'counting' | 'isOffline'> & {
  readonly tables: readonly string[];
  readonly table: string | null;
  readonly onChange: (table: string) => void;
};

function AddTable({ tables, table, onChange, onCount, counting, isOffline }: AddProps) {
  const options = useMemo(() => tables.map((value) => ({ value, label: showHidden(value) })), [tables]);
  return (
    <div className={css.add}>
      <ComboBox
        label="Count another table"
        placeholder="Choose a table"
        isMono
        options={options}
        value={table}
        onChange={onChange}
      />
      <Button
        isPending={counting !== undefined && counting === table}
        isDisabled={isOffline || table === null}
        onPress={() => table !== null && onCount(table)}
      >
        Count rows at both ends
      </Button>
    </div>
  );
}

/**
 * Compares how many rows a pipeline's tables have at the source and at the destination, as counted there by metrics. It
 * creates the metrics that are missing. Open as long as it is mounted.
 */
export function RowCountsModal({
  names,
  comparisons,
  isPartial = false,
  onCount,
  onCountWithoutDeleted,
  counting,
  problem,
  onResync,
  isOffline = false,
  onRetry,
  onClose,
}: RowCountsModalProps) {
  const text = useRef<HTMLDivElement>(null);
  const all = comparisons.state === 'ready' ? comparisons.value : nothing;
  const rows = all.filter(({ verdict }) => verdict !== 'uncounted');
  const uncounted = useMemo(
    () =>
      all
        .filter(({ verdict }) => verdict === 'uncounted')
        .map(({ table }) => table)
        .toSorted(),
    [all],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  // A table that was counted meanwhile is no longer among them.
  const table = chosen !== null && uncounted.includes(chosen) ? chosen : null;
  const shared = { names, onCount, onCountWithoutDeleted, onResync, isOffline, counting };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      hasChanges={table !== null}
      size="widest"
      title="Compare row counts"
      description={`Rows of the tables of “${inSentence(names.pipeline)}”, counted at both ends.`}
      note={offlineNote(isOffline)}
      footer={
        <>
          {(rows.length > 0 || comparisons.state === 'loading') && (
            <CopyButton
              text={rowCountsReport(rows, names)}
              source={text}
              label="Copy report"
              isDisabled={rows.length === 0}
            />
          )}
          <CloseButton>Close</CloseButton>
        </>
      }
    >
      <div className={css.parts} ref={scrollStop}>
        {problem && <ProblemNotice problem={problem} />}
        <RemoteView
          remote={comparisons}
          subject="Row counts"
          skeleton={<LoadingBlock label="Loading row counts" height={280} />}
          onRetry={onRetry}
        >
          {() => (
            <>
              {isPartial && (
                <Banner title="Some metrics could not be read.">There may be more counts than these.</Banner>
              )}
              {rows.length > 0 ? (
                <>
                  <Summary rows={all} />
                  <div role="table" ref={text} className={css.table} aria-label="Row counts">
                    <div role="rowgroup" className={css.heads}>
                      <div role="row" className={css.columns}>
                        <div role="columnheader" className={css.head.start}>
                          Table
                        </div>
                        <div role="columnheader" className={css.head.end}>
                          <bdi translate="no">{names.source}</bdi>
                        </div>
                        <div role="columnheader" className={css.head.end}>
                          <bdi translate="no">{names.destination}</bdi>
                        </div>
                        <div role="columnheader" className={css.head.end}>
                          Difference
                        </div>
                        <div role="columnheader" className={css.head.start}>
                          Verdict
                        </div>
                      </div>
                    </div>
                    <div role="rowgroup">
                      {rows.map((row) => (
                        <Row key={row.table} row={row} {...shared} />
                      ))}
                    </div>
                  </div>
                </>
              ) : (
                <Banner
                  title={
                    all.length === 0
                      ? 'No tables of this pipeline are known yet.'
                      : 'No table is counted yet.'
                  }
                >
                  {all.length > 0 &&
                    'Choose a table. A metric then counts its rows at the source, and another one at the destination.'}
                </Banner>
              )}
              {uncounted.length > 0 && (
                <AddTable
                  tables={uncounted}
                  table={table}
                  onChange={setChosen}
                  onCount={onCount}
                  counting={counting}
                  isOffline={isOffline}
                />
              )}
            </>
          )}
        </RemoteView>
      </div>
    </Dialog>
  );
}
