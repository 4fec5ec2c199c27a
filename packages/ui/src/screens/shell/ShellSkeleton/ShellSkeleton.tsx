import { Brand } from '../../../patterns/Brand/Brand.tsx';
import { Loading, type LoadingProps } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ShellSkeleton.css.ts';

export type ShellSkeletonProps = Pick<LoadingProps, 'lateAfterMs'>;

/** Shown while the session is loading: the frame of the console, without anything that depends on the person. */
export function ShellSkeleton({ lateAfterMs }: ShellSkeletonProps) {
  return (
    <main className={css.page} aria-label="Loading Millrace">
      <div className={css.side} aria-busy>
        <div className={css.mark}>
          <Brand />
        </div>
      </div>
      <div className={css.content}>
        <Loading label="Loading Millrace" lateAfterMs={lateAfterMs} />
        <div className={css.parts}>
          <Skeleton width={160} height={28} />
          <Skeleton height={260} />
        </div>
      </div>
    </main>
  );
}
