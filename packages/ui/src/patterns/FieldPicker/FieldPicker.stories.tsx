import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, within } from 'storybook/test';
import type { SchemaColumn } from '../../domain/entities/schema.ts';
import { FieldPicker, type FieldPickerProps } from './FieldPicker.tsx';

const field = (name: string): SchemaColumn => ({
  name,
  dataType: 'string',
  isNullable: true,
  isPrimaryKey: false,
});

function Kept(props: FieldPickerProps) {
  const [selected, setSelected] = useState(props.selected);
  return <FieldPicker {...props} selected={selected} onChange={setSelected} />;
}

const meta = {
  title: 'Patterns/FieldPicker',
  component: FieldPicker,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Columns of orders',
    fields: ['status', 'customer_email', 'billing_email', 'notes', 'total_cents'].map(field),
    selected: new Set(['notes']),
    onChange: () => undefined,
  },
} satisfies Meta<typeof FieldPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, step }) => {
    const grid = canvas.getByRole('grid', { name: 'Columns of orders' });
    const ticked = () =>
      within(grid)
        .getAllByRole('checkbox', { name: /^Select (?!all)/, checked: true })
        .map((box) => box.getAttribute('aria-label'));
    await step('Select-all acts on the matching columns only', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'EMAIL');
      await userEvent.click(canvas.getByRole('button', { name: 'Select All Filtered' }));
      await expect(canvas.getByRole('button', { name: 'Deselect All Filtered' })).toBeVisible();
      await userEvent.clear(canvas.getByRole('searchbox'));
      await expect(ticked()).toEqual(['Select customer_email', 'Select billing_email', 'Select notes']);
      await expect(canvas.getByText('3 of 5 columns selected')).toBeVisible();
    });
    await step('Selects all, then none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Select All' }));
      await expect(ticked()).toHaveLength(5);
      await userEvent.click(canvas.getByRole('button', { name: 'Deselect All' }));
      await expect(canvas.getByText('0 of 5 columns selected')).toBeVisible();
    });
    await step('Space presses the focused checkbox', async () => {
      await userEvent.click(within(grid).getByRole('rowheader', { name: 'status' }));
      await userEvent.keyboard('{ArrowDown}[Space]');
      await expect(ticked()).toEqual(['Select customer_email']);
    });
  },
};

/** Products that still use the former name see the same. */
export const FormerName: Story = {
  tags: ['!autodocs', '!dev'],
  // The development warning is expected here.
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mockRestore();
  },
  args: { selected: undefined, picked: new Set(['status', 'notes']) },
  render: (args) => <FieldPicker {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5 columns selected')).toBeVisible();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing');
    const answer = canvas.getByText('No matching columns.');
    await expect(answer).toBeVisible();
    // The message takes the place of the first row.
    const head = canvas.getByRole('columnheader', { name: 'Column' }).getBoundingClientRect();
    await expect(answer.getBoundingClientRect().top).toBeLessThan(head.bottom + 40);
    await expect(canvas.getByRole('button', { name: 'Select All Filtered' })).toBeDisabled();
  },
};

export const Many: Story = {
  args: { fields: Array.from({ length: 2_000 }, (_, index) => field(`${'column_'.repeat(12)}${index}`)) },
};
