import { countByTab, type Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import { pageSize, type Page } from '../../../domain/page.ts';
import type { Remote } from '../../../domain/remote.ts';
import { defaultPipelineListView, type PipelineListView } from '../../../domain/views/pipelineList.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { LiveIndicator, type LiveState } from '../../../patterns/LiveIndicator/LiveIndicator.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../patterns/Pagination/Pagination.tsx';
import { Race } from '../../../patterns/Race/Race.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { SegmentedLinks } from '../../../primitives/SegmentedLinks/SegmentedLinks.tsx';
import { PipelinesTable, PipelinesTableSkeleton } from './PipelinesTable.tsx';
import * as css from './PipelinesListScreen.css.ts';

export interface PipelinesListScreenProps {
  /** The page that `view` asks for. */
  pipelines: Remote<Page<Pipeline>>;
  /** What of the list is shown; it belongs in the URL. */
  view: PipelineListView;
  /** Where another view of the list lives. */
  hrefOf(view: PipelineListView): string;
  /** Whether changes arrive by themselves; left out where the service has no realtime. */
  live?: LiveState;
  /** The present, by the service's clock. */
  now: Date;
  /** The zone the person reads times in, as an IANA name. */
  timeZone: string;
  onRetry(): void;
}

function NoPipelines({ status }: Pick<PipelineListView, 'status'>) {
  return status === 'active' ? (
    <EmptyState
      title="Move your first data"
      ornament={<Race source="postgres" destination="snowflake" status="draft" size="wide" />}
      steps={['Connect a source', 'Connect a destination', 'Choose tables, start']}
    >
      A pipeline copies a source into a destination once, then keeps it in step as the source changes.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing is archived">
      An archived pipeline stops, and rests here with its settings until it is restored.
    </EmptyState>
  );
}

/** The pipelines of the account, active or archived, as they are now (spec §2 Pipelines). */
export function PipelinesListScreen({
  pipelines,
  view,
  hrefOf,
  live,
  now,
  timeZone,
  onRetry,
}: PipelinesListScreenProps) {
  const byStatus = pipelines.state === 'ready' ? pipelines.value.counts : null;
  const counts = byStatus && countByTab(byStatus);
  return (
    <div className={css.screen}>
      <PageHeader title="Pipelines" />
      <div className={css.toolbar}>
        <SegmentedLinks
          label="Pipelines by state"
          links={(['active', 'archived'] as const).map((status) => ({
            href: hrefOf({ ...defaultPipelineListView, status }),
            label: status === 'active' ? 'Active' : 'Archived',
            count: counts?.[status],
            isCurrent: status === view.status,
          }))}
        />
        {live && <LiveIndicator state={live} />}
      </div>
      <RemoteView remote={pipelines} skeleton={<PipelinesTableSkeleton />} onRetry={onRetry}>
        {({ rows, count, number, unreadable }) =>
          count === 0 ? (
            <NoPipelines status={view.status} />
          ) : (
            <>
              {unreadable > 0 && (
                <Banner tone="caution" title={`${formatQuantity(unreadable, 'item')} could not be shown.`} />
              )}
              <PipelinesTable pipelines={rows} label="Pipelines" now={now} timeZone={timeZone} />
              <Pagination
                label="Pipelines"
                page={number}
                count={count}
                pageSize={pageSize}
                hrefOf={(page) => hrefOf({ ...view, page })}
              />
            </>
          )
        }
      </RemoteView>
    </div>
  );
}
