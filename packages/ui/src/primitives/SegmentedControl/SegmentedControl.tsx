import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { formatCount } from '../../domain/format/count.ts';
import * as css from './SegmentedControl.css.ts';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** How many there are behind it; left out while nobody knows. */
  readonly count?: number;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here. */
  label: string;
  /** What there is to choose from; a handful at most. */
  segments: readonly Segment<Value>[];
  /** What is chosen now. */
  value: Value;
  /** Gets what was chosen. */
  onChange(value: Value): void;
  /** Nothing else can be chosen now. @default false */
  isDisabled?: boolean;
}

/** One of two to four ways to see the same thing. Where the choice is part of the address, `SegmentedLinks`. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  isDisabled = false,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={css.track}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find((segment) => keys.has(segment.value));
        if (chosen) onChange(chosen.value);
      }}
    >
      {segments.map((segment) => (
        <ToggleButton key={segment.value} id={segment.value} className={css.segment}>
          {segment.label}
          {segment.count !== undefined && <span className={css.count}>{formatCount(segment.count)}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
