import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../../domain/routes/paths.ts';
import { pipelineListView } from '../../../domain/views/pipelineList.ts';
import { lastErrorLog } from '../../../domain/views/lastErrorLog.ts';
import { links } from '../../../patterns/Grid/Grid.stories.data.tsx';
import { PipelinesListScreen, type PipelinesListScreenProps } from './PipelinesListScreen.tsx';
import { liveList } from './PipelinesListScreen.stories.data.tsx';

/* Use of the list, and changes by the service meanwhile. */
const meta: Meta<PipelinesListScreenProps> = {
  ...liveList,
  title: 'Screens/Pipelines/PipelinesListScreen/Behaviour',
  tags: ['!autodocs'],
  component: PipelinesListScreen,
};
export default meta;
type Story = StoryObj<PipelinesListScreenProps>;

/** The service changes a pipeline: its row updates, and the focus stays. */
export const FollowsTheService: Story = {
  play: async ({ canvas, step }) => {
    const row = await canvas.findByRole('row', { name: /Support tickets/ });
    await expect(row).toHaveTextContent('Starting');
    const name = within(row).getByRole('link', { name: 'Support tickets' });
    name.focus();
    await step('After a minute', async () => {
      canvas.getByRole('button', { name: 'A minute later' }).click();
      await waitFor(() => expect(row).toHaveTextContent('Running'));
      await expect(name).toHaveFocus();
    });
  },
};

export const Search: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await canvas.findByText('1–10 of 24');
    const field = canvas.getByRole('searchbox', { name: 'Search pipelines' });
    await step('Typing requests once, after a pause', async () => {
      await userEvent.type(field, 'ledger');
      await expect(field).toHaveValue('ledger');
      await expect(await canvas.findByText('1–2 of 2')).toBeVisible();
      await expect(args.onViewChange).toHaveBeenCalledTimes(1);
    });
    await step('Without matches, the search can be cleared', async () => {
      await userEvent.type(field, ' of nobody');
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
      await expect(await canvas.findByText('1–10 of 24')).toBeVisible();
      await expect(field).toHaveValue('');
    });
  },
};

export const FilterByStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–10 of 24');
    await userEvent.click(canvas.getByRole('button', { name: /^Errored/ }));
    await expect(await canvas.findByText(/^1–2 of 2$/)).toBeVisible();
    for (const row of canvas.getAllByRole('row').slice(1)) await expect(row).toHaveTextContent('Errored');
  },
};

export const FilterBySourceType: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('1–10 of 24');
    await userEvent.click(canvas.getByRole('button', { name: 'Source type' }));
    await expect(args.onTypesOpen).toHaveBeenCalledOnce();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search source types' }), 'str');
    await userEvent.click(await screen.findByRole('option', { name: 'Stripe' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Stripe' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Orders to warehouse')).toBeNull());
    await expect(await canvas.findByRole('row', { name: /Payments ledger/ })).toBeVisible();
  },
};

/** Destinations are chosen by name, and the list is asked by id. */
export const FilterByDestination: Story = {
  args: {
    destinations: [
      { id: 1, name: 'Warehouse', type: 'snowflake' },
      { id: 2, name: 'Lake', type: 's3' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('1–10 of 24');
    await userEvent.click(canvas.getByRole('button', { name: 'Destination' }));
    await expect(args.onDestinationsOpen).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('option', { name: 'Lake' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ destinationId: 2, page: 1 }),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Lake' })).toBeVisible());
  },
};

/** A filter from the address is named by its rows, removed with one press, and leaves the focus on its menu. */
export const RemoveFilter: Story = {
  args: { view: { ...pipelineListView.defaults, sourceId: 1, statuses: ['running'] } },
  play: async ({ args, canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Orders to warehouse/ });
    await expect(row).toHaveTextContent('Production Postgres');
    await expect(args.onSourcesOpen).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Production Postgres' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Production Postgres' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sourceId: undefined, statuses: ['running'], page: 1 }),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Source' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  },
};
export const RemoveFilterOnASmallPhone: Story = {
  ...RemoveFilter,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('row', { name: /Orders to warehouse/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (on)' }));
    await expect(canvas.getByRole('button', { name: 'Remove filter: Production Postgres' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A source without pipelines that match is named by the list of sources, which is asked for. */
export const FilterWithoutRows: Story = {
  args: {
    view: { ...pipelineListView.defaults, sourceId: 999 },
    sources: [{ id: 999, name: 'Old shop', type: 'mysql' }],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Clear search and filters' });
    await expect(canvas.getByRole('button', { name: 'Old shop' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(await canvas.findByText('1–10 of 24')).toBeVisible();
  },
};
export const FilterWithoutName: Story = {
  ...FilterWithoutRows,
  args: { view: { ...pipelineListView.defaults, sourceId: 999, destinationId: 999 } },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Clear search and filters' });
    await expect(canvas.getByRole('button', { name: 'One source' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter: source' })).toBeVisible();
    await expect(args.onSourcesOpen).toHaveBeenCalledOnce();
    await expect(args.onDestinationsOpen).toHaveBeenCalledOnce();
  },
};

export const PageSize: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–10 of 24');
    await userEvent.click(await canvas.findByRole('button', { name: '10 per page' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '25 per page' }));
    await expect(await canvas.findByText('1–24 of 24')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  },
};

/** A tap on a cut error shows all of it, and does not open the pipeline. */
export const ErrorByTouch: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const reason = await canvas.findByText(/^Stripe refused the key/);
    const tap = { pointerType: 'touch', bubbles: true, cancelable: true };
    reason.dispatchEvent(new PointerEvent('click', tap));
    await expect(document.querySelector(':popover-open')).toHaveTextContent(reason.textContent);
    canvas.getByRole('columnheader', { name: 'Pipeline' }).dispatchEvent(new PointerEvent('click', tap));
    await expect(document.querySelector(':popover-open')).toBeNull();
  },
};

/** The error leads to its line of the log, by pointer, by touch and by Enter. The rest of the row opens the pipeline. */
export const ErrorLeadsToItsLog: Story = {
  args: { hrefOfError: ({ id }) => paths.pipelineLogs(id, lastErrorLog) },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /^Stripe refused the key/ });
    const href = link.getAttribute('href') ?? '';
    await expect(href).toMatch(/^\/pipelines\/\d+\/logs\?level=error/);
    const stop = links.watch();
    await userEvent.click(link);
    // A tap follows it, too: the log shows the whole error.
    link.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true, cancelable: true }));
    await expect(document.querySelector(':popover-open')).toBeNull();
    const row = canvas.getByRole('row', { name: /Payments ledger/ });
    within(row).getByText('Errored').closest<HTMLElement>('[role="gridcell"]')?.focus();
    await userEvent.keyboard('{Enter}');
    const path = href.split('?')[0];
    await expect(links.followed()).toEqual([path, path, path]);
    stop();
  },
};

/** The types in use come first; both groups are alphabetical. */
export const SourceTypesInUse: Story = {
  args: { usedTypes: ['stripe', 'postgres', 'github'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–10 of 24');
    await userEvent.click(canvas.getByRole('button', { name: 'Source type' }));
    const labelsOf = async (name: string) =>
      within(await screen.findByRole('group', { name }))
        .getAllByRole('option')
        .map((item) => item.querySelector('bdi')?.textContent ?? '');
    await expect(await labelsOf('In use')).toEqual(['GitHub', 'PostgreSQL', 'Stripe']);
    const others = await labelsOf('Other types');
    await expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, 'en')));
    await expect(others).not.toContain('Stripe');
  },
};

/** Newest first is requested explicitly, whatever the default order of the service. */
export const NewestFirst: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const names = () =>
      canvas.getAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);
    await canvas.findByText('1–10 of 24');
    await expect(names()[0]).toBe('Orders to warehouse');
    await step('A new pipeline comes first', async () => {
      await userEvent.click(
        within(canvasElement).getByRole('button', { name: 'Someone creates a pipeline' }),
      );
      await waitFor(() => expect(names()[0]).toBe('The newest'));
    });
  },
};

export const Sort: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = async () => {
      const head = await canvas.findByRole('columnheader', { name: 'Pipeline' });
      await userEvent.click(within(head).getByRole('button'));
    };
    await canvas.findByText('1–10 of 24');
    await press();
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Accounts and deals'));
    await expect(canvas.getByRole('columnheader', { name: 'Pipeline' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await press();
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Web sessions'));
    await expect(canvas.getByRole('columnheader', { name: 'Pipeline' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const PauseByMenu: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const row = await canvas.findByRole('row', { name: /Orders to warehouse/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Actions for Orders to warehouse' }));
    await step('Actions that are not possible say why', async () => {
      const resume = await screen.findByRole('menuitem', { name: 'Resume' });
      await expect(resume).toHaveAccessibleDescription('Already running');
    });
    await step('Pausing sends a request and shows the result', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Pause' }));
      await waitFor(() => expect(row).toHaveTextContent(/Paus(ing|ed)/));
    });
  },
};

/** Accounts with the toggle resync tables from a row's menu; the others are not offered it. */
export const Resync: Story = {
  args: { hasResync: true },
  play: async ({ args, canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Orders to warehouse/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Actions for Orders to warehouse' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Resync' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({
      action: 'resync',
      items: [expect.objectContaining({ name: 'Orders to warehouse' })],
    });
  },
};

/** Selected pipelines are resynced and get a frequency together. */
export const ResyncSelected: Story = {
  args: { hasResync: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Orders to warehouse' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Storefront sync' }));
    const bar = within(await canvas.findByRole('group', { name: 'Selected pipelines' }));
    const both = ['Orders to warehouse', 'Storefront sync'].map((name) => expect.objectContaining({ name }));
    await userEvent.click(bar.getByRole('button', { name: 'Resync' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'resync', items: both });
    await userEvent.click(bar.getByRole('button', { name: 'Change frequency' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'frequency', items: both });
  },
};
export const ResyncSelectedOnASmallPhone: Story = {
  args: { hasResync: true, selected: new Set(['1', '2']) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const bar = await canvas.findByRole('group', { name: 'Selected pipelines' });
    for (const button of within(bar).getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(bar.getBoundingClientRect().height).toBeLessThan(200);
  },
};

export const WithoutResync: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Orders to warehouse/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Orders to warehouse' }));
    await canvas.findByRole('button', { name: 'Change frequency' });
    await expect(canvas.queryByRole('button', { name: 'Resync' })).toBeNull();
    await userEvent.click(within(row).getByRole('button', { name: 'Actions for Orders to warehouse' }));
    await screen.findByRole('menuitem', { name: 'Archive' });
    await expect(screen.queryByRole('menuitem', { name: 'Resync' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const ResumeErrored: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Payments ledger/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Actions for Payments ledger' }));
    const pause = await screen.findByRole('menuitem', { name: 'Pause' });
    await expect(pause).toHaveAccessibleDescription('Stopped with an error');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Resume' }));
    await waitFor(() => expect(row).toHaveTextContent(/Starting|Running/));
  },
};

export const SetUpDraft: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const row = await canvas.findByRole('row', { name: /Ops tables/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Actions for Ops tables' }));
    await step('The menu links to the next setup step', async () => {
      const way = await screen.findByRole('menuitem', { name: 'Continue setup' });
      await expect(way).toHaveAttribute('href', expect.stringMatching(/^\/pipelines\//));
      await expect(screen.queryByRole('menuitem', { name: 'Resume' })).toBeNull();
    });
    await step('The draft can be renamed', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({
        action: 'rename',
        items: [expect.objectContaining({ name: 'Ops tables' })],
      });
    });
    await step('The draft can be deleted instead of archived', async () => {
      await userEvent.click(within(row).getByRole('button', { name: 'Actions for Ops tables' }));
      const remove = await screen.findByRole('menuitem', { name: 'Delete' });
      await expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull();
      await expect(remove).not.toHaveAttribute('aria-disabled');
      await userEvent.keyboard('{Escape}');
    });
    await step('The bulk action runs for the selected draft', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ops tables' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({
        action: 'resume',
        items: [expect.objectContaining({ name: 'Ops tables', status: 'draft' })],
      });
    });
  },
};

/** The choice survives another search or page, and all pipelines that match can be chosen at once. */
export const SelectAllThatMatch: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const bar = () => within(canvas.getByRole('group', { name: 'Selected pipelines' }));
    await step('A choice is still there when its row is not', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Orders to warehouse' }));
      await expect(bar().queryByRole('button', { name: /that match/ })).toBeNull();
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search pipelines' }), 'storefront');
      await waitFor(() => expect(canvas.queryByText('Orders to warehouse')).toBeNull());
      await expect(bar().getByText('1 pipeline selected')).toBeVisible();
      await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search pipelines' }));
    });
    await step('All that match are read and chosen', async () => {
      await canvas.findByText('1–10 of 24');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
      await userEvent.click(bar().getByRole('button', { name: 'Select all 24 that match' }));
      await expect(await bar().findByText('24 pipelines selected')).toBeVisible();
      await expect(bar().getByRole('button', { name: 'Select only this page' })).toHaveFocus();
    });
    await step('Actions get the pipelines of every page', async () => {
      await userEvent.click(bar().getByRole('button', { name: 'Pause' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({
        action: 'pause',
        items: expect.toSatisfy((items) => new Set(items).size === 24),
      });
    });
  },
};

/** Where rows have no room for a checkbox, the menu starts the selection; then the checkboxes appear. */
export const SelectOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const row = await canvas.findByRole('row', { name: /Orders to warehouse/ });
    const menu = within(row).getByRole('button', { name: 'Actions for Orders to warehouse' });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select' }));
    await expect(await canvas.findByText('1 pipeline selected')).toBeVisible();
    await step('Checkboxes select further rows', async () => {
      await waitFor(() => expect(menu).toHaveFocus());
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Storefront sync' }));
      await expect(canvas.getByText('2 pipelines selected')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({
        action: 'pause',
        items: [
          expect.objectContaining({ name: 'Orders to warehouse' }),
          expect.objectContaining({ name: 'Storefront sync' }),
        ],
      });
    });
    await step('With visible checkboxes the menu omits Select', async () => {
      await userEvent.click(menu);
      await screen.findByRole('menuitem', { name: 'Archive' });
      await expect(screen.queryByRole('menuitem', { name: 'Select' })).toBeNull();
      await userEvent.keyboard('{Escape}');
    });
    await step(
      'After the last deselection the checkboxes disappear, and the focus stays in its row',
      async () => {
        await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Orders to warehouse' }));
        await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Storefront sync' }));
        await expect(canvas.queryByRole('checkbox')).toBeNull();
        await waitFor(() => expect(canvas.getByRole('link', { name: 'Storefront sync' })).toHaveFocus());
      },
    );
  },
};

export const SortOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const choose = async (now: string, next: string) => {
      await userEvent.click(canvas.getByRole('button', { name: now }));
      await userEvent.click(await screen.findByRole('menuitem', { name: next }));
    };
    await canvas.findByText('1–10 of 24');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await step('Like the column heads: ascending, then descending', async () => {
      await choose('Sort: newest first', 'Pipeline, ascending');
      await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Accounts and deals'));
      await choose('Sort: Pipeline, ascending', 'Pipeline, descending');
      await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Web sessions'));
    });
    await step('Back to the previous choice', async () => {
      await choose('Sort: Pipeline, descending', 'Newest first');
      await expect(await canvas.findByRole('button', { name: 'Sort: newest first' })).toBeVisible();
    });
  },
};

export const Select: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await canvas.findByText('1–10 of 24');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Orders to warehouse' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ops tables' }));
    await step('Checkboxes and column heads are always visible', async () => {
      const row = canvas.getByRole('row', { name: /Storefront sync/ });
      await userEvent.click(within(row).getByRole('button', { name: 'Actions for Storefront sync' }));
      await screen.findByRole('menuitem', { name: 'Archive' });
      await expect(screen.queryByRole('menuitem', { name: 'Select' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('button', { name: /^Sort/ })).toBeNull();
    });
    await step('The bar counts the selection and acts on all of it', async () => {
      await expect(canvas.getByText('2 pipelines selected')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Pause' })).toBeEnabled();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({
      action: 'archive',
      items: [
        expect.objectContaining({ name: 'Orders to warehouse' }),
        expect.objectContaining({ name: 'Ops tables' }),
      ],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByText(/selected/)).not.toBeInTheDocument();
  },
};
