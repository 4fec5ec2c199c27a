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
          <Skeleton width={300} height={36} />
          <Skeleton width={320} height={36} />
          <Skeleton width={164} height={36} />
          <span className={css.refresh}>
            <Skeleton width={152} height={36} />
          </span>
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
