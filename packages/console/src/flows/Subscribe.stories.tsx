import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { ConsoleStage, flow } from './ConsoleStage.stories.data.tsx';
import {
  arriveAt,
  forgetAnnouncements,
  press,
  seeDialog,
  seeHeading,
  seeProviderPage,
  seeRow,
} from './steps.stories.data.ts';

/**
 * The trial of an account has ended, so every page leads to billing. The admin chooses a plan, enters a card at the
 * payment provider, subscribes, and continues where the trial has stopped the work.
 */
const meta = {
  ...flow,
  title: 'Flows/Subscribe',
  component: ConsoleStage,
  args: { start: '/pipelines/list' },
  parameters: { ...flow.parameters, service: 'trialExpired' },
} satisfies Meta<typeof ConsoleStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = { 'Card number': '4242 4242 4242 4242', 'Expiry, MM/YY': '12/34', 'Security code': '123' };

export const Subscribe: Story = {
  play: async ({ step, userEvent }) => {
    const question = async () => within(await seeDialog('Subscribe to “Growth”?'));

    await step('The list of pipelines leads to billing, because the trial has ended', async () => {
      await arriveAt(/^\/settings\/billing/);
      await seeHeading('Billing');
      await expect(await screen.findByText('Your trial has ended')).toBeVisible();
    });
    await step('The admin chooses a plan', async () => {
      await press(userEvent, 'button', 'Choose Growth');
      await expect(await screen.findByRole('dialog')).toHaveTextContent('$299.00 per month');
      await userEvent.click((await question()).getByRole('button', { name: 'Continue to card' }));
    });
    await step('The admin enters a card at the payment provider', async () => {
      const { content, person } = await seeProviderPage('Save a card');
      for (const [label, text] of Object.entries(card)) {
        await person.click(content.getByLabelText(label));
        await person.paste(text);
      }
      await person.click(content.getByRole('button', { name: 'Save card' }));
    });
    await step('Back in the console the admin subscribes with the card', async () => {
      await arriveAt(/^\/settings\/billing/);
      const dialog = await question();
      await expect(dialog.getByText(/Visa ending in 4242/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Subscribe for $299.00' }));
      await expect(await screen.findByText('Your subscription is active')).toBeVisible();
    });
    await step('The admin continues with the list of pipelines', async () => {
      await press(userEvent, 'link', 'Continue to Pipelines');
      await seeHeading('Pipelines');
      await expect(await seeRow(/Orders to warehouse/)).toHaveTextContent('Running');
    });
    forgetAnnouncements();
  },
};
