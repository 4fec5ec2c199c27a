import * as css from './GridCheck.css.ts';

const checked = { all: true, some: 'mixed', none: false } as const;

export interface GridCheckProps {
  /** What is selected with it. */
  label: string;
  state: 'all' | 'some' | 'none';
  tabIndex: 0 | -1;
  /** Stands before words, instead of filling its cell. @default false */
  isInline?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** Id of what says why it is disabled. */
  describedBy?: string;
  /** Only the head's has one of its own; the grid listens for the boxes of all rows. */
  onPress?(): void;
}

/** A box in a grid: one plain button, as thousands of them come and go while a person scrolls. */
export function GridCheck({
  label,
  state,
  tabIndex,
  isInline = false,
  isDisabled = false,
  describedBy,
  onPress,
}: GridCheckProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={checked[state]}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      data-control="select"
      className={isInline ? css.inlineCheck : css.check}
      tabIndex={tabIndex}
      onClick={onPress}
    >
      <span className={css.box} />
    </button>
  );
}
