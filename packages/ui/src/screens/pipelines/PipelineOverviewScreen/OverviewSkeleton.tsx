import { PageHeader, type Crumb } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './PipelineOverviewScreen.css.ts';

/** As high as what will stand here, so that nothing jumps when it does. */
export function OverviewSkeleton({ trail }: { trail: readonly Crumb[] }) {
  return (
    <div className={css.screen}>
      <PageHeader title="Pipeline" trail={trail} />
      <div className={css.screen} role="status" aria-label="Loading pipeline" aria-busy>
        <div className={css.skeletonTabs}>
          <Skeleton width={72} />
        </div>
        <div className={css.flow}>
          <Skeleton width={44} height={44} />
          <Skeleton width={160} height={36} />
        </div>
        <Skeleton height={104} />
        <div className={css.panels}>
          <Skeleton height={346} />
          <Skeleton height={346} />
        </div>
      </div>
    </div>
  );
}
