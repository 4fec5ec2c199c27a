import * as css from './GridCheck.css.ts';

const checked = { all: true, some: 'mixed', none: false } as const;

export interface GridCheckProps {
  /** Accessible name: what the checkbox selects. */
  label: string;
  state: 'all' | 'some' | 'none';
  tabIndex: 0 | -1;
  /** Placed before text instead of filling its cell. @default false */
  isInline?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** Id of the element that explains why it is disabled. */
  describedBy?: string;
  /** Called on press. Only the head's checkbox needs it; the grid listens for the rows. */
  onPress?(): void;
}

/** A checkbox in a grid: one plain button, because scrolling creates and removes thousands. */
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
