import { holdCountdowns, runCountdowns } from '../../internal/heldTimers.stories.data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../domain/entities/id.ts';
import type { Pipeline } from '../../domain/entities/pipeline.ts';
import { ResyncPipelinesModal, type ResyncPipelinesModalProps } from './ResyncPipelinesModal.tsx';

const pipeline = (id: number, name: string, more: Partial<Pipeline> = {}): Pipeline => ({
  id: toId(id),
  name,
  status: 'running',
  ...more,
});
const orders = pipeline(1, 'Orders to warehouse', {
  source: { id: toId(4), name: 'Shop database', type: 'postgres' },
  destination: { id: toId(2), name: 'Warehouse', type: 'snowflake' },
});
const storefront = pipeline(2, 'Storefront sync');
const draft = pipeline(3, 'Ops tables', { status: 'draft' });

const meta: Meta<ResyncPipelinesModalProps> = {
  title: 'Modals/ResyncPipelinesModal',
  component: ResyncPipelinesModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    isOpen: true,
    pipelines: [orders, storefront, draft],
    outcomes: new Map(),
    onConfirm: fn(),
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<ResyncPipelinesModalProps>;

export const Default: Story = {
  tags: ['visual', 'state:many'],
  play: async ({ args, userEvent, step }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Resync all tables of 2 pipelines?' }),
    );
    const field = dialog.getByRole('textbox', { name: /^Type “2 pipelines”/ });
    const answer = dialog.getByRole('button', { name: 'Resync 2 pipelines' });
    await expect(dialog.getByRole('list', { name: 'Not changed' })).toHaveTextContent('Not set up yet');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await step('Nothing is sent until the number is typed', async () => {
      await userEvent.click(answer);
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription('Type “2 pipelines”.');
    });
    await step('Then all tables of those that can be resynced are', async () => {
      await userEvent.type(field, '2 pipelines');
      await userEvent.click(dialog.getByRole('radio', { name: /without deleting/ }));
      await userEvent.click(answer);
      await expect(args.onConfirm).toHaveBeenLastCalledWith([orders, storefront], {
        resyncTables: [],
        allResyncSelected: true,
        resetState: false,
      });
    });
  },
};

export const Playground: Story = { args: { isOffline: false } };

export const One: Story = {
  tags: ['state:one'],
  args: { pipelines: [orders, draft] },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Resync all tables of “Orders to warehouse”?',
    });
    await expect(within(dialog).getByRole('textbox', { name: /^Type “1 pipeline”/ })).toBeVisible();
  },
};

export const Saving: Story = {
  args: {
    outcomes: new Map([
      [1, { state: 'done' }],
      [2, { state: 'pending' }],
    ]),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('img', { name: 'Starting resync…' })).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** The service limits requests: the wait is said, and nothing is sent before it is over. */
export const Failed: Story = {
  beforeEach: holdCountdowns,
  args: {
    outcomes: new Map([
      [1, { state: 'done' }],
      [2, { state: 'failed', problem: { kind: 'http', status: 429, retryAfterMs: 900 } }],
    ]),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '1 of 2 pipelines is resyncing' });
    await expect(dialog).toHaveTextContent('You can try again in 1 s.');
    await expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeDisabled();
    runCountdowns();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeEnabled());
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('You are offline.');
    await expect(within(dialog).getByRole('button', { name: 'Resync 2 pipelines' })).toBeDisabled();
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
