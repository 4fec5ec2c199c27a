import { PageHeader, type Crumb } from '../../../patterns/PageHeader/PageHeader.tsx';
import { StatTiles } from '../../../patterns/StatTiles/StatTiles.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './PipelineOverviewScreen.css.ts';

/** As high as what will stand here, so that nothing jumps when it does. */
export function OverviewSkeleton({ trail, hasTabs }: { trail: readonly Crumb[]; hasTabs: boolean }) {
  return (
    <div className={css.screen}>
      <PageHeader title="Pipeline" trail={trail} />
      <Loading label="Loading pipeline">
        <div className={css.screen}>
          {hasTabs && (
            <div className={css.skeletonTabs}>
              <Skeleton width={72} />
            </div>
          )}
          <div className={css.flow}>
            <Skeleton width={44} height={44} />
            <Skeleton width={160} height={36} />
          </div>
          <StatTiles
            label="At a glance"
            tiles={['Records, 24 h', 'Last sync', 'Collections', 'Next sync'].map((label) => ({
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
      </Loading>
    </div>
  );
}

/** The chart with its times and the way to its numbers, in px. */
export const chartHeight = 292;
