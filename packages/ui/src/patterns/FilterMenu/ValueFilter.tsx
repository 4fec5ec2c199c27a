import { useMemo } from 'react';
import { useStableHandler } from '../../internal/useStableHandler.ts';
import { FilterMenu } from './FilterMenu.tsx';

interface ValueFilterProps<Value extends string> {
  /** Names the filter. */
  label: string;
  /** The option that clears the filter. */
  allLabel: string;
  /** Every value, in order. */
  values: readonly Value[];
  /** The words for a value. A stable function. */
  labelOf(value: NoInfer<Value>): string;
  /** The values in the view of the list, which has at most one. */
  chosen: readonly NoInfer<Value>[];
  /** Called with the chosen value, or with none. */
  onChange(chosen: readonly NoInfer<Value>[]): void;
}

/** Filters a list by one of a few known values. */
export function ValueFilter<Value extends string>({
  label,
  allLabel,
  values,
  labelOf,
  chosen,
  onChange,
}: ValueFilterProps<Value>) {
  const groups = useMemo(
    () => [{ options: values.map((value) => ({ value, label: labelOf(value) })) }],
    [values, labelOf],
  );
  return (
    <FilterMenu
      label={label}
      allLabel={allLabel}
      groups={groups}
      value={chosen[0]}
      onChange={useStableHandler((value) => onChange(values.filter((each) => each === value)))}
    />
  );
}
