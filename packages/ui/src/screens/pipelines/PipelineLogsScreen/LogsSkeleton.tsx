import { Loading } from '../../../primitives/Loading/Loading.tsx';
import * as skeletonCss from '../../../primitives/Skeleton/Skeleton.css.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './PipelineLogsScreen.css.ts';

const rows = Array.from({ length: 10 }, (_, index) => 160 + ((index * 67) % 180));

interface LogsSkeletonProps {
  /** Reserves the filters as well. @default false */
  hasToolbar?: boolean;
}

/** As high as the first lines, so that nothing jumps. */
export function LogsSkeleton({ hasToolbar = false }: LogsSkeletonProps) {
  return (
    <div className={css.screen}>
      {hasToolbar && (
        <>
          <Skeleton width={320} height={34} />
          <Skeleton width={240} height={30} />
        </>
      )}
      <Loading label="Loading log">
        <div className={`${css.skeleton} ${skeletonCss.group}`}>
          {rows.map((width, index) => (
            <div key={index} className={css.skeletonRow}>
              <Skeleton width={72} />
              <Skeleton width={56} />
              <Skeleton width={width} />
            </div>
          ))}
        </div>
      </Loading>
    </div>
  );
}
