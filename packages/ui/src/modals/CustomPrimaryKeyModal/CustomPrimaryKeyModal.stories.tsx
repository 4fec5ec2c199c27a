import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { SchemaColumn } from '../../domain/entities/schema.ts';
import { CustomPrimaryKeyModal } from './CustomPrimaryKeyModal.tsx';

const column = (name: string, rest: Partial<SchemaColumn> = {}): SchemaColumn => ({
  name,
  dataType: 'bigint',
  isNullable: false,
  isPrimaryKey: false,
  ...rest,
});
const columns = [
  column('id', { isPrimaryKey: true }),
  column('order_id'),
  column('created_at', { dataType: 'datetime' }),
  column('method', { dataType: 'string', isNullable: true }),
];

const meta = {
  title: 'Modals/CustomPrimaryKeyModal',
  component: CustomPrimaryKeyModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    table: 'public.payments',
    columns,
    customPrimaryKeys: [],
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CustomPrimaryKeyModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Custom primary key of “public.payments”' });
    await step('It says which key is used without a selection', async () => {
      await expect(dialog).toHaveTextContent('the table’s key (id) is used.');
    });
    await step('Columns selected in any order are submitted in table order', async () => {
      await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Select created_at' }));
      await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Select order_id' }));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Use as key' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        table: 'public.payments',
        customPrimaryKeys: ['order_id', 'created_at'],
      });
    });
  },
};

export const BackToOwnKey: Story = {
  args: { customPrimaryKeys: ['order_id'] },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Select order_id' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use table key' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ table: 'public.payments', customPrimaryKeys: [] });
  },
};

export const MayBeEmpty: Story = {
  args: { customPrimaryKeys: ['method'] },
  play: async () => expect(await screen.findByText('1 column can be empty.')).toBeVisible(),
};

export const WithoutAKey: Story = {
  args: { columns: columns.slice(1) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('This table has no key.');
    await expect(within(dialog).getByRole('button', { name: 'Use no key' })).toBeEnabled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: { table: `sales.${'payments_'.repeat(20)}`, columns: [column('created_at_'.repeat(20)), ...columns] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
