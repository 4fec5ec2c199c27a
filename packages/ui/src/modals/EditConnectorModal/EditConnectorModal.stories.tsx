import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../domain/entities/id.ts';
import { EditConnectorModal } from './EditConnectorModal.tsx';

const pipeline = (id: number, name: string, status = 'running', lastError: string | null = null) => ({
  id: toId<'pipeline'>(id),
  name,
  status,
  lastError,
  source: { id: toId<'source'>(1), name: 'Production Postgres', type: 'postgres' },
  destination: { id: toId<'destination'>(2), name: 'Analytics', type: 'snowflake' },
});
/** An error that stops a pipeline of this source. */
const refused = 'PostgreSQL refused the password.';

const meta = {
  title: 'Modals/EditConnectorModal',
  component: EditConnectorModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    kind: 'source',
    name: 'Production Postgres',
    pipelines: [pipeline(1, 'Orders to warehouse'), pipeline(2, 'Storefront sync', 'errored')],
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditConnectorModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Save the changes to “Production Postgres”?';

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await step('It names the affected pipelines and the effect on them', async () => {
      await expect(dialog).toHaveTextContent('2 other pipelines use this source');
      const list = within(screen.getByRole('list', { name: 'Pipelines that use this source' }));
      await expect(list.getAllByRole('listitem')[1]).toHaveTextContent('Storefront syncID 2Errored');
      await expect(dialog).not.toHaveTextContent('more');
    });
    await step('The safe button has the focus, and Escape closes', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('Save confirms', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
      await expect(args.onConfirm).toHaveBeenLastCalledWith([]);
    });
  },
};

const withStart = {
  scope: 'all',
  offersStart: true,
  saved: { name: 'Production Postgres', type: 'postgres', lastTest: undefined },
  pipelines: [
    pipeline(1, 'Orders to warehouse'),
    pipeline(2, 'Payouts audit', 'paused'),
    pipeline(3, 'Prices', 'errored', 'Snowflake refused the password.'),
    pipeline(4, 'Storefront sync', 'errored', refused),
    pipeline(5, 'Refunds', 'errored', refused),
    pipeline(6, 'Stock', 'errored', 'The table t1 has no primary key.'),
  ],
} as const;

/**
 * Changes that may repair the connection offer to start the stopped pipelines. Those that stopped for another reason, or
 * that a person paused, are not chosen.
 */
export const WithStart: Story = {
  args: withStart,
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('alertdialog', { name: title });
    const choice = within(within(dialog).getByRole('list', { name: 'Pipelines to start' }));
    await step('Those that this source refused come first and are chosen, others are not', async () => {
      const items = choice.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(items).toEqual([
        'Storefront syncErrored',
        'RefundsErrored',
        'PricesErrored',
        'StockErrored',
        'Payouts auditPaused',
      ]);
      const chosen = choice.getAllByRole('checkbox', { checked: true });
      await expect(chosen).toHaveLength(2);
      await expect(chosen[0]).toHaveAccessibleName('Storefront sync');
      await expect(chosen[1]).toHaveAccessibleName('Refunds');
    });
    await step('The running one is named apart', async () => {
      const others = within(dialog).getByRole('list', { name: 'Other pipelines that use this source' });
      await expect(within(others).getAllByRole('listitem')).toHaveLength(1);
    });
    await step('The button counts, and passes the choice on', async () => {
      await userEvent.click(choice.getByRole('checkbox', { name: 'Refunds' }));
      await userEvent.click(choice.getByRole('checkbox', { name: 'Payouts audit' }));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save and start 2 pipelines' }));
      await expect(args.onConfirm).toHaveBeenLastCalledWith([4, 2]);
    });
  },
};

/** The failed pipeline that led to the form is chosen, whatever its error says. */
export const WithStartOfARepair: Story = {
  args: { ...withStart, repaired: toId(6) },
  play: async () => {
    const choice = within(await screen.findByRole('list', { name: 'Pipelines to start' }));
    await expect(choice.getByRole('checkbox', { name: 'Stock' })).toBeChecked();
    await expect(choice.getByRole('checkbox', { name: 'Prices' })).not.toBeChecked();
  },
};

/** Nothing tells that the failed pipelines have to do with this connector: they are offered, and none is chosen. */
export const WithStartOfOtherCauses: Story = {
  args: { offersStart: true, pipelines: [pipeline(4, 'Storefront sync', 'errored', refused)] },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'Storefront sync' })).not.toBeChecked();
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
  },
};

/** Without a choice the button only saves. */
export const NothingToStart: Story = {
  args: { offersStart: true, pipelines: [pipeline(2, 'Payouts audit', 'paused')] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith([]);
  },
};

/** Of many stopped pipelines, twenty can be chosen here. */
export const ManyToStart: Story = {
  args: {
    offersStart: true,
    saved: withStart.saved,
    pipelines: Array.from({ length: 40 }, (_, index) =>
      pipeline(index + 1, `Shard ${index + 1}`, 'errored', refused),
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await expect(within(dialog).getAllByRole('checkbox')).toHaveLength(20);
    await expect(dialog).toHaveTextContent('and 15 more');
    await expect(within(dialog).getByRole('button', { name: 'Save and start 20 pipelines' })).toBeVisible();
  },
};

/** Offline, nothing is sent (F1). */
export const Offline: Story = {
  args: { isOffline: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await expect(dialog).toHaveTextContent('You are offline.');
  },
};

export const One: Story = {
  args: { kind: 'destination', pipelines: [pipeline(1, 'Orders to warehouse')] },
  play: async () =>
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      '1 other pipeline uses this destination',
    ),
};

/** Of many pipelines, the first five are named and the others are counted. */
export const Many: Story = {
  args: {
    pipelines: Array.from({ length: 1_205 }, (_, index) =>
      pipeline(index + 1, index === 0 ? 'Donaudampfschifffahrt'.repeat(12) : `Pipeline ${index + 1}`),
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
    await expect(dialog).toHaveTextContent('and 1,200 more');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** The list failed to load: the dialog shows the failure, and still asks. */
export const Unknown: Story = {
  tags: ['state:failed'],
  args: { pipelines: null },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: title })).toHaveTextContent(
      'The list of other pipelines that use this source failed to load.',
    );
    await expect(screen.queryByRole('list')).toBeNull();
  },
};

/** The service did not send the whole list. */
export const Incomplete: Story = {
  args: { hasMore: true },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/At least \d+ other pipelines use this/);
  },
};

/** On the connector's own page no pipeline is being set up, so all that use it are named. */
export const All: Story = {
  args: { scope: 'all' },
  play: async () =>
    expect(await screen.findByRole('alertdialog', { name: title })).toHaveTextContent(
      '2 pipelines use this source. The new values apply to all of them once you save.',
    ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    name: 'Production_database_'.repeat(12),
    pipelines: [pipeline(1, 'Orders_to_warehouse_'.repeat(12))],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
