import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: {
    label: 'About this window',
    trigger: <Button>Maintenance window</Button>,
    children: (close: () => void) => (
      <>
        <p>No sync starts between 02:00 and 04:00 UTC.</p>
        <Button size="small" onPress={close}>
          Got it
        </Button>
      </>
    ),
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Maintenance window' });
    await step('Enter opens it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('dialog', { name: 'About this window' })).toBeVisible();
    });
    await step('Its content can close it, and the focus returns to the button', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const Playground: Story = { args: { placement: 'top end' } };

export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByText(/No sync starts/)).toBeVisible();
  },
};
