import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { visibleNavigation } from '../../../domain/routes/navigation.ts';
import { BellIcon } from '../../../primitives/Icon/icons/BellIcon.ts';
import { CardIcon } from '../../../primitives/Icon/icons/CardIcon.ts';
import { PersonIcon } from '../../../primitives/Icon/icons/PersonIcon.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { ShellNavigationItem } from './shellNavigation.ts';
import { AppShell, type AppShellProps } from './AppShell.tsx';

const meta = {
  title: 'Screens/Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    navigation: visibleNavigation({ hasObservability: false }),
    path: '/pipelines/list',
    greeting: 'Good morning',
    userName: 'Noor',
    sisterApp: { name: 'ETL and Reverse ETL', href: 'https://etl.example/apps' },
    account: { name: 'Noor Haddad', email: 'noor@acme.example' },
    accountLinks: [{ label: 'Account settings', href: '/settings/account' }],
    theme: 'system',
    onThemeChange: fn(),
    density: 'comfortable',
    onDensityChange: fn(),
    onShareFeedback: fn(),
    onLogout: fn(),
    children: <Heading level={1}>Pipelines</Heading>,
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The navigation has the entries of spec §1, and marks the current one', async () => {
      const links = canvas.getAllByRole('link').map((link) => link.textContent);
      await expect(links).toEqual(
        expect.arrayContaining(['Pipelines', 'Sources', 'Destinations', 'Settings']),
      );
      await expect(links).not.toContain('Observability');
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Pipelines');
    });
    await step('The top bar greets by first name', async () => {
      await expect(canvas.getByText('Noor').closest('p')).toHaveTextContent('Good morning, Noor');
    });
    await step('The apps menu links to the sister product', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Apps' }));
      const entry = await screen.findByRole('menuitem', { name: 'ETL and Reverse ETL' });
      await expect(entry).toHaveAttribute('href', 'https://etl.example/apps');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    });
    await step('Logout calls its handler', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
    await step('Feedback is shared from the top bar (spec §1)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Share Feedback' }));
      await expect(args.onShareFeedback).toHaveBeenCalledOnce();
    });
  },
};

export const WithObservability: Story = {
  args: { navigation: visibleNavigation({ hasObservability: true }), path: '/alerts/7/overview' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Observability'),
};

const ledgerline: readonly ShellNavigationItem[] = [
  { label: 'Invoices', href: '/invoices', icon: CardIcon, isCurrent: true, badge: '3' },
  { label: 'Customers', href: '/customers', icon: PersonIcon, isCurrent: false },
  { label: 'Reminders', href: '/reminders', icon: BellIcon, isCurrent: false },
];

const ledgerlineMark = (
  <svg width={20} height={20} viewBox="0 0 20 20" role="img" aria-label="Ledgerline">
    <path d="M4 3v14h12" fill="none" stroke="currentColor" strokeWidth={2.5} />
  </svg>
);

/** Another product: its own entries, each of which may have a badge, its own mark, and its own home. */
export const AnotherProduct: Story = {
  args: {
    navigation: ledgerline,
    path: undefined,
    brand: { full: <strong>Ledgerline</strong>, mark: ledgerlineMark },
    homeHref: '/overview',
    sisterApp: undefined,
    accountLinks: [],
    children: <Heading level={1}>Invoices</Heading>,
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/overview',
      '/invoices',
      '/customers',
      '/reminders',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Invoices 3');
    await expect(canvas.queryByText('Millrace')).toBeNull();
  },
};

/** The badge stays at its icon where the navigation is a strip of icons. */
export const AnotherProductRail: Story = {
  args: AnotherProduct.args,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Ledgerline' })).toBeVisible();
  },
};

export const AnotherProductPhone: Story = {
  args: AnotherProduct.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Ledgerline' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }));
    await expect(drawer.getByText('Ledgerline')).toBeVisible();
    await expect(drawer.getByRole('link', { current: 'page' })).toHaveAccessibleName('Invoices 3');
  },
};

/** Who is signed in, the own pages, and how the product looks. */
export const AccountMenu: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Account / }));
    await step('It names the person', async () => {
      await expect(await screen.findByText('Noor Haddad')).toBeVisible();
      await expect(screen.getByText('noor@acme.example')).toBeVisible();
      await expect(screen.getByRole('menuitem', { name: 'Account settings' })).toHaveAttribute(
        'href',
        '/settings/account',
      );
    });
    await step('A choice of theme or density leaves it open', async () => {
      await expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
      await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
      await expect(screen.getByRole('menuitemradio', { name: 'Comfortable' })).toBeChecked();
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
      await expect(args.onDensityChange).toHaveBeenLastCalledWith('compact');
    });
    await step('The arrow keys reach all of it', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
};

/** All times of a page can be read in the person's own zone, in UTC or in the one that the address names. */
export const Zone: Story = {
  args: {
    zone: { own: 'Europe/Berlin', shown: 'America/New_York', onChange: fn(), onChooseOther: fn() },
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Another zone is marked', async () => {
      await expect(canvas.getByTitle('Times in New York')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: /^Account / }));
    await step('The shown one is checked', async () => {
      await expect(await screen.findByRole('menuitemradio', { name: 'New York' })).toBeChecked();
      await expect(screen.getByRole('menuitemradio', { name: 'UTC' })).not.toBeChecked();
    });
    await step('A choice leaves the menu open', async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'UTC' }));
      await expect(args.zone?.onChange).toHaveBeenLastCalledWith('UTC');
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'My time zone, Berlin' }));
      await expect(args.zone?.onChange).toHaveBeenLastCalledWith(undefined);
    });
    await step('Any other zone has a dialog of its own', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Another time zone…' }));
      await expect(args.zone?.onChooseOther).toHaveBeenCalledOnce();
    });
  },
};

/** The own zone needs no mark, and is listed once. */
export const OwnZone: Story = {
  args: { zone: { own: 'UTC', shown: 'UTC', onChange: fn(), onChooseOther: fn() } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByTitle(/^Times in/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Account / }));
    await expect(await screen.findByRole('menuitemradio', { name: 'My time zone, UTC' })).toBeChecked();
    await expect(screen.queryByRole('menuitemradio', { name: 'UTC' })).toBeNull();
  },
};

/** A long city is cut, and moves nothing out of the page. */
export const ZonePhone: Story = {
  args: {
    isOffline: true,
    zone: {
      own: 'Europe/Berlin',
      shown: 'America/Argentina/ComodRivadavia',
      onChange: fn(),
      onChooseOther: fn(),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Times in ComodRivadavia')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** An invited person may have no name yet. Long and hostile names stay in the menu. */
export const AccountWithoutName: Story = {
  args: {
    account: {
      name: `no\u202Eor${'x'.repeat(80)}@acme.example`,
      email: `no\u202Eor${'x'.repeat(80)}@acme.example`,
    },
    accountLinks: [],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Account / }));
    await expect(await screen.findByText(/^no\[U\+202E\]or/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The skip link is the first tab stop, and hidden until it is focused. */
export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    const skip = await canvas.findByRole('link', { name: 'Skip to content' });
    // A page that has just opened may return the focus to its start once.
    await waitFor(async () => {
      if (document.activeElement === document.body) await userEvent.tab();
      await expect(skip).toHaveFocus();
    });
    await userEvent.click(skip);
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** Below 720 px a button opens the navigation. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await step('The drawer opens over the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
      await expect(await screen.findByRole('dialog', { name: 'Navigation' })).toBeVisible();
      await expect(screen.getByRole('link', { name: 'Sources' })).toBeVisible();
    });
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Open navigation' })).toHaveFocus());
    });
  },
};

/** A note that is not urgent stands below the entries. */
export const Note: Story = {
  args: { note: { label: '12 days left in trial', href: '/settings/billing' } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const note = within(canvas.getByRole('navigation', { name: 'Main' })).getByRole('link', {
      name: '12 days left in trial',
    });
    await expect(note).toHaveAttribute('href', '/settings/billing');
    await expect(note).not.toHaveAttribute('aria-current');
    await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
  },
};

/** Where the greeting has no room, the first name stays whole. */
export const Rail: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { greeting: 'Good afternoon' },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Noor');
    const room = name.closest('p');
    await expect(name).toBeVisible();
    await expect(room?.scrollWidth).toBe(room?.clientWidth);
  },
};

export const LongName: Story = {
  args: { userName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6) },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

/** Names are user input: hidden characters are made visible (docs/threats.md T-25). */
export const HiddenCharacters: Story = {
  args: { userName: 'Noor\u202Enimda' },
  play: async ({ canvas }) => expect(canvas.getByText('Noor[U+202E]nimda')).toBeVisible(),
};

export const LoggingOut: Story = {
  args: { isLoggingOut: true },
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, userEvent }) => {
    const logout = canvas.getByRole('button', { name: 'Logout' });
    await expect(logout).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(logout);
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};

export const WithNotice: Story = {
  args: { notices: <Banner tone="caution" title="You are offline." role="status" /> },
  play: async ({ canvas }) => {
    const notice = canvas.getByText('You are offline.').closest('[role=status]');
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(notice?.getBoundingClientRect().left).toBe(title.getBoundingClientRect().left);
  },
};

/** Billing is the only page for people whose trial has ended, and for accounts without observability. */
export const Gated: Story = {
  args: {
    path: '/settings/billing',
    notices: <Banner tone="caution" role="status" title="Your trial has ended." />,
    children: <Heading level={1}>Billing</Heading>,
  },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Settings');
    await expect(canvas.queryByRole('link', { name: 'Observability' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeEnabled();
  },
};

/** The banner scrolls away with the page. The offline mark stays in view and covers nothing. */
export const Offline: Story = {
  args: {
    isOffline: true,
    notices: (
      <Banner tone="caution" title="You are offline." role="status">
        Data may be out of date.
      </Banner>
    ),
    children: (
      <>
        <Heading level={1}>Pipelines</Heading>
        <div style={{ blockSize: '200vh' }} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const mark = canvas.getByText('Offline');
    const bar = canvas.getByRole('banner');
    window.scrollTo(0, 600);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeLessThan(0),
    );
    const [inner, outer] = [mark.getBoundingClientRect(), bar.getBoundingClientRect()];
    await expect(inner.top).toBeGreaterThanOrEqual(0);
    await expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
    await expect(inner.right).toBeLessThanOrEqual(window.innerWidth);
    // The banner announces it; a second status would repeat it.
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
};

export const OfflinePhone: Story = { ...Offline, globals: { viewport: { value: 'phone' } } };

function Vanishing() {
  const [left, setLeft] = useState(['Clear', 'Dismiss', 'Undo']);
  return (
    <>
      <Heading level={1}>Pipelines</Heading>
      <div role="group" aria-label="Hints">
        {left.map((name) => (
          <Button key={name} onPress={() => setLeft(left.filter((other) => other !== name))}>
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}

/** When a pressed button disappears, the focus moves to the next element, not to the start of the page. */
export const KeepsTheFocus: Story = {
  args: { children: <Vanishing /> },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Clear' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Undo' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

const searchable = {
  onSearch: fn(),
  onSearchIntent: fn(),
  onShowShortcuts: fn(),
  children: (
    <>
      <Heading level={1}>Pipelines</Heading>
      <SearchField label="Search pipelines" defaultValue="orders" />
      <TextField label="Name" />
    </>
  ),
} satisfies Partial<AppShellProps>;

/** The command palette has a button and keys. `/` goes to the search field of the page, `?` lists the keys. */
export const Keys: Story = {
  args: searchable,
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: /^Search or jump to… / });
    await step('The button loads the palette when the pointer reaches it', async () => {
      await userEvent.hover(button);
      await expect(args.onSearchIntent).toHaveBeenCalled();
      await userEvent.click(button);
      await expect(args.onSearch).toHaveBeenCalledTimes(1);
    });
    await step('Its keys work in a field too', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect(args.onSearch).toHaveBeenCalledTimes(2);
    });
    await step('In a field, single keys are typed', async () => {
      await userEvent.keyboard('/?');
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('/?');
      await expect(args.onShowShortcuts).not.toHaveBeenCalled();
    });
    await step('Elsewhere they act', async () => {
      button.focus();
      await userEvent.keyboard('?');
      await expect(args.onShowShortcuts).toHaveBeenCalledOnce();
      await userEvent.keyboard('/');
      const field = canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Search pipelines' });
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('orders');
      await userEvent.keyboard('s');
      await expect(field).toHaveValue('s');
    });
  },
};

export const WithoutSingleKeys: Story = {
  args: { ...searchable, hasSingleKeys: false },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Account / }).focus();
    await userEvent.keyboard('?/');
    await expect(args.onShowShortcuts).not.toHaveBeenCalled();
    await expect(canvas.getByRole('searchbox')).not.toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

/** An open dialog keeps all keys to itself. */
export const KeysOverADialog: Story = {
  args: searchable,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Search or jump to…' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    await screen.findByRole('dialog', { name: 'Navigation' });
    await userEvent.keyboard('{Control>}k{/Control}?');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(args.onShowShortcuts).not.toHaveBeenCalled();
  },
};
