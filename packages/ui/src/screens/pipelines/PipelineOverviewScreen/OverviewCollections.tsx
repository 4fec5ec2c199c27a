import { useMemo, useState } from 'react';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { headHeight } from '../../../patterns/Grid/Grid.css.ts';
import { Grid } from '../../../patterns/Grid/Grid.tsx';
import type { GridSort } from '../../../patterns/Grid/GridHead.tsx';
import { rowsAtFirst, ShowMore, useShownRows } from '../../../patterns/Pagination/ShowMore.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { collectionColumns } from './collectionColumns.tsx';
import { collectionRows } from './collectionRows.ts';
import * as css from './PipelineOverviewScreen.css.ts';

export interface OverviewCollectionsProps {
  collections: Remote<readonly CollectionUsage[]>;
  /** The time range of the figures, as it follows “in”: `the last 24 hours`. */
  period: string;
  /** The pipeline syncs on time, so that what has synced is up to date. */
  isProved: boolean;
  onRetry(): void;
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

/** The same arrays, so that only changed rows render again. */
const columns = {
  proved: { known: collectionColumns(true, true), unknown: collectionColumns(true, false) },
  unproved: { known: collectionColumns(false, true), unknown: collectionColumns(false, false) },
} as const;
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
  const hasChanges = collections.some(({ newestChangeAt }) => newestChangeAt);
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
          columns={columns[isProved ? 'proved' : 'unproved'][hasChanges ? 'known' : 'unknown']}
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
export function OverviewCollections({ collections, period, isProved, onRetry }: OverviewCollectionsProps) {
  return (
    <Card title="Tables" isFlush>
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
