import { TextToCome } from '../../../patterns/LoadingBlock/TextToCome.tsx';
import { ResourceSkeleton } from '../../../patterns/ResourceList/ResourceSkeleton.tsx';
import { strip } from '../../../patterns/StatusStrip/StatusStrip.css.ts';
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
          <Skeleton width={89} height={34} />
          <div className={css.sort}>
            <Skeleton width={34} height={34} />
          </div>
          <div className={css.refresh}>
            <span className={css.fact}>
              <TextToCome text="Source read at 10:00 UTC" />
            </span>
            <Skeleton width={160} height={34} />
          </div>
        </div>
        <div className={css.secondRow}>
          <div className={strip}>
            <Skeleton width={280} height={30} isRound />
          </div>
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
