import { Brand } from '../../../patterns/Brand/Brand.tsx';
import { Loading, type LoadingProps } from '../../../primitives/Loading/Loading.tsx';
import * as css from './ShellSkeleton.css.ts';

export type ShellSkeletonProps = Pick<LoadingProps, 'lateAfterMs'>;

/** Shown while the session is loading. It looks like neither the shell nor the sign-in page. */
export function ShellSkeleton({ lateAfterMs }: ShellSkeletonProps) {
  return (
    <main className={css.page} aria-label="Loading Millrace">
      <div className={css.mark} aria-busy>
        <Brand />
      </div>
      <Loading label="Loading Millrace" lateAfterMs={lateAfterMs} />
    </main>
  );
}
