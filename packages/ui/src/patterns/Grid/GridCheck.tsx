import * as css from './Grid.css.ts';

const ticks = { all: 'm3 6.2 2.2 2.2L9 3.8', some: 'M3 6h6' };

export interface GridCheckProps {
  label: string;
  state: 'all' | 'some' | 'none';
  tabIndex: 0 | -1;
  /** Only the head's has one of its own; the grid listens for the boxes of all rows. */
  onPress?(): void;
}

/** A box in a grid: one plain button, as thousands of them come and go while a person scrolls. */
export function GridCheck({ label, state, tabIndex, onPress }: GridCheckProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={state === 'some' ? 'mixed' : state === 'all'}
      aria-label={label}
      data-control="select"
      className={css.check}
      tabIndex={tabIndex}
      onClick={onPress}
    >
      <span className={css.box}>
        {state !== 'none' && (
          <svg
            viewBox="0 0 12 12"
            width={12}
            height={12}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.75}
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden
          >
            <path d={ticks[state]} />
          </svg>
        )}
      </span>
    </button>
  );
}
