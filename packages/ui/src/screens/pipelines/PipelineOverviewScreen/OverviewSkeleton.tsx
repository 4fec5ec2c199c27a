import { TextToCome } from '../../../patterns/LoadingBlock/TextToCome.tsx';
import { recordsChartHeight } from '../../../patterns/RecordsChart/RecordsChart.logic.ts';
import { StatTiles } from '../../../patterns/StatTiles/StatTiles.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './PipelineOverviewScreen.css.ts';

/** As high as the loaded page, so that nothing jumps. */
export function OverviewSkeleton() {
  return (
    <div className={css.screen}>
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
        tiles={[
          'Records, 24 h',
          'Records, 7 days',
          'Records, 30 days',
          'Last sync',
          'Collections',
          'Next sync',
        ].map((label) => ({
          label,
          value: <Skeleton width={96} height={28} />,
          note: '\u00a0',
        }))}
      />
      <div className={css.panels}>
        <Card title="Processed records">
          <RecordsToCome />
        </Card>
        <Card title="Collections">
          <Skeleton height={recordsChartHeight} />
        </Card>
      </div>
    </div>
  );
}

/** The average and the chart. */
export const RecordsToCome = () => (
  <>
    <p className={css.average}>
      <TextToCome text="195,260 processed records per hour on average" />
    </p>
    <Skeleton height={recordsChartHeight} />
  </>
);
