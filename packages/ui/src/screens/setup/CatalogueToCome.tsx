import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { tilesInRow, TilesToCome } from './TilesToCome.tsx';
import * as css from './catalogueLayout.css.ts';

const categories = 9;
const rowsOfPopular = 4;

const Group = ({ rows }: { readonly rows: number }) => (
  <Stack gap="sm">
    <div className={css.sectionHead}>
      <Skeleton width={160} height={16} />
    </div>
    <TilesToCome count={rows * tilesInRow} />
  </Stack>
);

/** Reserves the room of the catalogue: its categories, its search, what the account has, and the popular connectors. */
export const CatalogueToCome = () => (
  <div className={css.layout} aria-hidden>
    <div className={css.aside}>
      <div className={css.categories}>
        {Array.from({ length: categories }, (_, place) => (
          <Skeleton key={place} height={36} />
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
      <Group rows={1} />
      <Group rows={rowsOfPopular} />
    </div>
  </div>
);
