import { never, status } from '@millrace/mocks/storybook';
import { listPipelines, listSources } from '@millrace/ui/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { clientWith } from '../../../domain/entities/user.test.data.ts';
import { reachableScreens } from '../../../domain/views/searchScreens.ts';
import { LinkRouter } from '../../../primitives/LinkRouter/LinkRouter.tsx';
import { LivePalette, now, paletteArgs, StillPalette } from './CommandPalette.stories.data.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const navigate = fn();

const meta = {
  title: 'Screens/Shell/CommandPalette',
  component: CommandPalette,
  parameters: {
    service: { scenario: 'busyAccount', clock: { at: now.getTime() } },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: paletteArgs,
  decorators: [
    (Story) => (
      <LinkRouter navigate={navigate}>
        <Story />
      </LinkRouter>
    ),
  ],
  beforeEach: () => void navigate.mockClear(),
  render: (args) => <LivePalette {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('searchbox', { name: 'Search or jump to…' });
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const announcement = () => within(screen.getByRole('dialog')).getByRole('status');
const group = (name: string) => within(screen.getByRole('group', { name }));
/** The result that Enter opens. */
const focused = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

/** Before anything is typed, it lists the screens and the actions. */
export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(group('Go to').getByRole('option', { name: 'Billing' })).toHaveAttribute(
      'href',
      '/settings/billing',
    );
    await expect(group('Actions').getByRole('option', { name: 'Create pipeline' })).toBeVisible();
    await step('The service finds pipelines while the name is typed', async () => {
      await userEvent.type(field(), 'orders to w');
      const found = await option('Orders to warehouse Running');
      await expect(found).toHaveAttribute('href', '/pipelines/1/overview');
      await expect([...found.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
        'Orders',
        'to',
        'w',
      ]);
      await waitFor(() => expect(announcement()).toHaveTextContent(/^\d+ results?$/));
    });
    await step('Enter opens the first result', async () => {
      await waitFor(() => expect(focused()).toHaveTextContent('Orders to warehouse'));
      await userEvent.keyboard('{Enter}');
      await expect(navigate).toHaveBeenCalledOnce();
      await expect(navigate).toHaveBeenCalledWith('/pipelines/1/overview', undefined);
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await expect(args.onOpen).toHaveBeenCalledWith(
        expect.objectContaining({ href: '/pipelines/1/overview', label: 'Orders to warehouse' }),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

/** Words in any order, and other names of a screen. The start of a word counts more than its inside. */
export const Ranked: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), 'source cr');
    await option('Create source');
    await userEvent.clear(field());
    await userEvent.type(field(), 'invoice');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Billing' })).not.toBeInTheDocument());
    await userEvent.clear(field());
    await userEvent.type(field(), 'subscription');
    await option('Billing');
    await userEvent.clear(field());
    await userEvent.type(field(), 'ar');
    await option('Archived pipelines');
    const [first] = group('Go to').getAllByRole('option');
    await expect(first).toHaveAccessibleName('Archived pipelines');
    await userEvent.clear(field());
    await userEvent.type(field(), 'log out');
    await waitFor(() => expect(focused()).toHaveTextContent('Log out'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('logout');
  },
};

export const KeyboardOnly: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Search or jump to…' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveFocus());
    await step('The arrow keys, Home and End choose a result; the field keeps the focus', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(focused()).toHaveTextContent('Home'));
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(focused()).toHaveTextContent('Pipelines'));
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(focused()).toHaveTextContent('Log out'));
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(focused()).toHaveTextContent('Home'));
      await userEvent.keyboard('{ArrowUp}');
      await expect(field()).toHaveFocus();
    });
    await step('One Escape closes it, even with a query, and the focus returns', async () => {
      await userEvent.type(field(), 'orders');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Its own keys close it too', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field()).toHaveFocus());
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

/** After a paste no result has the focus. Enter opens the first one. */
export const Pasted: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.paste('Billing');
    await option('Billing');
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/settings/billing', undefined);
  },
};

export const Clicked: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), 'dark');
    await userEvent.click(await option('Use the dark theme'));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('useDarkTheme');
    await expect(navigate).not.toHaveBeenCalled();
  },
};

/** While the service searches, screens and actions are there already. */
export const Searching: Story = {
  tags: ['state:loading'],
  parameters: { service: { scenario: 'busyAccount', toxics: [never(listPipelines)] } },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'pipe');
    await option('Pipelines');
    await expect(announcement()).toHaveTextContent('Searching…');
    await userEvent.type(field(), 'zzz');
    await expect((await screen.findAllByText('Searching…'))[0]).toBeVisible();
  },
};

/** The other lists still show what they found. */
export const ListFailed: Story = {
  tags: ['state:failed'],
  parameters: { service: { scenario: 'busyAccount', toxics: [status(listSources, 500)] } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), 'orders');
    await option('Orders to warehouse Running');
    const failure = await option('Sources could not be searched. Try again');
    await userEvent.keyboard('{End}{Home}');
    await userEvent.click(failure);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onRetry).toHaveBeenCalledWith('sources');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const One: Story = {
  args: { query: 'dark theme' },
  play: async () => {
    await option('Use the dark theme');
    await waitFor(() => expect(announcement()).toHaveTextContent('1 result'));
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

/** Five rows of each list at most: more letters narrow them. */
export const Many: Story = {
  args: { query: 'o' },
  parameters: { service: { scenario: 'large', clock: { at: now.getTime() } } },
  play: async () => {
    await screen.findByRole('group', { name: 'Pipelines' });
    await waitFor(() => expect(announcement()).toHaveTextContent(/^\d\d results$/));
    await expect(group('Pipelines').getAllByRole('option')).toHaveLength(5);
  },
};

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'no such thing');
    await expect((await screen.findAllByText('Nothing matches “no such thing”.'))[0]).toBeVisible();
    await waitFor(() => expect(announcement()).toHaveTextContent('Nothing matches “no such thing”.'));
  },
};

export const Offline: Story = {
  args: {
    isOffline: true,
    lists: { pipelines: { state: 'loading', isOffline: true } },
    query: 'pipe',
  },
  render: (args) => <StillPalette {...args} />,
  play: async () => {
    await expect(
      await screen.findByText('You are offline. Only screens and actions are searched.'),
    ).toBeVisible();
    await option('Pipelines');
    await expect(announcement()).toHaveTextContent(/results$/);
  },
};

/** The pages that were opened from here before. */
export const Recent: Story = {
  args: {
    recent: [
      {
        href: '/pipelines/1/overview',
        label: 'Orders to warehouse',
        look: { kind: 'pipeline', source: 'postgres', destination: 'snowflake', status: 'running' },
      },
      { href: '/sources/4', label: 'Production Postgres', look: { kind: 'connector', type: 'postgres' } },
    ],
  },
  play: async () => {
    await expect(group('Recent').getAllByRole('option')).toHaveLength(2);
  },
};

/** A team member without a subscription: what is not open to this person is not offered. */
export const FewPermissions: Story = {
  tags: ['state:team-member', 'state:gated'],
  args: {
    screens: reachableScreens({
      client: clientWith(),
      now,
      hasObservability: false,
    }),
    actions: ['shareFeedback', 'useDarkTheme', 'logout'],
  },
  render: (args) => <StillPalette {...args} />,
  play: async () => {
    await expect(group('Go to').getAllByRole('option')).toHaveLength(1);
    await expect(screen.queryByRole('option', { name: 'Invite users' })).not.toBeInTheDocument();
  },
};

const long = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(12);

/** Long names are cut, hidden characters are visible, and rows of every kind align. */
export const HostileNames: Story = {
  tags: ['state:long-text'],
  args: {
    query: 'o',
    lists: {
      pipelines: ready([
        { id: toId(1), name: long, status: 'a status that this build does not know and cannot shorten' },
        { id: toId(2), name: 'Orders\u202Esredro', status: 'draft' },
      ]),
      sources: ready([
        {
          id: toId(3),
          name: '<b>oh</b> no',
          type: 'somethingNew',
          status: 'archived',
          config: {},
          tunnelId: null,
        },
      ]),
      alerts: ready([
        {
          id: toId(4),
          name: 'Orders have stopped',
          priority: 'high',
          runFrequency: 900,
          notification: { emails: [] },
          triggerCondition: 'all',
          alertMetrics: [],
          isActive: true,
          openTriggers: 2,
        },
      ]),
    },
  },
  render: (args) => <StillPalette {...args} />,
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(await option(/Orders\[U\+202E\]sredro/)).toBeVisible();
    await option('<b>oh</b> no Archived');
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A phone has no Escape: there is a button. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A window of 1280 px at 400 %. */
export const Zoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focused()).toHaveTextContent('Log out'));
    const { bottom } = screen.getByRole('option', { name: 'Log out' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(field().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
