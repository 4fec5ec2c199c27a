import { memo } from 'react';
import type { PipelineListView, PipelineOrdering, PipelineSort } from '../../../domain/views/pipelineList.ts';
import { ChevronDownIcon } from '../../../primitives/Icon/icons/ChevronDownIcon.ts';
import { ChevronUpIcon } from '../../../primitives/Icon/icons/ChevronUpIcon.ts';
import { SortIcon } from '../../../primitives/Icon/icons/SortIcon.ts';
import { MenuItem, MenuSeparator } from '../../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../../primitives/MenuButton/MenuButton.tsx';

/** In the words of the heads, and in their order; what has no head is told, never offered. */
const labels: Readonly<Record<PipelineOrdering, string>> = {
  name: 'Pipeline',
  status: 'Status',
  records_last_24h: 'Records',
  last_synced_at: 'Last sync',
  created_at: 'Created',
};
const offered = ['name', 'status', 'records_last_24h', 'last_synced_at'] as const;

const inWords = ({ by, isDescending }: PipelineSort): string =>
  `${labels[by]}, ${isDescending ? 'descending' : 'ascending'}`;

interface PipelinesSortMenuProps {
  sort: PipelineSort | undefined;
  onChange(part: Partial<PipelineListView>): void;
}

/** Sorts where the heads of the columns are not to be seen, and as they do: ascending first, then the other way. */
export const PipelinesSortMenu = memo(function PipelinesSortMenu({ sort, onChange }: PipelinesSortMenuProps) {
  return (
    <MenuButton
      label={`Sort: ${sort ? inWords(sort) : 'newest first'}`}
      isIconOnly
      icon={SortIcon}
      variant="outline"
      size="toolbar"
    >
      {offered.map((by) => {
        const next = { by, isDescending: sort?.by === by && !sort.isDescending };
        return (
          <MenuItem
            key={by}
            id={by}
            label={inWords(next)}
            icon={next.isDescending ? ChevronDownIcon : ChevronUpIcon}
            onAction={() => onChange({ sort: next })}
          />
        );
      })}
      <MenuSeparator />
      <MenuItem id="newest" label="Newest first" onAction={() => onChange({ sort: undefined })} />
    </MenuButton>
  );
});
