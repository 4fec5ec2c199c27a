import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { hookList, hookListView, hooks, page, type HookListProps } from './ResourceList.stories.data.tsx';

const meta: Meta<HookListProps> = { ...hookList, title: 'Patterns/ResourceList' };
export default meta;
type Story = StoryObj<HookListProps>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tabs and pages show counts', async () => {
      await expect(canvas.getByRole('link', { name: 'Active 27' })).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getByRole('link', { name: 'Archived 4' })).toHaveAttribute(
        'href',
        '/hooks/list?status=archived',
      );
      await expect(canvas.getByText('1–10 of 27')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
        'href',
        '/hooks/list?status=active&page=3',
      );
    });
    await step('The default order is marked', async () => {
      await expect(canvas.getByRole('columnheader', { name: 'Hook' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    });
    await step('Typing requests once', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search hooks' }), 'team');
      await waitFor(() => expect(args.onViewChange).toHaveBeenCalledTimes(1));
      await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'team' }));
    });
    await step('Filters and column heads change the view', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'sync failed' }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ search: 'team', events: ['sync failed'], page: 1 }),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Calls' }));
      await expect(canvas.getByRole('columnheader', { name: 'Calls' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    });
    await step('Each row has a menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Notify team 2' }));
      await expect(await screen.findByRole('menuitem', { name: 'Edit Notify team 2' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const Selected: Story = {
  args: { selected: new Set(['1', '2', '99']) },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('group', { name: 'Selected hooks' });
    await expect(bar).toHaveTextContent('2 hooks selected');
    await expect(within(bar).getByRole('button', { name: 'Archive 2' })).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByText(/selected/)).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Filter by event' })).toBeVisible();
  },
};

export const Archived: Story = {
  args: { view: { ...hookListView.defaults, status: 'archived' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Archived hooks are not called.')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Filter by event' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { page: loading },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading hooks' })).toBeVisible(),
};

/** Offline, nothing is loading, so no skeleton is shown. */
export const Offline: Story = {
  args: { page: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(canvas.queryByRole('status', { name: 'Loading hooks' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { page: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The rows stay when a refresh fails. */
export const RefreshFailed: Story = {
  args: { page: { state: 'ready', value: page, problem: { kind: 'network' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Hooks' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { page: ready({ ...page, rows: [], count: 0, hasNext: false, counts: { active: 0, archived: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No hooks yet' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const NoMatch: Story = {
  args: {
    view: { ...hookListView.defaults, search: 'zzz', events: ['sync done'] },
    page: ready({ ...page, rows: [], count: 0, hasNext: false }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No hooks found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(hookListView.defaults);
  },
};

/** The rows of the previous view stay, inert, until those of the current one have loaded. */
export const Outdated: Story = {
  args: {
    view: { ...hookListView.defaults, page: 3 },
    page: { state: 'ready', value: page, isOutdated: true },
    selected: new Set(['1']),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid').closest('[inert]')).not.toBeNull());
    await expect(canvas.queryByRole('group', { name: 'Selected hooks' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('21–27 of 27')).toBeVisible();
  },
};

/** The service counts rows, but sent none (F32). */
export const RowsMissing: Story = {
  args: { page: failed({ kind: 'rows' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The rows are missing.');
    await expect(canvas.queryByText(/ of /)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The service sent fewer rows than a page has, although more follow. */
export const SomeRowsMissing: Story = {
  args: { page: ready({ ...page, sent: 3 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The service sent 3 of 10 rows.')).toBeVisible();
    await expect(canvas.getByText('1–3 of 27')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A count that cannot be right is not shown. The next page can still be opened. */
export const CountUnknown: Story = {
  args: { page: ready({ ...page, sent: 10, count: null, counts: { active: 4, archived: 2 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–10')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next page' })).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('link', { name: 'Active' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Archived/ })).toHaveTextContent('2');
  },
};

/** The service ignores a filter: rows that do not match are hidden, and nothing is counted. */
export const FilterIgnored: Story = {
  args: { page: ready({ ...page, rows: page.rows.slice(0, 2), sent: 10, misfits: 8, count: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hidden on this page: 8 hooks.')).toBeVisible();
    await expect(canvas.getByText('Page 1')).toBeVisible();
    await expect(canvas.queryByText(/^\d+–\d+/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next page' })).not.toHaveAttribute('aria-disabled');
  },
};

/** Rows that could not be read are counted. */
export const Unreadable: Story = {
  args: { page: ready({ ...page, unreadable: 2 }) },
  play: async ({ canvas }) => expect(canvas.getByText('2 items could not be shown.')).toBeVisible(),
};

/** A service whose lists only page: controls it does not support are left out. */
export const PlainLists: Story = {
  args: { capabilities: { search: false, ordering: false, filters: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Filter by event' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Calls' })).toBeNull();
  },
};

/** A service without counts per tab, and a read-only list. */
export const Default: Story = {
  args: {
    page: ready({ ...page, rows: hooks.slice(0, 3), count: 3, hasNext: false, counts: null }),
    selected: undefined,
    selectionActions: undefined,
    menuItems: undefined,
    defaultOrderLabel: undefined,
    primaryAction: undefined,
    live: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Active' })).toHaveTextContent(/^Active$/);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // Search and one button; the other controls are behind it.
    const button = canvas.getByRole('button', { name: 'Filters' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('group', { name: 'Filter by event' })).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('group', { name: 'Filter by event' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sort: alphabetical' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Calls, ascending' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: { by: 'calls', isDescending: false } }),
    );
    await expect(await canvas.findByRole('button', { name: 'Sort: Calls, ascending' })).toBeVisible();
  },
};
