import { useMemo } from 'react';
import type { AccountPipelineUsage, PipelineUsage } from '../../../domain/entities/usage.ts';
import type { PipelineId } from '../../../domain/entities/id.ts';
import { isKnown } from '../../../domain/entities/open.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { recordsIn } from '../../../domain/usage/usageBuckets.ts';
import { monthLabel, type UsageMonth } from '../../../domain/usage/usageMonths.ts';
import { usageOrderings, usagePageSize, type AccountUsageView } from '../../../domain/views/accountUsage.ts';
import type { ExplainedJump } from '../../../domain/views/explainedJumps.ts';
import { allListCapabilities, type ListCapabilities } from '../../../domain/views/listView.ts';
import { useStableHandler } from '../../../internal/useStableHandler.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import type { GridSort } from '../../../patterns/Grid/GridHead.tsx';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { Pagination } from '../../../patterns/Pagination/Pagination.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { CsvDownload } from '../../../patterns/ResourceList/CsvDownload.tsx';
import { OutdatedRows } from '../../../patterns/ResourceList/OutdatedRows.tsx';
import { ListSearch } from '../../../patterns/ResourceList/ResourceToolbar.tsx';
import { useCsvDownload } from '../../../patterns/ResourceList/useCsvDownload.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { SettingsFrame, type SettingsPageProps } from '../SettingsFrame/SettingsFrame.tsx';
import { sumOfUsage, UsageMonthCard } from './UsageMonth.tsx';
import { usageCsv } from './usageCsv.ts';
import type { UsageRow } from './usageRow.ts';
import { UsageTable } from './UsageTable.tsx';
import * as css from './UsageScreen.css.ts';

export interface UsageScreenProps extends SettingsPageProps {
  /** The records of the account in the month by day, loaded with `monthQuestion`. */
  usage: Remote<PipelineUsage>;
  /** The page of pipelines that `view` requests, loaded with `accountUsageArgs`. */
  pipelines: Remote<Page<AccountPipelineUsage>>;
  /** The current view; keep it in the URL. */
  view: AccountUsageView;
  /** Called with the view that a control requests. */
  onViewChange(view: AccountUsageView): void;
  /** The address of a view, for months and pages. */
  hrefOf(view: AccountUsageView): string;
  /** The address of a pipeline's own usage in a month. */
  hrefOfPipeline(id: PipelineId, month: UsageMonth): string;
  /** What the service's lists support. @default everything */
  capabilities?: ListCapabilities;
  /** Reads a page of the current view, for the file of all pages. Without it, there is no file. */
  readPage?(number: number, size: number): Promise<Page<AccountPipelineUsage>>;
  /** Days with far more records than usual, and what is known of them. @default none */
  jumps?: readonly ExplainedJump[];
  /** Loads a part again after a failure. */
  onRetry(part: 'usage' | 'pipelines'): void;
}

const sortOf = ({ sort }: AccountUsageView): GridSort => {
  const { by, isDescending } = sort ?? { by: 'total_records', isDescending: true };
  return { columnId: by, direction: isDescending ? 'descending' : 'ascending' };
};

const rowOf = ({ id, name, totalRecords, ...series }: AccountPipelineUsage): UsageRow => {
  const sums = sumOfUsage(series);
  return { id: String(id), name, records: totalRecords ?? recordsIn(sums), ...sums };
};

/** The usage of the account in a calendar month, by day and by pipeline (spec §2 Settings). */
export function UsageScreen(props: UsageScreenProps) {
  const { hrefs, usage, pipelines, view, onViewChange, hrefOf, hrefOfPipeline, readPage, onRetry } = props;
  const { search: hasSearch, ordering } = props.capabilities ?? allListCapabilities;
  const { month } = view;
  const changeSearch = useStableHandler((search: string) => onViewChange({ ...view, search, page: 1 }));
  const total = usage.state === 'ready' && !usage.isOutdated ? recordsIn(sumOfUsage(usage.value)) : null;
  const page = pipelines.state === 'ready' ? pipelines.value : undefined;
  const isStandIn = pipelines.state === 'ready' && pipelines.isOutdated === true;
  const rows = useMemo(
    () =>
      page?.rows.map((usageOf): UsageRow => ({
        ...rowOf(usageOf),
        href: hrefOfPipeline(usageOf.id, month),
      })) ?? [],
    [page, month, hrefOfPipeline],
  );
  const download = useCsvDownload<AccountPipelineUsage>(
    readPage && {
      noun: 'pipeline',
      fileName: `usage-${month}`,
      filter: JSON.stringify({ ...view, page: 1 }),
      count: page?.count ?? undefined,
      load: async () => usageCsv({ noun: 'Pipeline', month, total }, rowOf),
      readPage,
    },
  );
  return (
    <SettingsFrame hrefs={hrefs} section="usage">
      <UsageMonthCard
        month={month}
        usage={usage}
        jumps={props.jumps}
        hrefOfMonth={(other) => hrefOf({ ...view, month: other, page: 1 })}
        onRetry={() => onRetry('usage')}
      />
      <Card title="Pipelines" isFlush>
        {(hasSearch || readPage) && (
          <div className={css.tools}>
            {hasSearch && (
              <ListSearch label="Search pipelines" search={view.search} onChange={changeSearch} />
            )}
            {readPage && (
              <CsvDownload isInline noun="pipeline" count={page?.count ?? undefined} {...download} />
            )}
          </div>
        )}
        <RemoteView
          remote={pipelines}
          subject="The pipelines"
          skeleton={<LoadingBlock label="Loading pipelines" rows={6} height={20} isInset />}
          onRetry={() => onRetry('pipelines')}
        >
          {({ count, sent, misfits, hasNext }) =>
            count === 0 && view.search === '' ? (
              <EmptyState title="No pipelines yet">
                Usage appears here once a pipeline moves its first records.
              </EmptyState>
            ) : (
              <OutdatedRows
                isOutdated={isStandIn}
                isOffline={pipelines.state === 'ready' && pipelines.isOffline === true}
                label="Loading pipelines"
              >
                <UsageTable
                  label={`Usage per pipeline in ${monthLabel(month)}`}
                  noun="Pipeline"
                  rows={rows}
                  total={total}
                  {...(ordering && {
                    sort: sortOf(view),
                    onSortChange: ({ columnId, direction }) => {
                      if (!isKnown(usageOrderings, columnId)) return;
                      const sort = { by: columnId, isDescending: direction === 'descending' };
                      onViewChange({ ...view, sort, page: 1 });
                    },
                  })}
                  empty={`No pipeline${misfits ? ' of this page' : ''} is named like “${view.search}”.`}
                />
                {(count === null ? hasNext || view.page > 1 : count > usagePageSize) && (
                  <div className={css.pages}>
                    <Pagination
                      label="Pipelines"
                      page={view.page}
                      count={count}
                      rows={isStandIn ? undefined : sent}
                      hasNext={hasNext}
                      hasRange={!misfits}
                      pageSize={usagePageSize}
                      hrefOf={(number) => hrefOf({ ...view, page: number })}
                    />
                  </div>
                )}
              </OutdatedRows>
            )
          }
        </RemoteView>
      </Card>
    </SettingsFrame>
  );
}
