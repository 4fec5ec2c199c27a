import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Page } from '../../domain/outcome/page.ts';
import { ProblemError } from '../../domain/outcome/problem.ts';
import { ready } from '../../domain/outcome/remote.ts';
import { ownClipboard, writeText } from '../CopyButton/clipboard.stories.data.ts';
import { DensityProvider, type Density } from '../DensityProvider/DensityProvider.tsx';
import type { ListCsv } from './listCsv.ts';
import type { SavedViewsProps } from './savedViewsProps.ts';
import {
  hookList,
  hookListView,
  hooks,
  page,
  type Hook,
  type HookListProps,
} from './ResourceList.stories.data.tsx';

const hookCsv: ListCsv<Hook> = {
  heads: ['Hook', 'Event', 'Calls'],
  cells: ({ name, event, calls }) => [name, event, calls],
};
/** All 27 hooks of the list on one page, as the largest page size does. */
const allHooks: Page<Hook> = {
  ...page,
  rows: Array.from({ length: 27 }, (_, index) => ({
    id: index + 1,
    name: `Notify team ${index + 1}`,
    event: 'sync done',
    calls: index,
  })),
  hasNext: false,
};

/** Keeps the choice of columns, as an application does. */
function WithColumns(args: HookListProps) {
  const [hidden, setHidden] = useState(args.hiddenColumns);
  const change = (next: readonly string[]) => {
    args.onHiddenColumnsChange?.(next);
    setHidden(next);
  };
  return hookList.render({ ...args, hiddenColumns: hidden, onHiddenColumnsChange: change });
}

/** Keeps the height of the rows, as an application does. */
function WithDensity(args: HookListProps) {
  const [density, setDensity] = useState<Density>('comfortable');
  return (
    <DensityProvider density={density} onDensityChange={setDensity}>
      {hookList.render(args)}
    </DensityProvider>
  );
}

const meta: Meta<HookListProps> = {
  ...hookList,
  title: 'Patterns/ResourceList/Options',
  args: {
    ...hookList.args,
    hiddenColumns: [],
    onHiddenColumnsChange: fn(),
    csv: async () => hookCsv,
    readPage: async () => allHooks,
  },
  render: (args) => <WithColumns {...args} />,
};
export default meta;
type Story = StoryObj<HookListProps>;

/** Keeps the files of a story from the folder for downloads. */
const savedFiles = () => {
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return spyOn(URL, 'createObjectURL');
};
const open = async () => {
  const button = screen.getByRole('button', { name: 'List options' });
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'List options' }));
};
const heads = () =>
  screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);

/** Containers may give a screen more than the list knows. None of it reaches the page. */
export const OtherProps: Story = {
  args: Object.assign({ id: 'hooks' }, { updatedAt: new Date(), 'data-testid': 'hooks' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('hooks').getAttributeNames().toSorted()).toEqual([
      'class',
      'data-testid',
      'id',
    ]);
  },
};

export const Columns: Story = {
  play: async ({ args, step }) => {
    const panel = await open();
    await step('The name is always shown', async () => {
      await expect(panel.getByRole('checkbox', { name: 'Hook' })).toBeDisabled();
    });
    await step('A column hides and returns by keyboard', async () => {
      panel.getByRole('checkbox', { name: 'Event' }).focus();
      await userEvent.keyboard(' ');
      await expect(args.onHiddenColumnsChange).toHaveBeenLastCalledWith(['event']);
      await waitFor(() => expect(heads()).not.toContain('Event'));
      await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(heads()).toContain('Event'));
    });
    await step('Escape returns to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'List options' })).toHaveFocus());
    });
  },
};

/** The height of the rows changes where the rows are. It is that of all lists, so the provider keeps it. */
export const Rows: Story = {
  render: (args) => <WithDensity {...args} />,
  play: async () => {
    const panel = await open();
    const rows = within(panel.getByRole('radiogroup', { name: 'Rows of all lists' }));
    await expect(rows.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
    const height = () =>
      screen.getAllByRole('row', { hidden: true }).at(-1)?.getBoundingClientRect().height ?? 0;
    const before = height();
    await userEvent.click(rows.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(height()).toBeLessThan(before));
    await expect(rows.getByRole('radio', { name: 'Compact' })).toBeChecked();
  },
};

export const ColumnsHidden: Story = {
  args: { hiddenColumns: ['event', 'calls'] },
  play: async () => expect(heads()).toEqual(expect.not.arrayContaining(['Event', 'Calls'])),
};

export const Download: Story = {
  play: async ({ step }) => {
    const saved = savedFiles();
    const panel = await open();
    await expect(panel.getByText('27 hooks match')).toBeVisible();
    await step('The file contains all pages', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Download CSV' }));
      await expect(await panel.findByText('Downloaded 27 hooks.')).toBeVisible();
      const file = saved.mock.calls[0]?.[0];
      const text = file instanceof Blob ? await file.text() : '';
      await expect(text.split('\r\n')).toHaveLength(29);
      await expect(text).toMatch(/^Hook,Event,Calls\r\nNotify team 1,sync done,0\r\n/);
    });
  },
};

let isDown = false;

/** A failed download saves nothing, and is retried on request. */
export const DownloadFailed: Story = {
  args: {
    readPage: () =>
      isDown ? Promise.reject(new ProblemError({ kind: 'network' })) : Promise.resolve(allHooks),
  },
  play: async () => {
    const saved = savedFiles();
    isDown = true;
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Download CSV' }));
    const alert = await panel.findByRole('alert');
    await expect(saved).not.toHaveBeenCalled();
    isDown = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(await panel.findByText('Downloaded 27 hooks.')).toBeVisible();
    await expect(saved).toHaveBeenCalledTimes(1);
  },
};

/** All rows that match could not be read: the bar says so, and has what support needs. */
export const SelectAllFailed: Story = {
  beforeEach: ownClipboard,
  args: {
    readPage: () =>
      Promise.reject(
        new ProblemError({
          kind: 'http',
          status: 503,
          requestId: 'req_17',
          request: { method: 'GET', path: '/api/v1/hook/', at: new Date('2026-03-04T10:00:00Z') },
        }),
      ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    const bar = within(await canvas.findByRole('group', { name: 'Selected hooks' }));
    await userEvent.click(bar.getByRole('button', { name: 'Select all 27 that match' }));
    await expect(await bar.findByText(/The service had an error/)).toBeVisible();
    const copy = bar.getByRole('button', { name: 'Copy details' });
    await userEvent.click(copy);
    await waitFor(() => expect(copy).toHaveTextContent('Copied!'));
    await expect(writeText).toHaveBeenCalledWith(
      'Request: GET /api/v1/hook/\nResult: 503\nRequest ID: req_17\nTime: 2026-03-04T10:00:00.000Z',
    );
  },
};

/** A cancelled download saves nothing. The panel can be closed meanwhile. */
export const DownloadCancelled: Story = {
  args: {
    readPage: ({ page: number }) =>
      number === 1
        ? Promise.resolve({ ...allHooks, rows: hooks, count: 150, hasNext: true })
        : new Promise(() => undefined),
  },
  play: async () => {
    let panel = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Download CSV' }));
    await expect(await panel.findByText('10 of 150 hooks read')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    panel = await open();
    await expect(panel.getByRole('progressbar', { name: 'Download' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Cancel download' }));
    await expect(panel.queryByRole('progressbar')).toBeNull();
    await expect(panel.getByRole('button', { name: 'Download CSV' })).toHaveFocus();
  },
};

/** A very long list is cut, which is said before and after the download. */
export const DownloadCut: Story = {
  args: {
    page: ready({ ...page, count: 12_345 }),
    readPage: async ({ page: number }) => ({
      ...allHooks,
      rows: Array.from({ length: 100 }, (_, index) => ({
        id: number * 100 + index,
        name: `Hook ${index}`,
        event: 'sync done',
        calls: 0,
      })),
      count: 12_345,
      hasNext: true,
    }),
  },
  play: async () => {
    savedFiles();
    const panel = await open();
    await expect(panel.getByText('The first 10,000 of 12,345 hooks')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Download CSV' }));
    await expect(await panel.findByText(/^Downloaded the first 10,000 of 12,345 hooks\. /)).toBeVisible();
  },
};

export const Phone: Story = {
  ...Columns,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent: user }) => {
    await user.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = await open();
    await expect(panel.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  },
};

/** An empty list has no columns to choose and nothing to download. */
export const Empty: Story = {
  args: { page: ready({ ...page, rows: [], count: 0, hasNext: false }), view: hookListView.defaults },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('button', { name: 'List options' })).not.toBeInTheDocument(),
};

/** Keeps the saved views, as an application does. */
function WithViews(args: HookListProps) {
  const [views, setViews] = useState(args.savedViews?.views ?? []);
  const { savedViews } = args;
  return hookList.render({
    ...args,
    ...(savedViews && {
      savedViews: {
        ...savedViews,
        views,
        onSave(view) {
          savedViews.onSave(view);
          setViews([...views, view]);
        },
        onRename(name, next) {
          savedViews.onRename(name, next);
          setViews(views.map((view) => (view.name === name ? { ...view, name: next } : view)));
        },
        onDelete(name) {
          savedViews.onDelete(name);
          setViews(views.filter((view) => view.name !== name));
        },
      },
    }),
  });
}

const savedViews: SavedViewsProps = {
  views: [
    { name: 'Failing ones', href: '/settings/hooks?status=failing' },
    { name: 'All', href: '/settings/hooks?status=active' },
  ],
  current: '/settings/hooks?status=active',
  link: 'https://console.example/settings/hooks?status=active&search=team',
  isStored: true,
  onSave: fn(),
  onRename: fn(),
  onDelete: fn(),
};

export const SavedViews: Story = {
  args: { savedViews },
  render: (args) => <WithViews {...args} />,
  play: async ({ step }) => {
    const panel = await open();
    await step('The current one is marked', async () => {
      await expect(await panel.findByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
      await expect(panel.getByRole('link', { name: 'Failing ones' })).not.toHaveAttribute('aria-current');
    });
    await step('A name that is taken is refused at the field', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Save view…' }));
      const field = await panel.findByRole('textbox', { name: 'Name of the view' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, 'all{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleDescription('“All” already exists.'));
      await expect(savedViews.onSave).not.toHaveBeenCalled();
      await userEvent.type(field, ' teams{Enter}');
      await expect(savedViews.onSave).toHaveBeenLastCalledWith({
        name: 'all teams',
        href: '/settings/hooks?status=active',
      });
      await waitFor(() => expect(panel.getByRole('button', { name: 'Save view…' })).toHaveFocus());
    });
    await step('A rename keeps its view', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Rename Failing ones' }));
      const field = await panel.findByRole('textbox', { name: 'Name of the view' });
      await expect(field).toHaveValue('Failing ones');
      await userEvent.clear(field);
      await userEvent.type(field, 'Failing{Enter}');
      await expect(savedViews.onRename).toHaveBeenLastCalledWith('Failing ones', 'Failing');
    });
    await step('A deletion can be undone', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Delete Failing' }));
      await expect(savedViews.onDelete).toHaveBeenLastCalledWith('Failing');
      const undo = await panel.findByRole('button', { name: 'Undo' });
      await waitFor(() => expect(undo).toHaveFocus());
      await userEvent.click(undo);
      await expect(savedViews.onSave).toHaveBeenLastCalledWith({
        name: 'Failing',
        href: '/settings/hooks?status=failing',
      });
      await waitFor(() => expect(panel.getByRole('button', { name: 'Save view…' })).toHaveFocus());
    });
  },
};

export const NoSavedViews: Story = {
  args: { savedViews: { ...savedViews, views: [] } },
  play: async () => {
    const panel = await open();
    await expect(panel.getByText(/^Save the search, filters and order/)).toBeVisible();
  },
};

/** The browser refuses to store them. Nothing is lost before the page is closed. */
export const SavedViewsUnstored: Story = {
  args: { savedViews: { ...savedViews, isStored: false } },
  play: async () => {
    const panel = await open();
    await expect(panel.getByText(/could not store your views/)).toBeVisible();
  },
};

/** Names that do not fit wrap. What cannot be seen is shown. A full list says so. */
export const SavedViewsPhone: Story = {
  args: {
    savedViews: {
      ...savedViews,
      views: Array.from({ length: 50 }, (_, index) => ({
        name: `${'Orders_'.repeat(8)}${index}\u202E`,
        href: `/settings/hooks?search=${index}`,
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // On a phone they are behind this button.
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = await open();
    await expect(panel.getByText(/^A list keeps 50 views/)).toBeInTheDocument();
    await expect(panel.getByRole('button', { name: 'Save view…' })).toBeDisabled();
    await expect(panel.getAllByText(/U\+202E/)).toHaveLength(50);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
