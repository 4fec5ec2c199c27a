import { listUsers } from '@millrace/ui/contract';
import { network, never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { pageOf } from '../../../domain/outcome/page.stories.data.ts';
import { loading, ready } from '../../../domain/outcome/remote.ts';
import { settingsPaths } from '../../../domain/routes/settingsPaths.ts';
import { userListView } from '../../../domain/views/userList.ts';
import { allHrefs, storyNow } from '../settings.stories.data.ts';
import { UsersScreen } from './UsersScreen.tsx';
import { everyone, LiveUsers, person } from './UsersScreen.stories.data.tsx';

const meta = {
  title: 'Screens/Settings/UsersScreen',
  component: UsersScreen,
  parameters: { present: { now: storyNow } },
  args: {
    hrefs: allHrefs,
    page: ready(pageOf(everyone)),
    view: userListView.defaults,
    onViewChange: fn(),
    hrefOf: (view) => settingsPaths.users(userListView.write(view)),
    actor: { id: toId(1), role: 'admin' },
    adminCount: 1,
    onInvite: fn(),
    onAction: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof UsersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (
  { canvas, userEvent }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>,
  name: string,
) => {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const rowOf = (name: string) => canvas.getByRole('row', { name: new RegExp(name) });
    await step('A row shows name, email, role and status', async () => {
      await expect(rowOf('Noor Haddad')).toHaveTextContent('You · admin@acme.example');
      await expect(rowOf('Mateo Lindqvist')).toHaveTextContent('mateo@acme.exampleTeam memberActive');
      await expect(rowOf('Ines Okafor')).toHaveTextContent('Not verified');
      await expect(rowOf('guest12')).toHaveTextContent('Invited 2 days ago');
      await expect(rowOf('guest13')).toHaveTextContent('Invitation expired 3 days ago');
    });
    await step('The own row is locked, and says why', async () => {
      const menu = await openMenu({ canvas, userEvent }, 'Noor Haddad');
      const item = menu.getByRole('menuitem', { name: /^Deactivate/ });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toHaveTextContent('This is the last admin of the account.');
      await userEvent.keyboard('{Escape}');
    });
    await step('Another user can be deactivated', async () => {
      const menu = await openMenu({ canvas, userEvent }, 'Mateo Lindqvist');
      await userEvent.click(menu.getByRole('menuitem', { name: 'Deactivate' }));
      await expect(args.onAction).toHaveBeenCalledWith({
        action: 'deactivate',
        items: [expect.objectContaining({ name: 'Mateo Lindqvist' })],
      });
    });
    await step('An invitation is sent again from its row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send again to guest13@acme.example' }));
      await expect(args.onAction).toHaveBeenCalledWith({
        action: 'resendInvite',
        items: [expect.objectContaining({ name: 'guest13@acme.example' })],
      });
    });
    await step('People are invited from the header', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Invite users' }));
      await expect(args.onInvite).toHaveBeenCalledOnce();
    });
  },
};

/** The tabs say how many people they have, as far as that is known. */
export const Counts: Story = {
  args: { counts: { current: 14, deactivated: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Current/ })).toHaveTextContent('Current14');
    await expect(canvas.getByRole('link', { name: /^Deactivated/ })).toHaveTextContent('Deactivated2');
  },
};

/** An email was sent 20 seconds ago. */
export const InvitationRests: Story = {
  args: {
    page: ready(
      pageOf([
        person(12, '', {
          status: 'invited',
          invitedAt: new Date(storyNow.getTime() - 20_000),
          lastLoginAt: null,
        }),
      ]),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Send again/ })).toBeDisabled();
    const menu = await openMenu({ canvas, userEvent }, 'guest12@acme.example');
    const again = menu.getByRole('menuitem', { name: /^Send invitation again/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveTextContent('Possible again in 40 s.');
    await expect(menu.getByRole('menuitem', { name: 'Delete invitation' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await userEvent.keyboard('{Escape}');
  },
};

export const TwoAdmins: Story = {
  args: {
    adminCount: 2,
    page: ready(pageOf([...everyone.slice(0, 1), person(9, 'Sam Field', { role: 'admin' })])),
  },
  play: async ({ canvas, userEvent }) => {
    const own = await openMenu({ canvas, userEvent }, 'Noor Haddad');
    await expect(own.getByRole('menuitem', { name: /^Deactivate/ })).toHaveTextContent(
      'You cannot do this to yourself. Ask another admin.',
    );
    await userEvent.keyboard('{Escape}');
    const other = await openMenu({ canvas, userEvent }, 'Sam Field');
    await expect(other.getByRole('menuitem', { name: 'Make team member' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** Team members see the users, but cannot change them. */
export const ForTeamMembers: Story = {
  args: { actor: { id: toId(2), role: 'team_member' }, adminCount: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: /Mateo Lindqvist/ })).toHaveTextContent('You ·');
    await expect(canvasElement).toHaveTextContent('Only admins can invite and change users.');
    await expect(
      canvas.queryByRole('button', { name: /Actions for|Invite|Send again/ }),
    ).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { page: loading } };

/** On the story's service: deactivated users, filters and a search without a result. */
export const OnService: Story = {
  parameters: { service: { scenario: 'busyAccount', clock: { at: storyNow.getTime() } } },
  render: (args) => <LiveUsers {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Deactivated users are not among the current ones', async () => {
      await expect(await canvas.findByRole('row', { name: /Noor Haddad/ })).toBeVisible();
      await expect(canvas.queryByRole('row', { name: /Tomas Reyes/ })).not.toBeInTheDocument();
    });
    await step('A status narrows the list', async () => {
      // The head of the column has the same name.
      const [filter] = canvas.getAllByRole('button', { name: 'Status' });
      if (filter) await userEvent.click(filter);
      await userEvent.click(await screen.findByRole('option', { name: 'Invitation expired' }));
      await waitFor(() => expect(canvas.queryByRole('row', { name: /invited@acme/ })).toBeNull());
      await expect(await canvas.findByRole('row', { name: /forgotten@acme/ })).toBeVisible();
    });
    await step('A search without a result offers to clear it', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'nobody');
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
      await expect(await canvas.findByRole('row', { name: /Mateo/ })).toBeVisible();
    });
  },
};

export const Deactivated: Story = {
  ...OnService,
  args: { view: { ...userListView.defaults, status: 'deactivated' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('row', { name: /Tomas Reyes/ })).toHaveTextContent('Deactivated'),
};

export const NobodyDeactivated: Story = {
  tags: ['state:empty'],
  args: { view: { ...userListView.defaults, status: 'deactivated' }, page: ready(pageOf([])) },
};

export const Failed: Story = {
  ...OnService,
  parameters: { service: { toxics: [status(listUsers, 500)] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Unreachable: Story = {
  ...OnService,
  parameters: { service: { toxics: [network(listUsers)] } },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toBeVisible(),
};

export const Waiting: Story = {
  ...OnService,
  parameters: { service: { toxics: [never(listUsers)] } },
  play: undefined,
};

/** Only the person who looks at the list. */
export const One: Story = {
  args: { page: ready(pageOf(everyone.slice(0, 1))) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('row', { name: /Noor Haddad/ })).toHaveTextContent('You · admin@acme.example'),
};

export const Many: Story = {
  args: {
    page: ready({
      ...pageOf(Array.from({ length: 10 }, (_, at) => person(at + 1, `Person ${at + 1} Okafor`))),
      count: 128,
      hasNext: true,
    }),
  },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: /pages$/ }));
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/settings/users?status=current&page=2',
    );
  },
};

export const NoMatch: Story = {
  args: { view: { ...userListView.defaults, search: 'nobody' }, page: ready(pageOf([])) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: '' }));
  },
};

export const Offline: Story = {
  args: { page: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => expect(canvas.getByText('You are offline.')).toBeVisible(),
};

/** A newer service may have roles and statuses that this version does not know. */
export const UnknownWords: Story = {
  args: {
    page: ready(pageOf([person(5, 'Kim Aoki', { role: 'auditor', status: 'sleeping' })])),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('row', { name: /Kim Aoki/ })).toHaveTextContent('auditorActive'),
};

export const LongNames: Story = {
  args: {
    page: ready(
      pageOf([
        person(5, 'Maximiliane Hohenstein-Weißenburg von der Lindenallee zu Brückenau'.repeat(2)),
        person(6, '', { email: `${'a'.repeat(120)}@gesellschaft.example`, status: 'expired' }),
      ]),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

const isCut = (box: Element | null): boolean =>
  box !== null && box.role !== 'row' && (box.scrollWidth > box.clientWidth + 1 || isCut(box.parentElement));

/** The role and the whole address are in the second line. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const row = within(canvas.getByRole('rowheader', { name: /Mateo/ }));
    await expect(row.getByText(/^Team member/)).toBeVisible();
    await expect(isCut(row.getByText('mateo@acme.example'))).toBe(false);
  },
};
