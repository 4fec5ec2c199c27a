import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { defaultPipelineLogView } from '../../../domain/views/pipelineLog.ts';
import { PipelineLogsScreen } from './PipelineLogsScreen.tsx';
import { liveLogs, type LiveLogsProps } from './PipelineLogsScreen.stories.data.tsx';

/* A custom range of the log. */
const meta: Meta<LiveLogsProps> = {
  ...liveLogs,
  title: 'Screens/Pipelines/PipelineLogsScreen/Range',
  tags: ['!autodocs'],
  component: PipelineLogsScreen,
  parameters: { ...liveLogs.parameters, present: { timeZone: 'Europe/Berlin' } },
};
export default meta;
type Story = StoryObj<LiveLogsProps>;

/** Chosen in the filter, entered in the user's time zone, and part of the view. */
export const Custom: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const enter = (name: string, value: string) =>
      fireEvent.change(canvas.getByLabelText(name), { target: { value } });
    await step('The inputs open with the focus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Last 24 hours' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Custom range…' }));
      await waitFor(() => expect(canvas.getByLabelText('From')).toHaveFocus());
      await expect(canvas.getByText(/^Times are in Europe\/Berlin \((CET|GMT\+1)\)/)).toBeVisible();
      await expect(args.onViewChange).not.toHaveBeenCalled();
    });
    await step('Errors are beside the inputs', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
      await expect(canvas.getByLabelText('From')).toHaveAccessibleDescription(
        'Enter a start, an end or both.',
      );
      await enter('From', '2026-03-04T10:30');
      await enter('To', '2026-03-04T10:00');
      await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
      await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription(
        'The end must be after the start.',
      );
      await expect(canvas.getByLabelText('To')).toHaveFocus();
      await expect(args.onViewChange).not.toHaveBeenCalled();
    });
    await step('The range is applied', async () => {
      await enter('To', '2026-03-04T11:00');
      await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({
        ...defaultPipelineLogView,
        from: new Date('2026-03-04T09:30:00Z'),
        to: new Date('2026-03-04T10:00:00Z'),
      });
      await expect(await canvas.findByRole('button', { name: /^From 4 Mar 2026, 10:30:00/ })).toBeVisible();
    });
    await step('Cancel returns to the default', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.queryByLabelText('From')).not.toBeInTheDocument();
      await expect(args.onViewChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ range: 'day', from: undefined, to: undefined }),
      );
    });
  },
};

/** As a link to a line opens it. An end that is not edited stays exact. */
export const FromLink: Story = {
  args: { view: { ...defaultPipelineLogView, range: 'all', to: new Date('2026-03-04T09:59:07.123Z') } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('To')).toHaveValue('2026-03-04T10:59');
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-03-04T08:00' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        from: new Date('2026-03-04T07:00Z'),
        to: new Date('2026-03-04T09:59:07.123Z'),
      }),
    );
  },
};
export const OnPhone: Story = {
  args: FromLink.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText('From')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
