import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import type { CollectionUsage, PipelineUsage } from '../../../domain/entities/usage.ts';
import type { CountComparison } from '../../../domain/evidence/rowCounts.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { syncsOnTime } from '../../../domain/pipelines/pipelineHealth.ts';
import { bucketUsage, usageBefore } from '../../../domain/usage/usageBuckets.ts';
import { usageRangeLabels, usageRanges, type UsageView } from '../../../domain/usage/usageRanges.ts';
import { createLazyHook } from '../../../internal/lazyCode.ts';
import { RecordsChart } from '../../../patterns/RecordsChart/RecordsChart.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { SegmentedLinks } from '../../../primitives/SegmentedLinks/SegmentedLinks.tsx';
import {
  PipelineFrame,
  type PipelineHrefs,
  type PipelinePageProps,
} from '../PipelineFrame/PipelineFrame.tsx';
import { OverviewCollections } from './OverviewCollections.tsx';
import { OverviewHero } from './OverviewHero.tsx';
import { OverviewLoads } from './OverviewLoads.tsx';
import { OverviewProof } from './OverviewProof.tsx';
import { OverviewRuns } from './OverviewRuns.tsx';
import { OverviewSkeleton, RecordsToCome, RepairToCome } from './OverviewSkeleton.tsx';
import * as css from './PipelineOverviewScreen.css.ts';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';

export type { PipelineHrefs, PipelinePageProps, PipelineTab } from '../PipelineFrame/PipelineFrame.tsx';

/** Addresses of related pages; a page without an address is not offered. */
export interface PipelineOverviewHrefs extends PipelineHrefs {
  readonly source?: string;
  readonly destination?: string;
  /** The log with what happened to the pipeline. */
  readonly activity?: string;
  /** The selection of its tables. */
  readonly tables?: string;
  /** Its sync settings. */
  readonly sync?: string;
  /** The log at one line. Keep the same function. */
  readonly line?: (line: { readonly id: number; readonly at: Date }) => string;
}

/** The parts of the screen that load with their own requests. */
export type OverviewPanel = 'pipeline' | 'usage' | 'collections' | 'history' | 'events';

export interface PipelineOverviewScreenProps extends PipelinePageProps {
  /** Its records over time, loaded with `usageQuestion`. */
  usage: Remote<PipelineUsage>;
  /** Its records over twice the longest range, loaded with `usageHistoryQuestion`: the tiles and their changes. */
  history: Remote<PipelineUsage>;
  /** The records of its tables, loaded with `collectionsQuestion`. */
  collections: Remote<readonly CollectionUsage[]>;
  /**
   * The records of its tables since it began, while some are being copied. Omitted otherwise, or if unknown: the notice
   * above the figures still counts the copied tables.
   */
  totals?: readonly CollectionUsage[];
  /** The newest lines of its log, loaded with `syncRunsQuestion`: the latest syncs. Omitted: no sync history is shown. */
  events?: Remote<readonly PipelineEvent[]>;
  /** The time range of the figures; keep it in the URL. */
  view: UsageView;
  /** The address of another time range. */
  hrefOf(view: UsageView): string;
  /** Addresses of its other pages. */
  hrefs: PipelineOverviewHrefs;
  /** Loads one part again after a failure. */
  onRetry(panel: OverviewPanel): void;
  /** Its tables compared by the counts of metrics, made by `compareTables`. Omitted if nothing can be measured. */
  counts?: Remote<readonly CountComparison[]>;
  /** Called to compare the rows of its tables at both ends. Omitted if nothing can be measured. */
  onCompareCounts?(): void;
}

const periods = { day: 'the last 24 hours', week: 'the last 7 days', month: 'the last 30 days' } as const;

const periodsBefore = { day: 'Previous day', week: 'Previous 7 days', month: 'Previous 30 days' } as const;

/** The current state of a pipeline and its records (spec §2 Pipelines). Each part fails separately. */
export function PipelineOverviewScreen(props: PipelineOverviewScreenProps) {
  const { hrefs, hrefOf, view, onRetry } = props;
  return (
    <PipelineFrame
      {...props}
      hrefs={{ ...hrefs, overview: hrefOf(view) }}
      selected="overview"
      collections={props.collections.state === 'ready' ? props.collections.value : undefined}
      isRepairedBelow
      skeleton={<OverviewSkeleton />}
      onRetry={() => onRetry('pipeline')}
    >
      {(pipeline) => <Overview {...props} pipeline={pipeline} />}
    </PipelineFrame>
  );
}

/** A separate component, so that the clock renders only the chart again. */
function ProcessedRecords({
  range,
  usage,
  history,
  since,
}: {
  range: UsageView['range'];
  usage: PipelineUsage;
  history: Remote<PipelineUsage>;
  since: Date | null | undefined;
}) {
  const now = useNow();
  const timeZone = useTimeZone();
  const buckets = bucketUsage(usage, range, now, timeZone);
  // Its place is kept while it loads.
  const records =
    history.state === 'ready'
      ? usageBefore(history.value, range, now, timeZone, since)
      : history.state === 'loading'
        ? []
        : undefined;
  const label = `Processed records in ${periods[range]}`;
  return (
    <>
      {usage.average !== null && (
        <p className={css.average}>
          <strong>{formatCount(usage.average)}</strong> processed records per hour on average
        </p>
      )}
      <RecordsChart
        label={label}
        usage={buckets}
        fileName={fileNameOf(label)}
        isLastUnfinished
        {...(records && { before: { label: periodsBefore[range], records } })}
      />
    </>
  );
}

const fileNameOf = (label: string): string => `${label.toLowerCase().replaceAll(' ', '-')}.csv`;

type OverviewProps = Omit<PipelineOverviewScreenProps, 'pipeline'> & { pipeline: PipelineDetail };

const useRepairParts = createLazyHook(() => import('./OverviewRepair.tsx'));

/** What most pipelines do not need loads only for one that has failed. Its place is kept until then. */
function Repair({ pipeline, events, hrefs, hasResync = false, isActing = false, onAction }: OverviewProps) {
  const parts = useRepairParts(true);
  return (
    <Card title="Get it running again" isFlush>
      {parts ? (
        <parts.OverviewRepair
          pipeline={pipeline}
          events={events}
          hrefs={hrefs}
          hasResync={hasResync}
          isActing={isActing}
          onAction={(action) => onAction({ action, pipeline })}
        />
      ) : (
        <RepairToCome />
      )}
    </Card>
  );
}

function Overview(props: OverviewProps) {
  const { usage, collections, view, hrefOf, hrefs, onRetry } = props;
  const { status } = props.pipeline;
  const isProved = syncsOnTime(props.pipeline, useNow());
  return (
    <div className={css.screen}>
      {props.pipeline.status === 'errored' && <Repair {...props} />}
      <OverviewHero {...props} onRetryHistory={() => onRetry('history')} />
      {props.totals && (
        <OverviewLoads tables={props.totals} isStopped={status !== 'running' && status !== 'starting'} />
      )}
      <div className={css.panels}>
        <div className={css.column}>
          <Card
            title="Processed records"
            actions={
              <SegmentedLinks
                label="Range"
                links={usageRanges.map((range) => ({
                  href: hrefOf({ range }),
                  label: usageRangeLabels[range],
                  isCurrent: range === view.range,
                }))}
              />
            }
          >
            <RemoteView
              remote={usage}
              subject="The records"
              skeleton={
                <Loading label="Loading records">
                  <RecordsToCome />
                </Loading>
              }
              onRetry={() => onRetry('usage')}
            >
              {(value) => (
                <ProcessedRecords
                  range={view.range}
                  usage={value}
                  history={props.history}
                  since={props.pipeline.createdAt}
                />
              )}
            </RemoteView>
          </Card>
          <OverviewCollections
            collections={collections}
            period={periods[view.range]}
            isProved={isProved}
            onRetry={() => onRetry('collections')}
          />
        </div>
        <div className={css.column}>
          <OverviewProof
            pipeline={props.pipeline}
            collections={collections}
            events={props.events}
            counts={props.counts}
            onCompareCounts={props.onCompareCounts}
          />
          {props.events && (
            <OverviewRuns
              events={props.events}
              activityHref={hrefs.activity}
              hrefOfRun={hrefs.line}
              onRetry={() => onRetry('events')}
            />
          )}
        </div>
      </div>
    </div>
  );
}
