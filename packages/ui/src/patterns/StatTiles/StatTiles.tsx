import type { ReactNode } from 'react';
import { formatPercent } from '../../domain/format/count.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './StatTiles.css.ts';

export interface StatTile {
  /** Names the figure, with its unit or time range. */
  readonly label: string;
  /** The figure; omit it for an unknown value, which is shown as a dash. */
  readonly value?: ReactNode;
  /** Context for the figure. */
  readonly note?: ReactNode;
}

export interface StatTilesProps extends RootProps {
  /** Names the group. */
  label: string;
  /** The figures, most important first. */
  tiles: readonly StatTile[];
  /** Smaller figures without a border, for a card that has one. @default false */
  isFlush?: boolean;
}

/**
 * A few figures side by side. Omit figures that are never available. For many values of one thing use
 * `DescriptionList`.
 */
export function StatTiles({ label, tiles, isFlush = false, ...root }: StatTilesProps) {
  return (
    <section {...root} className={css.frame} aria-label={label}>
      <dl className={isFlush ? css.strip : css.tiles}>
        {tiles.map(({ label: name, value, note }) => (
          <div key={name} className={css.tile}>
            <dt className={css.name}>{name}</dt>
            <dd className={isFlush ? css.smallValue : css.value}>{value ?? '—'}</dd>
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

/** How much a figure has changed: arrow and words, never colour alone. */
export function Change({ share }: ChangeProps) {
  const size = formatPercent(Math.abs(share));
  if (size === formatPercent(0)) return <span>no change</span>;
  const direction = share > 0 ? 'up' : 'down';
  return (
    <span className={css.change}>
      <span className={css.arrow} role="img" aria-label={direction}>
        {share > 0 ? '▲' : '▼'}
      </span>{' '}
      {size}
    </span>
  );
}
