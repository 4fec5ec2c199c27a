import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuotaCard } from './QuotaCard.tsx';

const quota = {
  freeObservabilityQuota: 1_000,
  freeObservabilityUsage: 412,
  paidObservabilityQuota: 0,
  paidObservabilityUsage: 0,
};

const meta = {
  title: 'Patterns/QuotaCard',
  component: QuotaCard,
  parameters: { present: { now: new Date('2026-03-04T10:00:00Z'), timeZone: 'UTC' } },
  args: { quota },
} satisfies Meta<typeof QuotaCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Free runs' })).toHaveTextContent('412 of 1,000');
    await expect(canvas.getByText('The count starts again on 1 Apr.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Playground: Story = {
  args: { quota: { ...quota, freeObservabilityUsage: 870 }, billingHref: '/settings/billing' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^130 of 1,000 alert runs left\. Alerts pause at 0 until 1 Apr\./),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/settings/billing',
    );
  },
};

export const UsedUpWithPlan: Story = {
  args: {
    quota: {
      freeObservabilityQuota: 1_000,
      freeObservabilityUsage: 1_000,
      paidObservabilityQuota: 5_000,
      paidObservabilityUsage: 5_000,
    },
    billingHref: '/settings/billing',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Runs of the plan' })).toBeVisible();
    await expect(canvas.getByText(/Alerts resume on/)).toBeVisible();
  },
};
