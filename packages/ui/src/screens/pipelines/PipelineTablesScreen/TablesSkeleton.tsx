import { ResourceSkeleton } from '../../../patterns/ResourceList/ResourceSkeleton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './PipelineTablesScreen.css.ts';
import { tableColumns } from './tableColumns.tsx';

/** The layout of the loaded page, so that nothing moves. */
export function TablesSkeleton() {
  return (
    <div className={css.screen}>
      <div className={css.tools}>
        <div className={css.toolbar}>
          <div className={css.search}>
            <Skeleton height={34} />
          </div>
        </div>
        <div className={css.secondRow}>
          <Skeleton width={280} height={28} isRound />
        </div>
      </div>
      <ResourceSkeleton
        label="Loading tables"
        columns={tableColumns}
        extras={{ select: { hideBelow: 'drawer' }, menu: {} }}
      />
    </div>
  );
}
