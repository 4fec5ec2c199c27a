import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AdvancedSection } from './AdvancedSection.tsx';

const meta = {
  title: 'Forms/AdvancedSection',
  component: AdvancedSection,
  args: {
    defaults: 'Request timeout 300 seconds',
    children: <TextField label="Request timeout" suffix="seconds" defaultValue="300" />,
  },
} satisfies Meta<typeof AdvancedSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Collapsed, the section shows its current values', async () => {
      await expect(canvas.getByText('Request timeout 300 seconds')).toBeVisible();
      await expect(canvas.getByLabelText('Request timeout')).not.toBeVisible();
    });
    await step('Expanded, it shows the fields instead', async () => {
      await userEvent.click(canvas.getByText('Advanced options'));
      await expect(canvas.getByLabelText('Request timeout')).toBeVisible();
      await expect(canvas.getByText('Request timeout 300 seconds')).not.toBeVisible();
    });
  },
};

export const Open: Story = { args: { isInitiallyOpen: true } };
