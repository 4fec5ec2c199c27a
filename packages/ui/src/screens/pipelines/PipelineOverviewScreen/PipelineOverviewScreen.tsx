import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { CollectionUsage, PipelineUsage } from '../../../domain/entities/usage.ts';
import type { Remote } from '../../../domain/remote.ts';
import { bucketUsage } from '../../../domain/usage/usageBuckets.ts';
import { usageRangeLabels, usageRanges, type UsageView } from '../../../domain/usage/usageRanges.ts';
import type { ListAction } from '../../../modals/PipelinesActionModal/PipelinesActionModal.logic.ts';
import { DetailHeader } from '../../../patterns/DetailHeader/DetailHeader.tsx';
import { LiveIndicator, type LiveState } from '../../../patterns/LiveIndicator/LiveIndicator.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { PageMessage } from '../../../patterns/PageMessage/PageMessage.tsx';
import { PipelineStatusPill } from '../../../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { RecordsChart } from '../../../patterns/RecordsChart/RecordsChart.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
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

/** Where the ways from here lead; one without an address is not offered. */
export interface PipelineOverviewHrefs {
  readonly list: string;
  /** The step at which a draft goes on. */
  readonly setup?: string;
  readonly settings?: string;
  readonly logs?: string;
  readonly hooks?: string;
  readonly source?: string;
  readonly destination?: string;
}

/** The parts of the screen that are read by calls of their own. */
export type OverviewPanel = 'pipeline' | 'usage' | 'collections';

export interface PipelineOverviewScreenProps {
  /** The pipeline; the rest of the screen stands as soon as this is there. */
  pipeline: Remote<PipelineDetail>;
  /** What it moved, asked for with `usageQuestion`. */
  usage: Remote<PipelineUsage>;
  /** What its tables moved, asked for with `collectionsQuestion`. */
  collections: Remote<readonly CollectionUsage[]>;
  /** What of its past is shown; it belongs in the URL. */
  view: UsageView;
  /** Where another view of it lives. */
  hrefOf(view: UsageView): string;
  /** Where its other views live; one that is left out has no screen. */
  hrefs: PipelineOverviewHrefs;
  /** Something was asked of the pipeline. What is open to it now is `pipelineCan`. */
  onAction(request: { action: ListAction; pipeline: PipelineDetail }): void;
  /** An action was asked for and is not answered yet. @default false */
  isActing?: boolean;
  /** Whether changes arrive by themselves; left out where the service has no realtime. */
  live?: LiveState;
  /** The present, by the service's clock. */
  now: Date;
  /** The zone the person reads times in, as an IANA name. */
  timeZone: string;
  /** Reads one part again. */
  onRetry(panel: OverviewPanel): void;
}

const periods = { day: 'the last 24 hours', week: 'the last 7 days', month: 'the last 30 days' } as const;

/** One pipeline as it is now, and what it moved (spec §2 Pipelines). Each part fails alone. */
export function PipelineOverviewScreen(props: PipelineOverviewScreenProps) {
  const { pipeline, hrefs, onRetry } = props;
  const trail = [{ label: 'Pipelines', href: hrefs.list }];
  if (pipeline.state === 'loading') {
    const hasTabs = [hrefs.settings, hrefs.logs, hrefs.hooks].some((href) => href !== undefined);
    return <OverviewSkeleton trail={trail} hasTabs={hasTabs} />;
  }
  if (pipeline.state === 'ready') return <Overview {...props} pipeline={pipeline.value} trail={trail} />;
  if (pipeline.problem.status === 404) {
    return (
      <PageMessage
        title="This pipeline was not found"
        actions={<ButtonLink href={hrefs.list}>All pipelines</ButtonLink>}
      >
        It may have been removed, or it belongs to another account.
      </PageMessage>
    );
  }
  return (
    <div className={css.screen}>
      <PageHeader title="Pipeline" trail={trail} />
      <ProblemNotice problem={pipeline.problem} onRetry={() => onRetry('pipeline')} />
    </div>
  );
}

type OverviewProps = Omit<PipelineOverviewScreenProps, 'pipeline'> & {
  pipeline: PipelineDetail;
  trail: readonly { label: string; href: string }[];
};

function Overview({ pipeline, trail, hrefs, hrefOf, view, live, isActing = false, ...rest }: OverviewProps) {
  const { usage, collections, now, timeZone, onAction, onRetry } = rest;
  const isDraft = pipeline.status === 'draft';
  return (
    <DetailHeader
      title={pipeline.name}
      trail={trail}
      status={<PipelineStatusPill status={pipeline.status} />}
      actions={
        <>
          {live && (
            <span className={css.live}>
              <LiveIndicator state={live} />
            </span>
          )}
          <OverviewActions
            pipeline={pipeline}
            isPending={isActing}
            onAction={(action) => onAction({ action, pipeline })}
          />
        </>
      }
      tabs={
        isDraft
          ? []
          : [
              { id: 'overview', label: 'Overview', href: hrefOf(view) },
              { id: 'settings', label: 'Settings', href: hrefs.settings },
              { id: 'logs', label: 'Logs', href: hrefs.logs },
              { id: 'hooks', label: 'Hooks', href: hrefs.hooks },
            ]
      }
      selected="overview"
    >
      {isDraft ? (
        <DraftNotice pipeline={pipeline} href={hrefs.setup} />
      ) : (
        <div className={css.screen}>
          <OverviewNotice pipeline={pipeline} collections={collections} />
          <OverviewFlow pipeline={pipeline} hrefs={hrefs} />
          <OverviewTiles {...rest} pipeline={pipeline} />
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
                {(value) => (
                  <RecordsChart
                    label={`Processed records in ${periods[view.range]}`}
                    usage={bucketUsage(value, view.range, now, timeZone)}
                    timeZone={timeZone}
                  />
                )}
              </RemoteView>
            </Card>
            <OverviewCollections
              collections={collections}
              period={periods[view.range]}
              onRetry={() => onRetry('collections')}
            />
          </div>
        </div>
      )}
    </DetailHeader>
  );
}
