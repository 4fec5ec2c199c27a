import { StatTiles } from '../../../patterns/StatTiles/StatTiles.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './PipelineOverviewScreen.css.ts';

/** As high as the loaded page, so that nothing jumps. */
export function OverviewSkeleton() {
  return (
    <div className={css.screen}>
      <div className={css.flow}>
        <Skeleton width={44} height={44} />
        <Skeleton width={160} height={36} />
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
          <Skeleton height={chartHeight} />
        </Card>
        <Card title="Collections">
          <Skeleton height={chartHeight} />
        </Card>
      </div>
    </div>
  );
}

/** Height of the chart with its times and the switch to its table, in px. */
export const chartHeight = 292;
