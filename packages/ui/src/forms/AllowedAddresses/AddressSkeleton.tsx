import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './AllowedAddresses.css.ts';

/** Placeholder for a region's addresses. */
export function AddressSkeleton() {
  return (
    <Loading label="Loading addresses">
      <div className={css.list}>
        <Skeleton height={34} />
        <Skeleton height={34} />
        <Skeleton height={34} />
      </div>
    </Loading>
  );
}
