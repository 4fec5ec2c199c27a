import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ActivityList.css.ts';

interface ActivitySkeletonProps {
  /** @default 4 */
  rows?: number;
}

/** As high as entries without settings, so that little moves. */
export const ActivitySkeleton = ({ rows = 4 }: ActivitySkeletonProps) => (
  <Loading label="Loading activity">
    <div className={css.list}>
      <div className={css.day}>
        <Skeleton width={96} />
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.row.ofAll}>
          <span className={css.time}>
            <Skeleton width={60} />
          </span>
          <span className={css.mark}>
            <Skeleton width={22} height={22} isRound />
          </span>
          <span className={css.words}>
            <Skeleton width={`${40 + ((row * 17) % 35)}%`} height={24} />
          </span>
        </div>
      ))}
    </div>
  </Loading>
);
