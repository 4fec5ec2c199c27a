import { pageSize } from '../../../domain/page.ts';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './PipelinesListScreen.css.ts';

/** In the places of what will stand here, so that nothing jumps when it does. */
export function PipelinesTableSkeleton() {
  return (
    <Loading label="Loading pipelines">
      <div className={css.skeleton}>
        <div className={css.skeletonHead} />
        {Array.from({ length: pageSize }, (_, index) => (
          <div key={index} className={css.skeletonRow}>
            <span className={css.skeletonCell.drawer}>
              <Skeleton width={16} height={16} />
            </span>
            <span className={css.skeletonCell.always}>
              <Skeleton width={86} height={28} />
              <span className={css.skeletonWords}>
                <Skeleton width={120} height={14} />
                <Skeleton width={168} height={12} />
              </span>
            </span>
            <span className={css.skeletonCell.always}>
              <Skeleton width={82} height={24} isRound />
            </span>
            <span className={css.skeletonCell.wide}>
              <Skeleton width={96} height={28} />
            </span>
            <span className={css.skeletonCell.icons}>
              <Skeleton width={64} />
            </span>
            <span className={css.skeletonCell.drawer}>
              <Skeleton width={72} />
            </span>
            <span className={css.skeletonCell.wide}>
              <Skeleton width={44} />
            </span>
          </div>
        ))}
      </div>
    </Loading>
  );
}
