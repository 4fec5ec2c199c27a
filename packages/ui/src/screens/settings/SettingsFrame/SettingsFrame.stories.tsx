import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { settingsPaths } from '../../../domain/routes/settingsPaths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

const meta = {
  title: 'Screens/Settings/SettingsFrame',
  component: SettingsFrame,
  args: {
    hrefs: {
      account: settingsPaths.account(),
      users: settingsPaths.users(),
      billing: settingsPaths.billing(),
      usage: settingsPaths.usage(),
      notifications: settingsPaths.notifications(),
      hooks: settingsPaths.hooks(),
    },
    section: 'users',
    children: <Card title="Members">The content of the section.</Card>,
  },
} satisfies Meta<typeof SettingsFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    const sections = within(canvas.getByRole('navigation', { name: 'Settings' }));
    await expect(sections.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Account',
      'Users',
      'Billing',
      'Usage',
      'Notifications',
      'Hooks',
    ]);
    await expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent('Users');
    const list = sections.getByRole('link', { name: 'Account' }).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(list.right).toBeLessThan(heading.left);
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <Button tone="accent" variant="solid">
        Invite users
      </Button>
    ),
  },
};

/** A panel needs room, so the links are above the page. */
export const WithPanel: Story = {
  args: { hasPanel: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1_000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('link', { name: 'Account' }).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(list.bottom).toBeLessThan(heading.top);
  },
};

/** A page below its section leads back to it. */
export const BelowASection: Story = {
  args: { section: 'hooks', title: 'Operations channel' },
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Hooks' })).toHaveAttribute('href', '/settings/hooks');
  },
};

/** With a closed account only billing is open. */
export const OneSection: Story = {
  args: { section: 'billing', hrefs: { billing: settingsPaths.billing() } },
  play: ({ canvas }) =>
    expect(canvas.queryByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument(),
};

/** The links are a menu. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.queryByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const menu = within(await within(document.body).findByRole('menu', { name: 'Settings' }));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Account',
      'Users',
      'Billing',
      'Usage',
      'Notifications',
      'Hooks',
    ]);
    await expect(menu.getByRole('menuitem', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('menuitem', { name: 'Billing' })).toHaveAttribute(
      'href',
      '/settings/billing',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus());
  },
};

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const LongText: Story = {
  args: {
    section: 'hooks',
    title: 'Donaudampfschifffahrtsgesellschaft'.repeat(7),
    actions: <Button>Edit</Button>,
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
