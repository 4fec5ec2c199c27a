import { listHooks } from '@millrace/ui/contract';
import { network, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pageOf } from '../../../domain/outcome/page.stories.data.ts';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { settingsPaths } from '../../../domain/routes/settingsPaths.ts';
import { hookListView } from '../../../domain/views/hookList.ts';
import { allHrefs, storyNow } from '../settings.stories.data.ts';
import { HooksScreen } from './HooksScreen.tsx';
import { archivedHook, hooks, hookWith, LiveHooks } from './HooksScreen.stories.data.tsx';

const meta = {
  title: 'Screens/Settings/HooksScreen',
  component: HooksScreen,
  parameters: { present: { now: storyNow } },
  args: {
    hrefs: allHrefs,
    page: ready(pageOf(hooks)),
    view: hookListView.defaults,
    onViewChange: fn(),
    hrefOf: (view) => settingsPaths.hooks(hookListView.write(view)),
    hrefOfHook: settingsPaths.hook,
    onCreate: fn(),
    onAction: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HooksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const openMenu = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const rowOf = (name: string) => canvas.getByRole('row', { name: new RegExp(name) });
    await step('A row shows address, places, last delivery and age', async () => {
      await expect(rowOf('Operations channel')).toHaveTextContent('https://hooks.acme.example/operations');
      await expect(rowOf('Operations channel')).toHaveTextContent('1 pipeline, 1 source');
      await expect(rowOf('Operations channel')).toHaveTextContent('Delivered (200)');
      await expect(rowOf('Pager')).toHaveTextContent('Not encrypted · http://pager.acme.example/page');
      await expect(rowOf('Pager')).toHaveTextContent('Failed (500)');
      await expect(rowOf('Finance approvals')).toHaveTextContent('Nothing—');
      await expect(canvas.getByRole('link', { name: 'Pager' })).toHaveAttribute('href', '/settings/hooks/2');
    });
    await step('An attached hook cannot be deleted, and the menu says why', async () => {
      const menu = await openMenu({ canvas, userEvent }, 'Operations channel');
      const item = menu.getByRole('menuitem', { name: /^Delete/ });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toHaveAccessibleDescription('Attached to 2 places. Detach it first');
      await userEvent.click(menu.getByRole('menuitem', { name: 'Edit' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'edit', items: [hooks[0]] });
    });
    await step('Another one can', async () => {
      const menu = await openMenu({ canvas, userEvent }, 'Finance approvals');
      await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'delete', items: [hooks[2]] });
    });
    await step('A hook is created from the header', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create hook' }));
      await expect(args.onCreate).toHaveBeenCalledOnce();
    });
  },
};

export const Archived: Story = {
  args: {
    page: ready(pageOf([archivedHook])),
    view: hookListView.change(hookListView.defaults, { status: 'archived' }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Archived hooks are not called any more/)).toBeVisible();
    const menu = await openMenu({ canvas, userEvent }, 'Old chat room');
    for (const name of [/^Edit/, /^Archive/, /^Delete/]) {
      await expect(menu.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await userEvent.keyboard('{Escape}');
  },
};

export const Empty: Story = {
  args: { page: ready(pageOf([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hooks yet')).toBeVisible();
    await expect(canvas.getByText(/to Slack, .*your own URL/)).toBeVisible();
  },
};

export const NoneArchived: Story = {
  args: {
    page: ready(pageOf([])),
    view: hookListView.change(hookListView.defaults, { status: 'archived' }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('No hook is archived')).toBeVisible(),
};

/** Only the fields that the specification shows: nothing is known of places, deliveries and ages. */
export const RequiredFieldsOnly: Story = {
  args: {
    page: ready(pageOf([hookWith(1, 'Chat', { attachedTo: null, lastDelivery: null, createdAt: null })])),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('row', { name: /Chat/ })).toHaveTextContent('https://hooks.acme.example/1———'),
};

export const One: Story = {
  args: { page: ready(pageOf(hooks.slice(0, 1))) },
  play: async ({ canvas }) => expect(within(canvas.getByRole('grid')).getAllByRole('row')).toHaveLength(2),
};

export const Many: Story = {
  args: {
    page: ready({
      ...pageOf(Array.from({ length: 10 }, (_, at) => hookWith(at + 1, `Channel ${at + 1}`))),
      count: 128,
      hasNext: true,
    }),
  },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: /pages$/ }));
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/settings/hooks?status=active&page=2',
    );
  },
};

export const NoMatch: Story = {
  args: {
    page: ready(pageOf([])),
    view: hookListView.change(hookListView.defaults, { search: 'nowhere' }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Clear search/ }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: '' }));
  },
};

export const Offline: Story = {
  args: { page: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => expect(canvas.getByText('You are offline.')).toBeVisible(),
};

export const Loading: Story = { args: { page: loading } };

export const Failed: Story = {
  args: { page: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** On the story's service: a search without a result, and the archived hooks. */
export const OnService: Story = {
  parameters: { service: { scenario: 'busyAccount', clock: { at: storyNow.getTime() } } },
  render: (args) => <LiveHooks {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Archived hooks are not among the active ones', async () => {
      await expect(await canvas.findByRole('row', { name: /Operations channel/ })).toBeVisible();
      await expect(canvas.queryByRole('row', { name: /Old chat room/ })).not.toBeInTheDocument();
    });
    await step('A search finds names and addresses', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'broken.example');
      await waitFor(() => expect(canvas.queryByRole('row', { name: /Operations channel/ })).toBeNull());
      await expect(await canvas.findByRole('row', { name: /Pager/ })).toBeVisible();
      await userEvent.type(canvas.getByRole('searchbox'), '-nowhere');
      await expect(await canvas.findByText(/No hooks? match/)).toBeVisible();
    });
  },
};

export const FailsOnService: Story = {
  parameters: { service: { scenario: 'busyAccount', toxics: [status(listHooks, 503)] } },
  render: (args) => <LiveHooks {...args} />,
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};

export const NoConnection: Story = {
  parameters: { service: { scenario: 'busyAccount', toxics: [network(listHooks)] } },
  render: (args) => <LiveHooks {...args} />,
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};

const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(7);
export const LongText: Story = {
  args: { page: ready(pageOf([hookWith(1, long, { url: `https://${long}.example/${long}` })])) },
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Operations channel')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const SmallPhone: Story = { ...Phone, globals: { viewport: { value: 'small' } } };
