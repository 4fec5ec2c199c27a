import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ConsoleStage, flow } from './ConsoleStage.stories.data.tsx';
import { forgetAnnouncements, press, seeDialog, seeHeading } from './steps.stories.data.ts';

/**
 * A key was revoked on a Friday evening. A person who has never seen the pipeline reads what happened and what it costs to
 * repair it, enters the new key with two presses, and goes home while the pipeline runs.
 */
const meta = {
  ...flow,
  title: 'Flows/A revoked key on Friday evening',
  component: ConsoleStage,
  args: { start: '/pipelines/3/overview' },
  parameters: { ...flow.parameters, service: 'busyAccount' },
} satisfies Meta<typeof ConsoleStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const untilStarted = 60_000;

export const RevokedKeyOnFridayEvening: Story = {
  play: async ({ step, userEvent, loaded }) => {
    const { service } = loaded.service;
    const repair = () => screen.findByRole('region', { name: 'Get it running again' });

    await step('The page says what happened, what to check and what the first remedy loses', async () => {
      await seeHeading('Payments ledger');
      const card = within(await repair());
      await expect(await card.findByText(/Stripe refused the key\.$/)).toBeVisible();
      await expect(card.getByText(/Its dashboard shows whether the key was revoked/)).toBeVisible();
      await expect(card.getByText(/They are tested before they are saved/)).toBeVisible();
      await expect(card.getAllByText('Loses nothing.')[0]).toBeVisible();
    });
    await step('Two presses lead into the field', async () => {
      await userEvent.click(within(await repair()).getByRole('link', { name: 'Enter new credentials' }));
      await seeHeading('Edit source');
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Replace Secret API key' })).toHaveFocus(),
      );
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByLabelText(/^Secret API key/)).toHaveFocus());
      await userEvent.paste('rk_live_a_new_key');
    });
    await step('The save tests the key and starts the pipeline', async () => {
      await press(userEvent, 'button', 'Save changes');
      const question = await seeDialog('Save the changes to “Stripe”?', 'alertdialog');
      await userEvent.click(within(question).getByRole('button', { name: /^Save and start/ }));
      await seeHeading('Payments ledger');
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Starting'));
    });
    await step('The pipeline runs, and nothing asks for a repair any more', async () => {
      service.advance(untilStarted);
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Running'));
      await expect(screen.queryByRole('region', { name: 'Get it running again' })).not.toBeInTheDocument();
    });
    forgetAnnouncements();
  },
};
