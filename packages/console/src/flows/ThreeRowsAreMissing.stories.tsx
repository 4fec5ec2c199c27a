import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ConsoleStage, flow } from './ConsoleStage.stories.data.tsx';
import { forgetAnnouncements, press, seeDialog, seeHeading } from './steps.stories.data.ts';

/**
 * A colleague says that three orders are missing in the warehouse, and the pipeline is healthy. Counts at both ends show that
 * it is so, the table is loaded again, and the next counts are equal.
 */
const meta = {
  ...flow,
  title: 'Flows/Three rows are missing',
  component: ConsoleStage,
  args: { start: '/pipelines/1/overview' },
  parameters: { ...flow.parameters, service: 'silentFailures' },
} satisfies Meta<typeof ConsoleStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const hour = 3_600_000;

/** The row of a table in the comparison. */
const seeOrders = async () =>
  within(await seeDialog('Compare row counts')).findByRole('row', { name: /^public\.orders/ });

export const ThreeRowsAreMissing: Story = {
  play: async ({ step, userEvent, loaded }) => {
    const { service } = loaded.service;

    await step('The pipeline is healthy, as far as its syncs tell', async () => {
      await seeHeading('Orders to warehouse');
      await expect(await screen.findByText('Healthy.', {}, { timeout: 10_000 })).toBeVisible();
    });
    await step('The table is counted at the source only: no verdict', async () => {
      await press(userEvent, 'button', 'Compare row counts');
      await expect(await seeOrders()).toHaveTextContent('Counted at the source only.');
      await userEvent.click(await within(await seeOrders()).findByRole('button', { name: /^Add metric/ }));
      await waitFor(async () => expect(within(await seeOrders()).queryByRole('button')).toBeNull(), {
        timeout: 10_000,
      });
      await userEvent.keyboard('{Escape}');
    });
    await step('Counted in the same hour, three rows are missing', async () => {
      service.advance(hour);
      await press(userEvent, 'button', 'Compare row counts');
      await waitFor(
        async () => {
          await expect(await seeOrders()).toHaveTextContent('Rows missing');
          await expect(await seeOrders()).toHaveTextContent('3 fewer than at the source.');
        },
        { timeout: 10_000 },
      );
    });
    await step('The table alone is loaded again', async () => {
      await userEvent.click(within(await seeOrders()).getByRole('button', { name: /^Resync table/ }));
      const dialog = within(await seeDialog('Resync tables of “Orders to warehouse”'));
      await userEvent.click(await dialog.findByRole('button', { name: /^Resync 1 table/ }));
    });
    await step('The next counts are equal', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 10_000 });
      service.advance(2 * hour);
      await press(userEvent, 'button', 'Compare row counts');
      await waitFor(async () => expect(await seeOrders()).toHaveTextContent('Equal'), { timeout: 10_000 });
      await userEvent.keyboard('{Escape}');
    });
    forgetAnnouncements();
  },
};
