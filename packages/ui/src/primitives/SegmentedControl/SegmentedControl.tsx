import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { formatCount } from '../../domain/format/count.ts';
import type { RootProps } from '../rootProps.ts';
import * as css from './SegmentedControl.css.ts';
import { useHeldFocus } from '../../internal/focus/useHeldFocus.ts';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Number of items in the segment. Leave it out while it is unknown. */
  readonly count?: number;
}

export interface SegmentedControlProps<Value extends string> extends RootProps<HTMLDivElement> {
  /** Accessible name of the group. */
  label: string;
  /** The options, in display order; about five at most. */
  segments: readonly Segment<Value>[];
  /** The selected value. */
  value: Value;
  /** Called with the selected value. */
  onChange(value: Value): void;
  /** Disables the control. @default false */
  isDisabled?: boolean;
}

/**
 * A choice between two to four views of the same content. If the choice is part of the address, use
 * `SegmentedLinks`.
 */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  isDisabled = false,
  ...root
}: SegmentedControlProps<Value>) {
  const { isHeld, onFocus, onBlur, ...state } = useHeldFocus({ isDisabled });
  return (
    <ToggleButtonGroup
      {...root}
      {...state}
      aria-label={label}
      className={css.track}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find((segment) => keys.has(segment.value));
        if (chosen && !isHeld) onChange(chosen.value);
      }}
    >
      {segments.map((segment) => (
        <ToggleButton
          key={segment.value}
          id={segment.value}
          className={css.segment}
          aria-disabled={isHeld || undefined}
          onFocus={onFocus}
          onBlur={(event) => {
            // Arrow keys move the focus within the control, which keeps it.
            if (!event.currentTarget.parentElement?.contains(event.relatedTarget)) onBlur(event);
          }}
        >
          {segment.label}
          {segment.count !== undefined && <span className={css.count}>{formatCount(segment.count)}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
