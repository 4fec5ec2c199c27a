import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './SchemaEditor.css.ts';

const rows = 9;
const label = 'Loading source tables';

/** Placeholders for the toolbar, the head and the rows, at their final sizes. */
export function SchemaSkeleton() {
  return (
    <>
      <div className={css.toolbar}>
        <div className={css.tools} aria-hidden>
          <div className={css.search}>
            <Skeleton height={34} />
          </div>
          <div className={css.foldButton}>
            <Skeleton width={100} height={34} />
          </div>
          <div className={css.choice.folded}>
            <Skeleton width={400} height={34} />
          </div>
          <div className={css.bulk}>
            <Skeleton height={34} />
          </div>
          <span className={css.refresh.inMenu}>
            <Skeleton width={152} height={34} />
          </span>
          <div className={css.more}>
            <Skeleton width={34} height={34} />
          </div>
        </div>
        <div className={css.facts}>
          <span aria-hidden>{`${label}…`}</span>
        </div>
      </div>
      <Loading label={label}>
        <div className={css.skeletonHead} aria-hidden>
          <span>Table</span>
          <span>Columns</span>
        </div>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={css.skeletonRow}>
            <Skeleton width={16} height={16} />
            <Skeleton width={120 + ((index * 37) % 90)} />
            <span className={css.skeletonEnd}>
              <Skeleton width={64} />
            </span>
          </div>
        ))}
      </Loading>
    </>
  );
}
