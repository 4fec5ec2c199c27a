import type { ReactNode } from 'react';
import * as css from './StatTiles.css.ts';

export interface StatTile {
  /** What the figure is, with its unit or its range of time. */
  readonly label: string;
  /** The figure; left out it is a dash: nothing is known, as opposed to zero. */
  readonly value?: ReactNode;
  /** Puts the figure into proportion. */
  readonly note?: ReactNode;
}

export interface StatTilesProps {
  /** Names the group. */
  label: string;
  /** The figures, from the most important to the least. */
  tiles: readonly StatTile[];
}

/** A few figures side by side. One that nobody will ever know is left out by whoever lists them. */
export function StatTiles({ label, tiles }: StatTilesProps) {
  return (
    <section className={css.frame} aria-label={label}>
      <dl className={css.tiles}>
        {tiles.map(({ label: name, value, note }) => (
          <div key={name} className={css.tile}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.value}>{value ?? '—'}</dd>
            {note && <dd className={css.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface ChangeProps {
  /** As a share: 0.062 for 6.2 % more. */
  share: number;
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** By how much a figure grew or shrank: arrow and words, never colour alone. */
export function Change({ share }: ChangeProps) {
  const size = percent.format(Math.abs(share));
  if (size === percent.format(0)) return <span>the same as</span>;
  const direction = share > 0 ? 'up' : 'down';
  return (
    <span className={css.change[direction]}>
      <span className={css.arrow} role="img" aria-label={direction}>
        {share > 0 ? '▲' : '▼'}
      </span>{' '}
      {size}
    </span>
  );
}
