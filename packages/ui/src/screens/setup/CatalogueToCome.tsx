import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { tilesInRow, TilesToCome } from './TilesToCome.tsx';
import * as css from './catalogueLayout.css.ts';

const categories = 12;
const rowsOfPopular = 3;

const Group = ({ head, rows }: { readonly head: string; readonly rows: number }) => (
  <div className={css.group}>
    <div className={head}>
      <Skeleton width={140} height={14} />
    </div>
    <TilesToCome count={rows * tilesInRow} />
  </div>
);

/** Reserves the room of the catalogue: its categories, its search, what the account has, and the popular connectors. */
export const CatalogueToCome = () => (
  <div className={css.layout} aria-hidden>
    <div className={css.aside}>
      <div className={css.categories}>
        {Array.from({ length: categories }, (_, place) => (
          <span key={place} className={css.categoryToCome}>
            <Skeleton height={14} />
          </span>
        ))}
      </div>
    </div>
    <div className={css.main}>
      <div className={css.toolbar}>
        <div className={css.search}>
          <Skeleton height={36} />
        </div>
      </div>
      <div className={css.categoryMenu}>
        <Skeleton height={36} />
      </div>
      <Group head={css.sectionHead} rows={1} />
      <Group head={css.headToCome} rows={rowsOfPopular} />
    </div>
  </div>
);
