import { useMemo, useRef } from 'react';
import { isAccessError } from '../../../domain/connectors/test/accessError.ts';
import { repairLabel } from '../../../domain/connectors/test/repairLabel.ts';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import { blamedEnd } from '../../../domain/connectors/test/blamedEnd.ts';
import { repairPageLabel } from '../../../domain/pipelines/pipelineActions.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import { runsByLine } from '../../../domain/logs/syncRuns.ts';
import { defaultPipelineLogView, pipelineLogQuery, viewOfLine } from '../../../domain/views/pipelineLog.ts';
import { canPipeline } from '../../../domain/pipelines/pipelineActions.ts';
import { createLazyHook } from '../../../internal/lazyCode.ts';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { OutdatedRows } from '../../../patterns/ResourceList/OutdatedRows.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { logCounts } from './logCounts.ts';
import { LogDetail } from './LogDetail.tsx';
import { LogList } from './LogList.tsx';
import { MissingLine, NewerLines, OlderLines } from './LogNotices.tsx';
import { LogsEmpty } from './LogsEmpty.tsx';
import { LogsSkeleton } from './LogsSkeleton.tsx';
import { LogsToolbar } from './LogsToolbar.tsx';
import { filtersLoaded, matchingLines } from './matchingLines.ts';
import type { LoadedLog, PipelineLogsHrefs, PipelineLogsScreenProps } from './props.ts';
import * as css from './PipelineLogsScreen.css.ts';

/** Lines that are kept on the page. For older ones the page starts again. */
const mostLoaded = 20_000;
/** Lines in a row that do not match before the page asks whether to go on. */
const mostUnmatched = 2_000;

type PipelineLogProps = Omit<PipelineLogsScreenProps, 'pipeline'> & { pipeline: PipelineDetail };

const none: readonly PipelineEvent[] = [];

const useFixes = createLazyHook(() => import('./lineFix.ts'));

const useChanges = createLazyHook(() => import('../../../domain/pipelines/settingChanges.ts'));

/** What a line tells of a change of settings, and the form with the old values. */
function useChangeFor({ oldSettings }: PipelineLogsHrefs, isEditable: boolean) {
  const changes = useChanges(false);
  return (line: PipelineEvent) => {
    const change = changes?.settingsChangeOf(line);
    const old = isEditable ? changes?.restoreQuery(line) : undefined;
    const href = old && oldSettings?.(old);
    return { change, ...(href !== undefined && { fix: { href, label: 'Restore old value…' } }) };
  };
}

/**
 * The form where an error is fixed. If it does not tell which connector failed: the overview, which has remedies of both,
 * as long as the error is the pipeline's last one.
 */
function useFixFor(pipeline: PipelineDetail, { form, overview }: PipelineLogsHrefs) {
  const fixes = useFixes(false);
  const { status, lastError } = pipeline;
  return ({ level, message }: PipelineEvent) => {
    if (level !== 'error') return undefined;
    const known = fixes?.lineFix(message, pipeline, form);
    if (known) return known;
    const end = blamedEnd(message, pipeline);
    const href = end && form?.(end, isAccessError(message) ? 'credentials' : undefined);
    if (end && href !== undefined) return { href, label: repairLabel(end, pipeline, message) };
    const isLast = status === 'errored' && !!lastError && message.includes(lastError);
    return isLast && overview !== undefined ? { href: overview, label: repairPageLabel } : undefined;
  };
}

/** The filters, the lines, and what is to be said about them. */
export function PipelineLog(props: PipelineLogProps) {
  const { pipeline, log, view, hrefOf, onViewChange, onRetry } = props;
  const loaded = log.state === 'ready' ? log.value.lines : none;
  const shown = useMemo(() => matchingLines(loaded, view), [loaded, view]);
  const countOf = useMemo(() => logCounts(log, view), [log, view]);
  return (
    <div className={css.screen}>
      <LogsToolbar
        name={pipeline.name}
        view={view}
        hrefOf={hrefOf}
        onViewChange={onViewChange}
        loaded={loaded}
        countOf={countOf}
        shown={shown.lines}
      />
      <RemoteView subject="The log" remote={log} skeleton={<LogsSkeleton />} onRetry={() => onRetry('log')}>
        {(value) => (
          <OutdatedRows
            isOutdated={log.state === 'ready' && log.isOutdated === true}
            isOffline={log.state === 'ready' && log.isOffline === true}
            label="Loading log"
          >
            <Lines {...props} value={value} shown={shown} />
          </OutdatedRows>
        )}
      </RemoteView>
    </div>
  );
}

interface LinesProps extends PipelineLogProps {
  value: LoadedLog;
  shown: ReturnType<typeof matchingLines>;
}

function Lines({ pipeline, log, value, shown, newer, hasMoreNewer = false, view, hrefs, ...on }: LinesProps) {
  const { hrefOf, onViewChange, onShowNewer, onLoadOlder } = on;
  const region = useRef<HTMLDivElement>(null);
  const fixFor = useFixFor(pipeline, hrefs);
  const changeFor = useChangeFor(hrefs, canPipeline('rename', pipeline));
  const { lines, unmatchedTail } = shown;
  const isWhole = view.show === 'lines' && view.levels.length === 0 && view.search.trim() === '';
  // A filter of the service leaves out the lines that start and end a run.
  const runs = useMemo(() => (isWhole ? runsByLine(value.lines) : undefined), [isWhole, value.lines]);
  const matchingNewer = useMemo(() => matchingLines(newer, view).lines, [newer, view]);
  const { line, to } = view;
  const isReady = log.state === 'ready' && !log.isOutdated;
  const isMissing = useMemo(
    () => isReady && typeof line === 'number' && !lines.some(({ id }) => id === line),
    [isReady, line, lines],
  );
  const isFull = value.lines.length >= mostLoaded;
  const oldest = value.lines.at(-1);
  const canLoad = value.hasOlder && !isFull;
  const isAutomatic = unmatchedTail < mostUnmatched;
  const loadMore =
    canLoad && !value.isLoadingOlder && !value.olderProblem && isAutomatic ? onLoadOlder : undefined;
  const { line: _, ...origin } = pipelineLogQuery(view);

  const showNewer = (): void => {
    onShowNewer();
    // The pressed button goes away, so the focus moves to the lines that it brought.
    region.current?.focus({ preventScroll: true });
    region.current?.scrollIntoView({ block: 'center' });
    scrollTo({ top: 0 });
  };

  return (
    <div className={css.screen}>
      {value.unreadable > 0 && (
        <Banner tone="caution" title={`${formatQuantity(value.unreadable, 'line')} could not be shown.`} />
      )}
      {isMissing && typeof line === 'number' && (
        <MissingLine
          line={line}
          view={view}
          hrefOf={hrefOf}
          isHidden={value.lines.some(({ id }) => id === line)}
          onLoadOlder={canLoad ? onLoadOlder : undefined}
          isLoading={value.isLoadingOlder}
        />
      )}
      <div className={css.summary}>
        <span role="status">{summaryOf(value, lines.length, filtersLoaded(view))}</span>
        {to && (
          <Link
            href={hrefOf({
              ...view,
              range: defaultPipelineLogView.range,
              from: undefined,
              to: undefined,
              line: undefined,
            })}
          >
            Show the newest lines
          </Link>
        )}
      </div>
      <NewerLines count={matchingNewer.length} isMore={hasMoreNewer} onShow={showNewer} />
      <div ref={region} tabIndex={-1} className={css.list}>
        {lines.length === 0 ? (
          <LogsEmpty
            view={view}
            hrefOf={hrefOf}
            loaded={value.lines.length}
            unreadable={value.unreadable}
            hasSynced={Boolean(pipeline.lastSyncedAt)}
          />
        ) : (
          <LogList
            label={`${view.show === 'activity' ? 'Activity' : 'Log'} of ${pipeline.name}`}
            lines={lines}
            open={line}
            isActivity={view.show === 'activity'}
            runs={runs}
            origin={JSON.stringify(origin)}
            onOpenChange={(opened) => onViewChange({ ...view, line: opened?.id })}
            renderDetail={(each) => (
              <LogDetail
                key={each.id}
                line={each}
                href={hrefOf(viewOfLine(each))}
                fix={fixFor(each)}
                {...changeFor(each)}
              />
            )}
            {...(loadMore && { onEndNear: loadMore })}
          />
        )}
      </div>
      <OlderLines
        hasOlder={value.hasOlder}
        isLoading={value.isLoadingOlder}
        problem={value.olderProblem}
        isAutomatic={lines.length === 0 && isAutomatic}
        continueHref={
          isFull && oldest
            ? hrefOf({ ...view, to: new Date(oldest.at.getTime() + 1), line: undefined })
            : undefined
        }
        onLoad={onLoadOlder}
      />
    </div>
  );
}

/** How much of the log is loaded, or how many of the loaded lines match. */
function summaryOf({ lines, count }: LoadedLog, shown: number, isFiltered: boolean): string {
  if (isFiltered) {
    return `${formatCount(shown)} of ${formatQuantity(lines.length, 'loaded line')} ${shown === 1 ? 'matches' : 'match'}`;
  }
  if (count === null || lines.length >= count) return formatQuantity(lines.length, 'line');
  return `${formatCount(lines.length)} of ${formatQuantity(count, 'line')} loaded`;
}
