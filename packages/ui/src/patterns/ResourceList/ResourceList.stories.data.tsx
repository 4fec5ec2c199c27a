import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { Page } from '../../domain/outcome/page.ts';
import { ready } from '../../domain/outcome/remote.ts';
import { defineListView, many } from '../../domain/views/listView.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { MenuItem } from '../../primitives/Menu/Menu.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { StatusStrip } from '../StatusStrip/StatusStrip.tsx';
import type { ResourceColumn } from './resourceColumns.ts';
import { ResourceList, type ResourceListProps } from './ResourceList.tsx';

export interface Hook {
  readonly id: number;
  readonly name: string;
  readonly event: string;
  readonly calls: number;
}

const events = ['sync failed', 'sync done'] as const;

/** A list view, defined as a screen does it. */
export const hookListView = defineListView({
  tabs: ['active', 'archived'],
  filters: { events: many('event', events) },
  orderings: ['name', 'calls'],
  defaultSort: { by: 'name', isDescending: false },
});
export type HookListView = typeof hookListView.defaults;
export type HookListProps = ResourceListProps<Hook, HookListView>;

export const hooks: readonly Hook[] = Array.from({ length: 10 }, (_, index) => ({
  id: index + 1,
  name: `Notify team ${index + 1}`,
  event: events[index % 2] ?? events[0],
  calls: 40 - index,
}));

export const page: Page<Hook> = {
  rows: hooks,
  count: 27,
  number: 1,
  hasNext: true,
  unreadable: 0,
  counts: { active: 27, archived: 4 },
};

const columns: readonly ResourceColumn<Hook, 'name' | 'calls'>[] = [
  {
    id: 'name',
    label: 'Hook',
    isRowHeader: true,
    width: 'minmax(0, 2fr)',
    ordering: 'name',
    cell: ({ name }) => name,
  },
  { id: 'event', label: 'Event', width: 'minmax(0, 1fr)', cell: ({ event }) => <Badge>{event}</Badge> },
  {
    id: 'calls',
    label: 'Calls',
    align: 'end',
    width: 'minmax(0, 120px)',
    hideBelow: 'drawer',
    ordering: 'calls',
    cell: ({ calls }) => calls,
  },
];

/** Keeps view and selection in state, as an application does. */
function HookList(args: HookListProps) {
  const [view, setView] = useState(args.view);
  const [selected, setSelected] = useState(args.selected);
  const change = (next: HookListView) => {
    args.onViewChange(next);
    setView(next);
  };
  return (
    <ResourceList
      {...args}
      view={view}
      onViewChange={change}
      selected={selected}
      onSelectionChange={setSelected}
      moreFilters={
        <StatusStrip
          label="Filter by event"
          items={events.map((status) => ({ status, label: status }))}
          selected={view.events}
          onChange={(chosen) => change(hookListView.change(view, { events: chosen }))}
        />
      }
    />
  );
}

export const hookList = {
  component: ResourceList<Hook, HookListView>,
  args: {
    title: 'Hooks',
    noun: 'hook',
    page: ready(page),
    definition: hookListView,
    view: hookListView.defaults,
    onViewChange: fn(),
    hrefOf: (view) => {
      const query = Object.entries(hookListView.write(view)).flatMap(([name, value]) =>
        value ? [[name, value]] : [],
      );
      return `/hooks/list?${new URLSearchParams(query).toString()}`;
    },
    tabs: [
      { status: 'active', label: 'Active' },
      { status: 'archived', label: 'Archived', hint: 'Archived hooks are not called.' },
    ],
    columns,
    defaultOrderLabel: 'Alphabetical',
    selected: new Set(),
    selectionActions: (rows) => <Button size="small">{`Archive ${rows.length}`}</Button>,
    menuItems: ({ name }) => <MenuItem id="edit" label={`Edit ${name}`} />,
    empty: (
      <EmptyState title="No hooks yet">A hook calls your own service when something happens.</EmptyState>
    ),
    primaryAction: (
      <Button tone="accent" variant="solid" size="toolbar">
        Create hook
      </Button>
    ),
    live: 'live',
    onRetry: fn(),
  },
  render: (args) => <HookList {...args} />,
} satisfies Meta<HookListProps>;
