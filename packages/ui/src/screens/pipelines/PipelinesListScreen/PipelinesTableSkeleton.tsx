import { pageSize } from '../../../domain/page.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './PipelinesListScreen.css.ts';

/** As high as what will stand here, so that nothing jumps when it does. */
export function PipelinesTableSkeleton() {
  return (
    <div className={css.skeleton} role="status" aria-label="Loading pipelines" aria-busy>
      <div className={css.skeletonHead} />
      {Array.from({ length: pageSize }, (_, index) => (
        <div key={index} className={css.skeletonRow}>
          <Skeleton width={86} height={28} />
          <span className={css.skeletonWords}>
            <Skeleton width={160} height={14} />
            <Skeleton width={210} height={12} />
          </span>
          <Skeleton width={82} height={24} isRound />
          <span className={css.skeletonRest}>
            <Skeleton width={96} />
            <Skeleton width={64} />
            <Skeleton width={80} />
          </span>
        </div>
      ))}
    </div>
  );
}
