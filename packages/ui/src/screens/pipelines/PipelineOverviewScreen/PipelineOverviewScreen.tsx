import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { PipelineCommand } from '../../../domain/entities/pipelineActions.ts';
import type { CollectionUsage, PipelineUsage } from '../../../domain/entities/usage.ts';
import type { Remote } from '../../../domain/remote.ts';
import { bucketUsage } from '../../../domain/usage/usageBuckets.ts';
import { usageRangeLabels, usageRanges, type UsageView } from '../../../domain/usage/usageRanges.ts';
import type { LiveState } from '../../../patterns/LiveIndicator/LiveIndicator.tsx';
import { PipelineStatusPill } from '../../../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
import { RecordsChart } from '../../../patterns/RecordsChart/RecordsChart.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { ResourceDetail } from '../../../patterns/ResourceDetail/ResourceDetail.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { SegmentedLinks } from '../../../primitives/SegmentedLinks/SegmentedLinks.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { OverviewActions } from './OverviewActions.tsx';
import { OverviewCollections } from './OverviewCollections.tsx';
import { OverviewFlow } from './OverviewFlow.tsx';
import { DraftNotice, OverviewNotice } from './OverviewNotice.tsx';
import { chartHeight, OverviewSkeleton } from './OverviewSkeleton.tsx';
import { OverviewTiles } from './OverviewTiles.tsx';
import * as css from './PipelineOverviewScreen.css.ts';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';

/** Addresses of related pages; a page without an address is not offered. */
export interface PipelineOverviewHrefs {
  readonly list: string;
  /** The step at which a draft continues. */
  readonly setup?: string;
  readonly settings?: string;
  readonly logs?: string;
  readonly hooks?: string;
  readonly source?: string;
  readonly destination?: string;
  /** The form of the source, offered when the source refuses the access. */
  readonly editSource?: string;
}

/** The parts of the screen that load with their own requests. */
export type OverviewPanel = 'pipeline' | 'usage' | 'collections';

export interface PipelineOverviewScreenProps {
  /** The pipeline; the rest of the screen shows once this has loaded. */
  pipeline: Remote<PipelineDetail>;
  /** Its name, if already known from a list: the heading until the pipeline has loaded. @default 'Pipeline' */
  name?: string;
  /** Its records over time, loaded with `usageQuestion`. */
  usage: Remote<PipelineUsage>;
  /** The records of its tables, loaded with `collectionsQuestion`. */
  collections: Remote<readonly CollectionUsage[]>;
  /** The time range of the figures; keep it in the URL. */
  view: UsageView;
  /** The address of another time range. */
  hrefOf(view: UsageView): string;
  /** Addresses of its other views; a view without one has no tab. */
  hrefs: PipelineOverviewHrefs;
  /** Runs an action; `canPipeline` says which are possible. */
  onAction(request: { action: PipelineCommand; pipeline: PipelineDetail }): void;
  /** An action is in progress. @default false */
  isActing?: boolean;
  /** State of live updates; omitted if the service has no realtime. */
  live?: LiveState;
  /** Loads one part again after a failure. */
  onRetry(panel: OverviewPanel): void;
}

const periods = { day: 'the last 24 hours', week: 'the last 7 days', month: 'the last 30 days' } as const;

/** The current state of a pipeline and its records (spec §2 Pipelines). Each part fails separately. */
export function PipelineOverviewScreen(props: PipelineOverviewScreenProps) {
  const { pipeline, name, hrefs, live, onRetry } = props;
  return (
    <ResourceDetail
      noun="pipeline"
      name={name}
      resource={pipeline}
      list={{ label: 'Pipelines', href: hrefs.list }}
      head={headFrom(props)}
      selected="overview"
      live={live}
      skeleton={<OverviewSkeleton />}
      hasTabs={tabsOf(hrefs, undefined).some(({ href }) => href !== undefined)}
      onRetry={() => onRetry('pipeline')}
    >
      {(value) =>
        value.status === 'draft' ? (
          <DraftNotice pipeline={value} href={hrefs.setup} />
        ) : (
          <Overview {...props} pipeline={value} />
        )
      }
    </ResourceDetail>
  );
}

const tabsOf = ({ settings, logs, hooks }: PipelineOverviewHrefs, overview: string | undefined) =>
  [
    { id: 'overview', label: 'Overview', href: overview },
    { id: 'settings', label: 'Settings', href: settings },
    { id: 'logs', label: 'Logs', href: logs },
    { id: 'hooks', label: 'Hooks', href: hooks },
  ] as const;

const headFrom =
  ({ hrefs, hrefOf, view, isActing = false, onAction }: PipelineOverviewScreenProps) =>
  (pipeline: PipelineDetail) => ({
    name: pipeline.name,
    status: <PipelineStatusPill status={pipeline.status} />,
    actions: (
      <OverviewActions
        pipeline={pipeline}
        isPending={isActing}
        onAction={(action) => onAction({ action, pipeline })}
      />
    ),
    tabs: pipeline.status === 'draft' ? [] : tabsOf(hrefs, hrefOf(view)),
  });

/** A separate component, so that the clock renders only the chart again. */
function ProcessedRecords({ range, usage }: { range: UsageView['range']; usage: PipelineUsage }) {
  const buckets = bucketUsage(usage, range, useNow(), useTimeZone());
  return <RecordsChart label={`Processed records in ${periods[range]}`} usage={buckets} />;
}

type OverviewProps = Omit<PipelineOverviewScreenProps, 'pipeline'> & { pipeline: PipelineDetail };

function Overview(props: OverviewProps) {
  const { pipeline, usage, collections, view, hrefOf, hrefs, onRetry } = props;
  return (
    <div className={css.screen}>
      <OverviewNotice pipeline={pipeline} collections={collections} editSourceHref={props.hrefs.editSource} />
      <OverviewFlow pipeline={pipeline} hrefs={hrefs} />
      <OverviewTiles {...props} />
      <div className={css.panels}>
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
            skeleton={
              <Loading label="Loading records">
                <Skeleton height={chartHeight} />
              </Loading>
            }
            onRetry={() => onRetry('usage')}
          >
            {(value) => <ProcessedRecords range={view.range} usage={value} />}
          </RemoteView>
        </Card>
        <OverviewCollections
          collections={collections}
          period={periods[view.range]}
          onRetry={() => onRetry('collections')}
        />
      </div>
    </div>
  );
}
