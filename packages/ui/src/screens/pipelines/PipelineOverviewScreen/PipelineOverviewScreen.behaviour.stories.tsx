import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PipelineOverviewScreen } from './PipelineOverviewScreen.tsx';
import { ids, liveOverview, type LiveOverviewProps } from './PipelineOverviewScreen.stories.data.tsx';

/* Actions on a pipeline, and how the page follows. */
const meta: Meta<LiveOverviewProps> = {
  ...liveOverview,
  title: 'Screens/Pipelines/PipelineOverviewScreen/Behaviour',
  tags: ['!autodocs'],
  component: PipelineOverviewScreen,
};
export default meta;
type Story = StoryObj<LiveOverviewProps>;

/** Pausing: requested, pending, done. The page updates without a manual refresh. */
export const PauseAndResume: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const later = () => canvas.getByRole('button', { name: 'Ten seconds later' }).click();
    const place = () => {
      const tiles = canvas.getByRole('region', { name: 'At a glance' });
      return { top: tiles.getBoundingClientRect().top, count: within(tiles).getAllByRole('term').length };
    };
    let settling: ReturnType<typeof place>;
    await step('During the transition the button is disabled', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
      await expect(await canvas.findByText('Pausing')).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /Resume/ })).toHaveAttribute('aria-disabled', 'true'),
      );
      await expect(canvas.getByText('Pausing.')).toBeVisible();
      settling = place();
      await expect(settling.count).toBe(5);
    });
    await step('The paused pipeline explains its state', async () => {
      later();
      await expect(await canvas.findByText('Paused.')).toBeVisible();
      await expect(canvas.getByText('Paused')).toBeVisible();
      await expect(place()).toEqual(settling);
    });
    await step('The pipeline runs again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
      const notice = await canvas.findByText('Starting.');
      await expect(notice).toBeVisible();
      await expect(place()).toEqual(settling);
      await expect(
        canvas.getByText('Syncing continues from where it stopped.', { exact: false }),
      ).toBeVisible();
      later();
      await expect(await canvas.findByText('Running')).toBeVisible();
    });
  },
};

/** From starting to running, driven only by the service's clock and its event. */
export const Starting: Story = {
  args: { id: ids.starting },
  play: async ({ canvas, step }) => {
    await step('The progress is shown', async () => {
      const notice = await canvas.findByText('Starting.');
      await expect(notice).toBeVisible();
      await expect(canvas.getByRole('button', { name: /Pause/ })).toHaveAttribute('aria-disabled', 'true');
    });
    await step('The page follows the service', async () => {
      canvas.getByRole('button', { name: 'Ten seconds later' }).click();
      await expect(await canvas.findByText('Running')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Pause' })).not.toHaveAttribute('aria-disabled');
    });
  },
};

/** While an action is pending, it cannot be requested again. */
export const Acting: Story = {
  args: { isActing: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Pause/ });
    await userEvent.click(button);
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Archive: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'More actions for Orders to warehouse' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await expect(args.onAction).toHaveBeenCalledWith({
      action: 'archive',
      pipeline: expect.objectContaining({ name: 'Orders to warehouse' }),
    });
    await expect(await canvas.findByText('Archived.')).toBeVisible();
  },
};
