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
