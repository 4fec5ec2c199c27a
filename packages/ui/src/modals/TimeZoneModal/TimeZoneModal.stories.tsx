import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TimeZoneModal } from './TimeZoneModal.tsx';

const meta = {
  title: 'Modals/TimeZoneModal',
  component: TimeZoneModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: { isOpen: true, timeZone: 'Europe/Berlin', onChoose: fn(), onClose: fn() },
} satisfies Meta<typeof TimeZoneModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Time zone' });

/** A city is found by a part of its name, and applies at once. */
export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const box = await field();
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveValue('Berlin, Europe (UTC+01:00)');
    await step('With the keyboard alone', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, 'new york');
      await screen.findByRole('option', { name: /^New York/ });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('America/New_York'));
    });
    await step('Nothing is chosen by leaving', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onChoose).toHaveBeenCalledOnce();
    });
  },
};

export const Playground: Story = { args: { timeZone: 'UTC' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
