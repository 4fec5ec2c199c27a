import { useState } from 'react';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import type { Remote } from '../../../domain/remote.ts';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { mostPressingFirst, collectionStatus } from './overviewFigures.ts';
import * as css from './PipelineOverviewScreen.css.ts';

export interface OverviewCollectionsProps {
  collections: Remote<readonly CollectionUsage[]>;
  /** The stretch of time that the figures are of, as it follows “in”: `the last 24 hours`. */
  period: string;
  onRetry(): void;
}

const firstRows = 5;
const moreRows = 50;

function CollectionsSkeleton() {
  return (
    <Loading label="Loading collections">
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

function Rows({ collections }: { collections: readonly CollectionUsage[] }) {
  const [shown, setShown] = useState(firstRows);
  const rows = mostPressingFirst(collections);
  const left = rows.length - shown;
  return (
    <>
      <ul className={css.collections}>
        {rows.slice(0, shown).map(({ collection, status, totalRecords, position }) => {
          const { label, tone } = collectionStatus(status);
          return (
            <li
              key={collection}
              className={css.collection}
              title={position ? `Read up to ${position}` : undefined}
            >
              <span className={css.collectionName}>
                <span className={css.dot[tone]} aria-hidden />
                <Code>{collection}</Code>
              </span>
              <span className={css.collectionRecords}>{formatCount(totalRecords)}</span>
              {label && <span className={css.collectionStatus}>{label}</span>}
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <div className={css.more}>
          <Button size="small" variant="ghost" onPress={() => setShown(shown + moreRows)}>
            {left <= moreRows
              ? `Show ${formatQuantity(left, 'more', 'more')}`
              : `Show ${moreRows} of ${formatCount(left)} more`}
          </Button>
        </div>
      )}
    </>
  );
}

/** What each table moved in the range: what is in trouble first, then the busiest. */
export function OverviewCollections({ collections, period, onRetry }: OverviewCollectionsProps) {
  return (
    <Card title="Collections" isFlush>
      <RemoteView remote={collections} skeleton={<CollectionsSkeleton />} onRetry={onRetry}>
        {(rows) =>
          rows.length === 0 ? (
            <p className={css.quiet}>No collection has moved any records yet.</p>
          ) : (
            <>
              <p className={css.period}>Records in {period}</p>
              <Rows collections={rows} />
            </>
          )
        }
      </RemoteView>
    </Card>
  );
}
