import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as tileCss from './tiles.css.ts';

/** The number of tiles that a row holds. */
export const tilesInRow = 3;

/** As high as tiles with two lines, so that what is below does not move. */
export const TilesToCome = ({ count }: { readonly count: number }) => (
  <div className={tileCss.grid.tile}>
    {Array.from({ length: count }, (_, place) => (
      <span key={place} className={tileCss.look.waiting}>
        <Skeleton width={32} height={32} />
        <span className={tileCss.said.waiting}>
          <Skeleton width="60%" height={14} />
          <Skeleton width={118} height={12} />
        </span>
      </span>
    ))}
  </div>
);
