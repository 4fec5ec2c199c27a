import type { FilterGroup } from './FilterMenu.tsx';

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

/** The groups up to a number of options in all. */
export function firstOptions(groups: readonly FilterGroup[], most: number): readonly FilterGroup[] {
  let room = most;
  return groups.flatMap((group) => {
    const options = group.options.slice(0, room);
    room -= options.length;
    return options.length === 0 ? [] : [{ ...group, options }];
  });
}
