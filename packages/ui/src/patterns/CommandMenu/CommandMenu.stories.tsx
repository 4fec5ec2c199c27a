import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready, type Remote } from '../../domain/outcome/remote.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CardIcon } from '../../primitives/Icon/icons/CardIcon.ts';
import { HomeIcon } from '../../primitives/Icon/icons/HomeIcon.ts';
import { MoonIcon } from '../../primitives/Icon/icons/MoonIcon.ts';
import { PlusIcon } from '../../primitives/Icon/icons/PlusIcon.ts';
import { LinkRouter } from '../../primitives/LinkRouter/LinkRouter.tsx';
import type { CommandGroup, CommandItem } from './CommandMenu.logic.ts';
import { CommandMenu, type CommandMenuProps } from './CommandMenu.tsx';

/** The menu of a product that writes invoices. */
const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    heading: 'Go to',
    items: [
      { id: 'home', label: 'Overview', href: '/overview', mark: <HomeIcon size={17} /> },
      {
        id: 'invoices',
        label: 'Invoices',
        href: '/invoices',
        mark: <CardIcon size={17} />,
        keywords: 'billing',
        detail: '3 overdue',
      },
    ],
  },
  {
    id: 'commands',
    heading: 'Commands',
    items: [
      { id: 'create', label: 'Write an invoice', mark: <PlusIcon size={17} />, shortcut: 'N' },
      { id: 'dark', label: 'Use the dark theme', mark: <MoonIcon size={17} />, keywords: 'appearance' },
    ],
  },
];

const navigate = fn();

/** The usual setup: the product holds the query, and closes the menu once something is chosen. */
function Held(args: CommandMenuProps<CommandItem>) {
  const [isOpen, setOpen] = useState(args.isOpen);
  const [query, setQuery] = useState(args.query);
  const close = () => {
    setOpen(false);
    setQuery('');
    args.onClose();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search or jump to…</Button>
      <CommandMenu
        {...args}
        isOpen={isOpen}
        query={query}
        onQueryChange={(typed) => {
          setQuery(typed);
          args.onQueryChange(typed);
        }}
        onChoose={(item) => {
          args.onChoose(item);
          close();
        }}
        onClose={close}
      />
    </>
  );
}

const meta: Meta<CommandMenuProps<CommandItem>> = {
  title: 'Patterns/CommandMenu',
  component: CommandMenu<CommandItem>,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    query: '',
    onQueryChange: fn(),
    groups,
    onChoose: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <LinkRouter navigate={navigate}>
        <Story />
      </LinkRouter>
    ),
  ],
  beforeEach: () => void navigate.mockClear(),
  render: (args) => <Held {...args} />,
};
export default meta;
type Story = StoryObj<CommandMenuProps<CommandItem>>;

const field = () => screen.getByRole('searchbox');
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const announcement = () => within(screen.getByRole('dialog')).getByRole('status');
const focused = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

/** Pages and commands of any product. */
export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('All of them are listed, and the field has the focus', async () => {
      await waitFor(() => expect(field()).toHaveFocus());
      await expect(screen.getAllByRole('option')).toHaveLength(4);
      await expect(await option('Invoices 3 overdue')).toHaveAttribute('href', '/invoices');
    });
    await step('Nothing is marked yet, so Enter runs nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).not.toHaveBeenCalled();
    });
    await step('Other words find a command; Enter runs it', async () => {
      await userEvent.keyboard('appear');
      await waitFor(() => expect(announcement()).toHaveTextContent('1 result'));
      await waitFor(() => expect(focused()).toHaveTextContent('Use the dark theme'));
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledOnce();
      await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'dark' }));
      await expect(navigate).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Playground: Story = {
  args: {
    label: 'Find in Ledgerline',
    note: 'You are offline. Only pages and commands are searched.',
    results: [{ id: 'customers', heading: 'Customers', items: ready([{ id: '1', label: 'Acme' }]) }],
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Find in Ledgerline' })).toBeVisible();
    await expect(screen.getByText('You are offline. Only pages and commands are searched.')).toBeVisible();
  },
};

/** The row of a page is a link, which the router of the product follows. */
export const Pages: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), 'billing');
    await waitFor(() => expect(focused()).toHaveTextContent('Invoices'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'invoices' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/invoices', undefined);
  },
};

/** The menu teaches the keys that do the same elsewhere. It does not listen for them. */
export const Shortcuts: Story = {
  play: async ({ args, userEvent }) => {
    const row = await option(/^Write an invoice/);
    await expect(within(row).getByText('N')).toBeVisible();
    await userEvent.click(row);
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'create' }));
  },
};

const customers: readonly CommandItem[] = ['Acme Shipping', 'Acme Tools', 'Brightwater'].map((label) => ({
  id: label,
  label,
  href: `/customers/${label.toLowerCase().replaceAll(' ', '-')}`,
  mark: <Avatar name={label} size="small" />,
  detail: 'Customer',
}));

/** A service that answers a moment later. */
function Searched(args: CommandMenuProps<CommandItem>) {
  const [query, setQuery] = useState(args.query);
  const [found, setFound] = useState<Remote<readonly CommandItem[]>>(loading);
  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = query.trim().toLowerCase();
      setFound(ready(customers.filter(({ label }) => label.toLowerCase().includes(wanted))));
    }, 50);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <CommandMenu
      {...args}
      query={query}
      onQueryChange={(typed) => {
        setQuery(typed);
        // What was found for the previous query stays until the next answer.
        setFound((before) => (before.state === 'ready' ? { ...before, isOutdated: true } : before));
      }}
      results={[{ id: 'customers', heading: 'Customers', items: found }]}
    />
  );
}

/** Each group of results has a `Remote`. Known items are there at once; what a service finds follows below them. */
export const AsyncResults: Story = {
  render: (args) => <Searched {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), 'ac');
    await option('Acme Shipping Customer');
    const group = within(screen.getByRole('group', { name: 'Customers' }));
    await expect(group.getAllByRole('option')).toHaveLength(2);
    await waitFor(() => expect(announcement()).toHaveTextContent(/^\d results$/));
    await userEvent.type(field(), 'me t');
    await waitFor(() => expect(focused()).toHaveTextContent('Acme Tools'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ href: '/customers/acme-tools' }),
    );
  },
};

export const Searching: Story = {
  args: { query: 'inv', results: [{ id: 'customers', heading: 'Customers', items: loading }] },
  play: async () => {
    await option(/^Invoices/);
    await expect(announcement()).toHaveTextContent('Searching…');
  },
};

/** Choosing the row searches again. The other groups are not affected. */
export const Failed: Story = {
  args: {
    query: 'inv',
    results: [{ id: 'customers', heading: 'Customers', items: failed({ kind: 'network' }) }],
    onRetry: fn(),
  },
  play: async ({ args, userEvent }) => {
    await option(/^Invoices/);
    await userEvent.click(await option('Customers could not be searched. Try again'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onRetry).toHaveBeenCalledWith('customers');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** A group that is only shown before anything is typed. */
export const Recent: Story = {
  args: {
    groups: [
      { id: 'recent', heading: 'Recent', isInitialOnly: true, items: customers.slice(0, 2) },
      ...groups,
    ],
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('group', { name: 'Recent' })).toBeVisible();
    await userEvent.type(field(), 'a');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull());
  },
};

export const NothingFound: Story = {
  args: { query: 'no such thing' },
  play: async () => {
    await waitFor(() => expect(announcement()).toHaveTextContent('Nothing matches “no such thing”.'));
    await expect(screen.queryByRole('group')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'pages',
        heading: 'Go to',
        items: [{ id: 'long', label: 'Invoice '.repeat(60), detail: 'overdue '.repeat(30), shortcut: 'G I' }],
      },
    ],
  },
  play: async () => {
    const list = await screen.findByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** A phone has no Escape: there is a button. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
