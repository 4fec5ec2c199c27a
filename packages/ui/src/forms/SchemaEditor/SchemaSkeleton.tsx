import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './SchemaEditor.css.ts';

const rows = 9;

/** As high as the rows that will stand here. */
export function SchemaSkeleton() {
  return (
    <Loading label="Reading the tables of the source">
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
  );
}
