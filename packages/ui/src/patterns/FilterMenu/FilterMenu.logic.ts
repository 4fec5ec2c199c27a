import type { ReactNode } from 'react';
import type { ComboBoxOption } from '../ComboBox/ComboBox.logic.ts';
import type { OptionGroup } from '../ComboBox/OptionList.tsx';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Other words that the search finds it by. */
  readonly keywords?: string;
  /** Shown before the label: a mark or an icon. */
  readonly icon?: ReactNode;
}

export interface FilterGroup {
  /** Heading of the group, such as “In use”. */
  readonly label?: string;
  readonly options: readonly FilterOption[];
}

/** The options whose label or keywords contain the text, ignoring case. Groups without matches are removed. */
export function filterGroups(groups: readonly FilterGroup[], text: string): readonly FilterGroup[] {
  const wanted = text.trim().toLowerCase();
  return groups
    .map((group) => ({
      ...group,
      options: group.options.filter(({ label, keywords = '' }) =>
        `${label} ${keywords}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ options }) => options.length > 0);
}

/** How many options the groups have. */
export const countOptions = (groups: readonly FilterGroup[]): number =>
  groups.reduce((sum, { options }) => sum + options.length, 0);

/** Ids are prefixed, so that no value collides with the id of “all”. */
const allId = 'all';

/** The id of a value; `undefined` stands for “all”. */
export const idOf = (value: string | undefined): string => (value === undefined ? allId : `=${value}`);

/** The value of an id. */
export const valueOf = (id: string): string | undefined => (id === allId ? undefined : id.slice(1));

/** What the menu lists: “all”, and up to a number of options. Their values are their ids. */
export function listOf(
  groups: readonly FilterGroup[],
  most: number,
  allLabel: string | undefined,
): { readonly options: readonly ComboBoxOption[]; readonly groups: readonly OptionGroup[] } {
  const options: ComboBoxOption[] = allLabel === undefined ? [] : [{ value: allId, label: allLabel }];
  const end = options.length + most;
  const starts: OptionGroup[] = [];
  for (const group of groups) {
    if (options.length === end) break;
    starts.push({ label: group.label, start: options.length });
    for (const option of group.options.slice(0, end - options.length))
      options.push({ ...option, value: idOf(option.value) });
  }
  return { options, groups: starts };
}
