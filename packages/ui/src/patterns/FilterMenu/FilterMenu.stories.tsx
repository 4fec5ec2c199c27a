import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { holdSearches } from '../../internal/heldTimers.stories.data.ts';
import { ConnectorMark } from '../ConnectorMark/ConnectorMark.tsx';
import { FilterMenu, type FilterMenuProps } from './FilterMenu.tsx';

const option = (value: string, label: string) => ({
  value,
  label,
  icon: <ConnectorMark type={value} size="small" />,
});

function Held(args: FilterMenuProps) {
  const [value, setValue] = useState(args.value);
  return (
    <FilterMenu
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/FilterMenu',
  component: FilterMenu,
  args: {
    label: 'Source type',
    allLabel: 'All source types',
    groups: [
      { label: 'In use', options: [option('postgres', 'PostgreSQL'), option('stripe', 'Stripe')] },
      { label: 'Other types', options: [option('airtable', 'Airtable'), option('github', 'GitHub')] },
    ],
    value: undefined,
    onChange: fn(),
    onOpen: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FilterMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = () => screen.getAllByRole('option').map((item) => item.textContent);

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Source type' });
    await step('It opens with all options and the focus in the search', async () => {
      await userEvent.click(button);
      await expect(args.onOpen).toHaveBeenCalledOnce();
      const search = await screen.findByRole('searchbox', { name: 'Search source types' });
      await waitFor(() => expect(search).toHaveFocus());
      await expect(labels()).toEqual(['All source types', 'PostgreSQL', 'Stripe', 'Airtable', 'GitHub']);
    });
    await step('The search filters them; arrows and Enter select', async () => {
      await userEvent.keyboard('git');
      await waitFor(() => expect(labels()).toEqual(['GitHub']));
      const search = screen.getByRole('searchbox');
      await expect(search).toHaveFocus();
      await expect(search).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('github');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'GitHub' })).toHaveFocus());
    });
  },
};

export const Playground: Story = { args: { value: 'oracle', valueLabel: 'Oracle' } };

/** Enter in the search selects the first match. */
export const EnterSelectsFirstMatch: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Source type' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'str{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('stripe');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Chosen: Story = {
  tags: ['visual'],
  args: { value: 'stripe' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stripe' }));
    const group = await screen.findByRole('group', { name: 'In use' });
    const chosen = within(group).getByRole('option', { name: 'Stripe', selected: true });
    await expect(screen.getByRole('searchbox')).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.click(screen.getByRole('option', { name: 'All source types' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Source type' }));
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await expect(await screen.findByText('No matches')).toBeVisible();
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

/** The options follow 250 ms after the last letter (spec §5). Enter does not wait for them. */
export const Debounced: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Source type' }));
    const search = await screen.findByRole('searchbox');
    const searches = holdSearches();
    try {
      await userEvent.type(search, 'git');
      await expect(labels()).toHaveLength(5);
      await expect(searches.waiting()).toBe(1);
      searches.run();
      await waitFor(() => expect(labels()).toEqual(['GitHub']));
      await userEvent.clear(search);
      await userEvent.type(search, 'air{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('airtable');
    } finally {
      searches.release();
    }
  },
};

/** At most 1,000 options are shown, or `maxShown`, and the menu says so (spec §5). “All source types” is none of them. */
export const MoreThanShown: Story = {
  args: { maxShown: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Source type' }));
    const hint = 'The first 3 of 4 are shown. Search to find the others.';
    await expect(await screen.findByText(hint)).toBeVisible();
    await expect(labels()).toEqual(['All source types', 'PostgreSQL', 'Stripe', 'Airtable']);
    await userEvent.type(screen.getByRole('searchbox'), 'git');
    await waitFor(() => expect(labels()).toEqual(['GitHub']));
    await expect(screen.queryByText(hint)).toBeNull();
  },
};

const thousands = Array.from({ length: 5_000 }, (_, index) => ({
  value: String(index),
  label: `Warehouse ${index}`,
}));

/** Only the options in view are rendered, of the 1,000 that are shown at most. The keys reach all of them. */
export const Thousands: Story = {
  args: { label: 'Destination', allLabel: 'All destinations', groups: [{ options: thousands }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Destination' }));
    await screen.findByRole('option', { name: 'Warehouse 3' });
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    const search = screen.getByRole('searchbox');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    const last = await screen.findByRole('option', { name: 'Warehouse 999' });
    await expect(search).toHaveAttribute('aria-activedescendant', last.id);
    await expect(last).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('999');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Source type' }));
    const dialog = await screen.findByRole('dialog', { name: 'Source type' });
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
