import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../domain/entities/id.ts';
import type { Pipeline } from '../../domain/entities/pipeline.ts';
import { ChangeFrequencyModal, type ChangeFrequencyModalProps } from './ChangeFrequencyModal.tsx';

const quarter = 900_000;
const pipeline = (id: number, name: string, more: Partial<Pipeline> = {}): Pipeline => ({
  id: toId(id),
  name,
  status: 'running',
  sourceSyncFrequency: quarter,
  ...more,
});
const orders = pipeline(1, 'Orders to warehouse', {
  source: { id: toId(4), name: 'Shop database', type: 'postgres' },
  destination: { id: toId(2), name: 'Warehouse', type: 'snowflake' },
});
const storefront = pipeline(2, 'Storefront sync');
const draft = pipeline(3, 'Ops tables', { status: 'draft' });
const archived = pipeline(4, 'Old orders', { status: 'archived' });

const meta: Meta<ChangeFrequencyModalProps> = {
  title: 'Modals/ChangeFrequencyModal',
  component: ChangeFrequencyModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    pipelines: [orders, storefront, draft, archived],
    outcomes: new Map(),
    onConfirm: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<ChangeFrequencyModalProps>;

export const Default: Story = {
  tags: ['visual', 'state:many'],
  play: async ({ args, userEvent, step }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Change the frequency of 2 pipelines?' }),
    );
    await step(
      'It lists what changes with the frequency of now, and what does not change with the reason',
      async () => {
        await expect(dialog.getByRole('list', { name: 'To be changed' })).toHaveTextContent(
          /Shop database → Warehouse · Every 15 minutes/,
        );
        const left = dialog.getByRole('list', { name: 'Not changed' });
        await expect(left).toHaveTextContent(/Ops tables.*Not set up yet.*Old orders.*Archived/);
      },
    );
    await step('The safe button has the focus', async () => {
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    });
    await step('The choice goes to those that can change', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /Every 15 minutes.*Source frequency/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Every 6 hours' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Change frequency' }));
      await expect(args.onConfirm).toHaveBeenLastCalledWith([orders, storefront], 6 * 3_600_000);
    });
  },
};

export const Playground: Story = { args: { isOffline: false } };

export const One: Story = {
  tags: ['state:one'],
  args: { pipelines: [orders] },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Change the frequency of “Orders to warehouse”?' });
  },
};

/** The requests run: nothing can be sent twice. */
export const Saving: Story = {
  args: {
    outcomes: new Map([
      [1, { state: 'done' }],
      [2, { state: 'pending' }],
    ]),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('img', { name: 'Saving…' })).toBeInTheDocument();
    await expect(dialog.queryByText('Source frequency')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** One was refused for a while: it is named, and only it is tried again. */
export const Failed: Story = {
  args: {
    outcomes: new Map([
      [1, { state: 'done' }],
      [2, { state: 'failed', problem: { kind: 'http', status: 503 } }],
    ]),
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: '1 of 2 pipelines is on the new frequency' }),
    );
    await expect(dialog.getByRole('alert')).toHaveTextContent('The service had an error.');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith([storefront], quarter);
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('You are offline.');
    await expect(within(dialog).getByRole('button', { name: 'Change frequency' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { pipelines: [pipeline(5, 'Donaudampfschifffahrt'.repeat(12)), storefront] },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'small' } } };
