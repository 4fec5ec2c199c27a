import * as grid from '../Grid/Grid.css.ts';
import * as css from './SchemaTree.css.ts';

const ticks = { all: 'm3 6.2 2.2 2.2L9 3.8', some: 'M3 6h6' };
const checked = { all: true, some: 'mixed', none: false } as const;

export interface SchemaCheckProps {
  /** What is selected with it. */
  label: string;
  state: 'all' | 'some' | 'none';
  tabIndex: 0 | -1;
  /** @default false */
  isDisabled?: boolean;
  /** Id of what says why it is disabled. */
  describedBy?: string;
}

/** The box of a row, and where the focus is while a person walks through the tree. The tree listens for all of them. */
export function SchemaCheck({ label, state, tabIndex, isDisabled = false, describedBy }: SchemaCheckProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={checked[state]}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      data-control="select"
      className={css.check}
      tabIndex={tabIndex}
    >
      <span className={grid.box}>
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
