import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { StateSentence } from './StateSentence.tsx';

const meta = {
  title: 'Patterns/StateSentence',
  component: StateSentence,
  args: { tone: 'positive', lead: 'Healthy.' },
} satisfies Meta<typeof StateSentence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Healthy.'),
};

/** Times count without an announcement. */
export const Playground: Story = {
  args: { children: 'All tables are synced.', times: 'Last sync 1 min ago.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Healthy\. All tables are synced\.$/);
    await expect(canvas.getByText('Last sync 1 min ago.', { exact: false })).toBeVisible();
  },
};
export const Info: Story = {
  args: { tone: 'info', lead: 'Starting.', children: 'The first records follow.' },
};
export const Caution: Story = {
  args: { tone: 'caution', lead: 'Paused.', children: 'Nothing syncs until you resume.' },
};
export const Neutral: Story = { args: { tone: 'neutral', lead: 'Archived.', children: 'Nothing syncs.' } };

/** What mends the state follows it, and is not part of what is announced. */
export const Critical: Story = {
  args: {
    tone: 'critical',
    lead: 'Stripe refused the key: it was revoked.',
    children: 'Sync is stopped.',
    actions: (
      <ButtonLink href="#credentials" size="small">
        Enter new credentials
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Enter new credentials');
    await expect(canvas.getByRole('link', { name: 'Enter new credentials' })).toBeVisible();
  },
};

/** A long reason wraps, and is never cut. */
export const LongText: Story = {
  args: { ...Critical.args, lead: `${'The server closed the connection. '.repeat(8)}${'x'.repeat(300)}` },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
