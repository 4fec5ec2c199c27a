import { useState } from 'react';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import { addReading, loadRate, type LoadReading } from '../../../domain/usage/loadRate.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import {
  describeLoads,
  initialSyncProgress,
  loadsOf,
  progressSentence,
} from '../../../domain/usage/tableLoads.ts';
import * as css from './PipelineOverviewScreen.css.ts';

export interface OverviewLoadsProps {
  /** All tables with the records since the pipeline began. */
  tables: readonly CollectionUsage[];
  /** The pipeline does not run, so nothing is copied until it does. */
  isStopped: boolean;
}

type Readings = ReadonlyMap<string, readonly LoadReading[]>;

/** What was read of each table that is being copied, for as long as the page is open. */
function useReadings(tables: readonly CollectionUsage[]): Readings {
  const at = useNow().getTime();
  const [seen, setSeen] = useState<{ tables: readonly CollectionUsage[]; readings: Readings }>();
  if (seen?.tables === tables) return seen.readings;
  const readings = new Map(
    loadsOf(tables).copying.map(({ collection, totalRecords }) => [
      collection,
      addReading(seen?.readings.get(collection) ?? [], { at, records: totalRecords }),
    ]),
  );
  setSeen({ tables, readings });
  return readings;
}

const rateOf = (readings: readonly LoadReading[]): string | undefined => {
  const rate = loadRate(readings);
  return rate === null ? undefined : `${formatCount(Math.max(1, Math.round(rate)))} records/s`;
};

/**
 * The tables that are being copied, with the records so far and the rate. The service has no estimate of a table's size,
 * so no remaining time is shown. Nothing is shown once all tables are copied.
 */
export function OverviewLoads({ tables, isStopped }: OverviewLoadsProps) {
  const readings = useReadings(tables);
  const { copying, waiting } = loadsOf(tables);
  const loads = describeLoads(tables);
  const progress = initialSyncProgress(tables);
  if (!loads || !progress) return null;
  const isInitial = loads.kind === 'initial';
  return (
    <Card title={isInitial ? 'Initial sync' : 'Resync'} isFlush>
      <div className={css.loadsProgress}>
        {isInitial && (
          <progress
            className={css.bar}
            value={progress.done}
            max={progress.all}
            aria-label="Copied tables"
            aria-valuetext={progressSentence(progress)}
          />
        )}
        <span>
          {isInitial ? `${progressSentence(progress)}.` : loads.text}
          {isStopped && ' Copying continues when the pipeline runs again.'}
        </span>
      </div>
      <ul className={css.collections}>
        {copying.map(({ collection, totalRecords }) => (
          <li key={collection} className={css.load}>
            <bdi translate="no" className={css.collectionTitle} title={collection}>
              {collection}
            </bdi>
            <span>
              {totalRecords > 0
                ? formatQuantity(totalRecords, 'record')
                : isStopped
                  ? 'Not started'
                  : 'Starting…'}
            </span>
            {!isStopped && <span className={css.loadRate}>{rateOf(readings.get(collection) ?? [])}</span>}
          </li>
        ))}
        {waiting.length > 0 && (
          <li className={css.load}>
            <span className={css.loadWaiting}>
              {formatQuantity(waiting.length, 'table')} waiting
              {waiting[0] && (
                <>
                  , next: <bdi translate="no">{waiting[0].collection}</bdi>
                </>
              )}
            </span>
          </li>
        )}
      </ul>
    </Card>
  );
}
