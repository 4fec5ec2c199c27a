import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { healthRule } from '../../domain/evidence/pipelineEvidence.ts';
import { ownClipboard, writeText } from '../CopyButton/clipboard.stories.data.ts';
import { WhyStatus } from './WhyStatus.tsx';

const minutesFromNow = (minutes: number) => new Date(Date.parse('2026-03-04T10:00:00Z') + minutes * 60_000);

const meta = {
  title: 'Patterns/WhyStatus',
  component: WhyStatus,
  args: {
    facts: [
      { label: 'The service says', weight: 'neutral', text: 'Running' },
      { label: 'Syncs', weight: 'neutral', text: 'every 15 min' },
      { label: 'Last sync', weight: 'proof', at: minutesFromNow(-6) },
      { label: 'Next sync', weight: 'neutral', at: minutesFromNow(9) },
    ],
  },
} satisfies Meta<typeof WhyStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: the facts open with Enter, and Escape gives the focus back. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Why this status' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const facts = within(await within(document.body).findByRole('dialog', { name: 'Why this status' }));
    await expect(facts.getByText('Last sync').nextElementSibling).toHaveTextContent(
      /^Speaks for it: 6 min ago$/,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** What speaks against it, and what the service does not tell, look different from a proof. */
export const Playground: Story = {
  args: {
    facts: [
      { label: 'The service says', weight: 'neutral', text: 'Running' },
      { label: 'Syncs', weight: 'missing' },
      {
        label: 'Last sync',
        weight: 'against',
        at: minutesFromNow(-190),
        text: 'older than two intervals (30 min)',
      },
      { label: 'Without records', weight: 'against', text: 'for 5 hours, longer than ever in the last day' },
      { label: 'Tables', weight: 'proof', text: '14 synced' },
    ],
    rule: healthRule,
    about: ['Orders to warehouse (pipeline 7)', 'The sync is late.'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why this status' }));
    const facts = within(await within(document.body).findByRole('dialog'));
    await expect(facts.getByText('Syncs').nextElementSibling).toHaveTextContent('The service does not say');
    await expect(facts.getByText('Last sync').nextElementSibling).toHaveTextContent(
      /^Speaks against it: 3 h/,
    );
  },
};

/** What is copied is what is shown, with exact times and without a secret. */
export const Copied: Story = {
  args: {
    facts: [
      { label: 'Error', weight: 'against', text: 'The login failed: password=hunter22' },
      { label: 'Last sync', weight: 'neutral', at: minutesFromNow(-190) },
    ],
    about: ['Orders to warehouse (pipeline 7)', 'Stopped. The login failed: password=hunter22'],
  },
  beforeEach: ownClipboard,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why this status' }));
    const facts = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(facts.getByRole('button', { name: 'Copy as text' }));
    await expect(await facts.findByRole('button', { name: 'Copied!' })).toHaveFocus();
    const [text = ''] = writeText.mock.lastCall ?? [];
    await expect(text).toMatch(/^Orders to warehouse \(pipeline 7\)\nStopped\. /);
    await expect(text).toContain('· Last sync: 4 Mar 2026, 06:50:00 UTC');
    await expect(text).toContain(location.pathname);
    await expect(text).not.toMatch(/hunter22|\?/);
    await userEvent.keyboard('{Escape}');
  },
};
