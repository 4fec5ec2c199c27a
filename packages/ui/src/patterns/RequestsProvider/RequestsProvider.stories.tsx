import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { WizardFooter } from '../Wizard/WizardFooter.tsx';
import { WizardSheet } from '../Wizard/WizardSheet.tsx';
import { RequestsProvider } from './RequestsProvider.tsx';

const meta = {
  title: 'Patterns/RequestsProvider',
  component: RequestsProvider,
  args: {
    children: (
      <WizardSheet
        footer={
          <WizardFooter
            next={
              <Button tone="accent" variant="solid">
                Save settings
              </Button>
            }
          />
        }
      >
        The form
      </WizardSheet>
    ),
  },
} satisfies Meta<typeof RequestsProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without requests the sheet is as usual. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save settings' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Show the request' })).toBeNull();
  },
};

/** The last row of the sheet offers to show them. */
export const Playground: Story = {
  args: { source: () => Promise.resolve({ requests: [] }) },
  play: async ({ canvas }) => {
    const offer = canvas.getByRole('button', { name: 'Show the request' }).getBoundingClientRect();
    const save = canvas.getByRole('button', { name: 'Save settings' }).getBoundingClientRect();
    await expect(offer.bottom).toBeLessThanOrEqual(save.top);
  },
};
