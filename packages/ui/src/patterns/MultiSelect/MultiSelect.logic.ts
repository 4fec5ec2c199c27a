import { formatCount } from '../../domain/format/count.ts';
import type { ComboBoxOption } from '../ComboBox/ComboBox.logic.ts';

/** More names than these would be cut in a field. */
const namedAtMost = 2;

/** `Orders, Customers` or `12 selected`; `undefined` if nothing is. */
export function describeSelected(
  options: readonly ComboBoxOption[],
  selected: ReadonlySet<string>,
): string | undefined {
  if (selected.size === 0) return undefined;
  if (selected.size > namedAtMost) return `${formatCount(selected.size)} selected`;
  const labels = options.filter(({ value }) => selected.has(value)).map(({ label }) => label);
  return labels.length === selected.size ? labels.join(', ') : `${selected.size} selected`;
}

/** Everything found is selected: select-all takes it out. */
export const isAllSelected = (found: readonly ComboBoxOption[], selected: ReadonlySet<string>): boolean =>
  found.length > 0 && found.every(({ value }) => selected.has(value));

/** The selection with everything that was found, or without it; the rest stays as it is. */
export function withAll<Value extends string>(
  found: readonly ComboBoxOption<Value>[],
  selected: ReadonlySet<Value>,
): ReadonlySet<Value> {
  const next = new Set(selected);
  const isRemoved = isAllSelected(found, selected);
  for (const { value } of found) {
    if (isRemoved) next.delete(value);
    else next.add(value);
  }
  return next;
}

/** The selection with the value, or without it if it was in. */
export function toggled<Value extends string>(
  selected: ReadonlySet<Value>,
  value: Value,
): ReadonlySet<Value> {
  const next = new Set(selected);
  if (!next.delete(value)) next.add(value);
  return next;
}
