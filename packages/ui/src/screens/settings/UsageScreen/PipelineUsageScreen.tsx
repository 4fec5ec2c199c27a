import { useMemo, useState } from 'react';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { CollectionUsage, PipelineUsage } from '../../../domain/entities/usage.ts';
import { mapRemote, type Remote } from '../../../domain/outcome/remote.ts';
import { recordsIn } from '../../../domain/usage/usageBuckets.ts';
import { monthLabel, type UsageMonth } from '../../../domain/usage/usageMonths.ts';
import type { MonthView } from '../../../domain/views/accountUsage.ts';
import { rowsAtFirst } from '../../../patterns/Pagination/ShowMore.tsx';
import type { ExplainedJump } from '../../../domain/views/explainedJumps.ts';
import type { GridSort } from '../../../patterns/Grid/GridHead.tsx';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { OutdatedRows } from '../../../patterns/ResourceList/OutdatedRows.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { SettingsFrame, type SettingsPageProps } from '../SettingsFrame/SettingsFrame.tsx';
import { sumOfUsage, UsageMonthCard } from './UsageMonth.tsx';
import { tableUsageRows } from './tableUsageRows.ts';
import { UsageFile, UsageTable } from './UsageTable.tsx';
import * as css from './UsageScreen.css.ts';

export interface PipelineUsageScreenProps extends SettingsPageProps {
  /** The pipeline, for its name. */
  pipeline: Remote<Pick<PipelineDetail, 'name'>>;
  /** Its records in the month by day, loaded with `monthQuestion`. */
  usage: Remote<PipelineUsage>;
  /** The records of its tables in the month. */
  tables: Remote<readonly CollectionUsage[]>;
  /** The current view; keep it in the URL. */
  view: MonthView;
  /** The address of another month. */
  hrefOfMonth(month: UsageMonth): string;
  /** The pipeline's own page. */
  overviewHref: string;
  /** Days with far more records than usual, and what is known of them. @default none */
  jumps?: readonly ExplainedJump[];
  /** Loads a part again after a failure. */
  onRetry(part: 'pipeline' | 'usage' | 'tables'): void;
}

const highestFirst: GridSort = { columnId: 'total_records', direction: 'descending' };

function Tables({
  tables,
  month,
  total,
}: {
  tables: readonly CollectionUsage[];
  month: UsageMonth;
  total: number | null;
}) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState(highestFirst);
  const rows = useMemo(() => tableUsageRows(tables, { search, sort }), [tables, search, sort]);
  if (tables.length === 0) return <p className={css.quiet}>No table has moved records yet.</p>;
  return (
    <>
      <div className={css.tools}>
        {tables.length > rowsAtFirst && (
          <SearchField label="Search tables" value={search} onChange={setSearch} />
        )}
        <UsageFile
          noun="Table"
          rows={rows}
          total={total}
          month={month}
          fileName={`usage-of-tables-${month}.csv`}
        />
      </div>
      <UsageTable
        label={`Usage per table in ${monthLabel(month)}`}
        noun="Table"
        rows={rows}
        total={total}
        sort={sort}
        onSortChange={setSort}
        empty={`No table is named like “${search}”.`}
        isFolded
      />
    </>
  );
}

/** The usage of one pipeline in a calendar month, by day and by table (spec §2 Settings). */
export function PipelineUsageScreen(props: PipelineUsageScreenProps) {
  const { hrefs, pipeline, usage, tables, view, hrefOfMonth, overviewHref, onRetry } = props;
  const { month } = view;
  const total = usage.state === 'ready' && !usage.isOutdated ? recordsIn(sumOfUsage(usage.value)) : null;
  const name = pipeline.state === 'ready' ? pipeline.value.name : 'Pipeline';
  if (pipeline.state === 'failed' && pipeline.problem.kind === 'http' && pipeline.problem.status === 404) {
    return (
      <SettingsFrame hrefs={hrefs} section="usage" title="Pipeline not found">
        <Card isFlush>
          <EmptyState
            title="No pipeline has this address"
            action={
              hrefs.usage !== undefined && <ButtonLink href={hrefs.usage}>See the usage of all</ButtonLink>
            }
          >
            It was deleted, or the address is mistyped.
          </EmptyState>
        </Card>
      </SettingsFrame>
    );
  }
  return (
    <SettingsFrame
      hrefs={hrefs}
      section="usage"
      title={name}
      actions={<ButtonLink href={overviewHref}>Open pipeline</ButtonLink>}
    >
      <RemoteView
        remote={mapRemote(pipeline, () => null)}
        subject="The pipeline"
        skeleton={<LoadingBlock label="Loading the pipeline" height={480} />}
        onRetry={() => onRetry('pipeline')}
      >
        {() => (
          <>
            <UsageMonthCard
              month={month}
              usage={usage}
              jumps={props.jumps}
              hrefOfMonth={hrefOfMonth}
              onRetry={() => onRetry('usage')}
            />
            <Card title="Tables" isFlush>
              <RemoteView
                remote={tables}
                subject="The tables"
                skeleton={<LoadingBlock label="Loading tables" height={240} />}
                onRetry={() => onRetry('tables')}
              >
                {(value) => (
                  <OutdatedRows
                    isOutdated={tables.state === 'ready' && tables.isOutdated === true}
                    isOffline={tables.state === 'ready' && tables.isOffline === true}
                    label="Loading tables"
                  >
                    <Tables tables={value} month={month} total={total} />
                  </OutdatedRows>
                )}
              </RemoteView>
            </Card>
          </>
        )}
      </RemoteView>
    </SettingsFrame>
  );
}
