import { TextToCome } from '../../../patterns/LoadingBlock/TextToCome.tsx';
import { recordsChartHeight } from '../../../patterns/RecordsChart/RecordsChart.logic.ts';
import { StatTiles } from '../../../patterns/StatTiles/StatTiles.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { ProofToCome } from './OverviewProof.tsx';
import { RunsToCome } from './OverviewRuns.tsx';
import * as css from './PipelineOverviewScreen.css.ts';

/** As high as the loaded page, so that nothing jumps. */
export function OverviewSkeleton() {
  return (
    <div className={css.screen}>
      <div className={css.hero}>
        <dl className={css.heroFigure}>
          <div className={css.freshness}>
            <dt className={css.factLabel}>Last sync</dt>
            <dd className={css.figure}>
              <Skeleton width={140} height={40} />
            </dd>
            <dd className={css.factNote}>{'\u00a0'}</dd>
          </div>
        </dl>
        <div className={css.flow}>
          <div className={css.end.source}>
            <Skeleton width={44} height={44} />
          </div>
          <div className={css.flowLine}>
            <Skeleton height={40} />
          </div>
          <div className={css.end.destination}>
            <Skeleton width={44} height={44} />
          </div>
        </div>
        <StatTiles
          label="At a glance"
          isFlush
          tiles={['Records, 24 h', 'Records, 7 days', 'Records, 30 days', 'Tables', 'Next sync'].map(
            (label) => ({ label, value: <Skeleton width={96} height={22} />, note: '\u00a0' }),
          )}
        />
      </div>
      <div className={css.panels}>
        <div className={css.column}>
          <Card title="Processed records">
            <RecordsToCome />
          </Card>
          <Card title="Tables">
            <Skeleton height={recordsChartHeight} />
          </Card>
        </div>
        <div className={css.column}>
          <Card title="Proof" isFlush>
            <ProofToCome />
          </Card>
          <Card title="Sync history" isFlush>
            <RunsToCome />
          </Card>
        </div>
      </div>
    </div>
  );
}

/** The line that compares a range with the one before has a legend. */
const legendHeight = 32;

/** The average and the chart. */
export const RecordsToCome = () => (
  <>
    <p className={css.average}>
      <TextToCome text="195,260 processed records per hour on average" />
    </p>
    <Skeleton height={recordsChartHeight + legendHeight} />
  </>
);

/** The cause, the first remedy and the two folded parts. */
export const RepairToCome = () => (
  <Loading label="Loading what helps">
    <div className={css.repairToCome}>
      <Skeleton width={320} />
      <Skeleton width={200} height={36} />
    </div>
  </Loading>
);
