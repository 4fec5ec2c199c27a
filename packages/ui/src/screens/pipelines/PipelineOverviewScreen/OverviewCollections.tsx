import { useMemo, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import { formatCount } from '../../../domain/format/count.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { rowsAtFirst, ShowMore, useShownRows } from '../../../patterns/Pagination/ShowMore.tsx';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import { headHeight } from '../../../patterns/Grid/Grid.css.ts';
import { Grid } from '../../../patterns/Grid/Grid.tsx';
import type { GridColumn } from '../../../patterns/Grid/gridColumns.ts';
import type { GridSort } from '../../../patterns/Grid/GridHead.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { rem } from '../../../theme/rem.ts';
import { collectionRows } from './collectionRows.ts';
import { collectionLabel, collectionStatus } from './overviewFigures.ts';
import * as css from './PipelineOverviewScreen.css.ts';

export interface OverviewCollectionsProps {
  collections: Remote<readonly CollectionUsage[]>;
  /** The time range of the figures, as it follows “in”: `the last 24 hours`. */
  period: string;
  /** The pipeline syncs on time, so that what has synced is up to date. */
  isProved: boolean;
  onRetry(): void;
  /** Called to compare the rows of its tables at both ends. Omitted if nothing can be measured. */
  onCompareCounts?: (() => void) | undefined;
}

const firstRows = 5;
/** A name of two lines above its position. */
const rowHeight = 56;

function CollectionsSkeleton() {
  return (
    <Loading label="Loading tables">
      <div className={css.periodToCome}>
        <Skeleton width={168} />
      </div>
      <ul className={css.collections}>
        {Array.from({ length: firstRows }, (_, index) => (
          <li key={index} className={css.collectionToCome}>
            <Skeleton width={140} />
            <Skeleton width={64} />
            <Skeleton width={48} height={10} />
          </li>
        ))}
      </ul>
    </Loading>
  );
}

/** How far a table has been read. The whole text opens by pointer, touch and keyboard. */
function Position({ collection, position }: { collection: string; position: string }) {
  const text = useRef<HTMLElement>(null);
  return (
    <Popover
      label={`Read position of ${collection}`}
      trigger={<AriaButton className={css.collectionPosition}>Read up to {position}</AriaButton>}
    >
      <div className={css.position}>
        <p className={css.positionTable}>{collection}</p>
        <p>
          Read up to <code ref={text}>{position}</code>
        </p>
        <CopyButton text={position} source={text} label="Copy position" />
      </div>
    </Popover>
  );
}

const columnsOf = (isProved: boolean): readonly GridColumn<CollectionUsage>[] => [
  {
    id: 'collection',
    label: 'Table',
    isRowHeader: true,
    isSortable: true,
    width: 'minmax(0, 1fr)',
    cell: ({ collection, status, position }) => (
      <span className={css.collectionName}>
        <span className={css.dot[collectionStatus(status, isProved).tone]} aria-hidden />
        <span className={css.collectionWords}>
          <bdi translate="no" className={css.collectionTitle} title={collection}>
            {collection}
          </bdi>
          {position && <Position collection={collection} position={position} />}
        </span>
      </span>
    ),
  },
  {
    id: 'records',
    label: 'Records',
    align: 'end',
    isSortable: true,
    isStateless: true,
    width: rem(120),
    narrowWidth: rem(84),
    cell: ({ totalRecords }) => formatCount(totalRecords),
  },
  {
    id: 'status',
    label: 'Status',
    isSortable: true,
    isStateless: true,
    width: rem(120),
    narrowWidth: rem(84),
    cell: ({ status }) => collectionLabel(status),
  },
];
/** The same arrays, so that only changed rows render again. */
const columns = { proved: columnsOf(true), unproved: columnsOf(false) };
const nameOf = ({ collection }: CollectionUsage): string => collection;

interface RowsProps {
  collections: readonly CollectionUsage[];
  period: string;
  isProved: boolean;
}

function Rows({ collections, period, isProved }: RowsProps) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<GridSort>();
  const rows = useMemo(() => collectionRows(collections, { search, sort }), [collections, search, sort]);
  const { shown, more } = useShownRows(rows.length);
  const visible = useMemo(() => rows.slice(0, shown), [rows, shown]);
  return (
    <>
      <div className={css.collectionTools}>
        <p className={css.period}>Records in {period}</p>
        {collections.length > rowsAtFirst && (
          <div className={css.collectionSearch}>
            <SearchField label="Search tables" value={search} onChange={setSearch} />
          </div>
        )}
      </div>
      <div className={css.collectionGrid}>
        <Grid
          label="Tables"
          rows={visible}
          columns={columns[isProved ? 'proved' : 'unproved']}
          getRowId={nameOf}
          getRowName={nameOf}
          rowHeight={rowHeight}
          layout="scroller"
          height={headHeight + Math.min(collections.length, Math.max(shown, rowsAtFirst)) * rowHeight}
          sort={sort}
          onSortChange={setSort}
          empty="No matching tables."
        />
      </div>
      <div className={css.collectionMore}>
        <ShowMore {...more} />
      </div>
    </>
  );
}

/**
 * The records of each table in the time range: tables with errors first, then the busiest, until the user sorts them.
 */
export function OverviewCollections({
  collections,
  period,
  isProved,
  onRetry,
  onCompareCounts,
}: OverviewCollectionsProps) {
  return (
    <Card
      title="Tables"
      isFlush
      actions={
        onCompareCounts && (
          <Button size="small" variant="ghost" onPress={onCompareCounts}>
            Compare row counts
          </Button>
        )
      }
    >
      <RemoteView
        subject="The tables"
        remote={collections}
        skeleton={<CollectionsSkeleton />}
        onRetry={onRetry}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className={css.quiet}>No records synced yet.</p>
          ) : (
            <Rows collections={rows} period={period} isProved={isProved} />
          )
        }
      </RemoteView>
    </Card>
  );
}
