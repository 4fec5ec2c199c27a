import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BillingStandingScreen } from './BillingStandingScreen.tsx';

const meta = {
  title: 'Screens/Settings/BillingStandingScreen',
  component: BillingStandingScreen,
  parameters: { present: { now: new Date('2026-03-04T10:00:00Z'), timeZone: 'Europe/Vienna' } },
  args: {
    billing: { standing: 'trialExpired', endsAt: new Date('2026-03-03T09:00:00Z') },
    clientName: 'Acme',
    isAdmin: true,
    homeHref: '/pipelines/list',
    onCheckAgain: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof BillingStandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('It says what happened, what is kept and who can help', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your trial has ended');
      await expect(canvasElement).toHaveTextContent('The trial of Acme ended on 3 March 2026.');
      await expect(canvasElement).toHaveTextContent('are kept.');
      await expect(canvasElement).toHaveTextContent('Contact Millrace to subscribe.');
    });
    await step('The user can check again or log out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await expect(args.onCheckAgain).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
};

export const ForTeamMembers: Story = {
  args: { isAdmin: false },
  play: async ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('Ask an admin of Acme to subscribe.'),
};

/** An account's name is user input: hidden characters are made visible (docs/threats.md T-25). */
export const HiddenCharacters: Story = {
  args: { isAdmin: false, clientName: 'Acme\u202Ecni' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('The trial of Acme[U+202E]cni ended');
    await expect(canvasElement).toHaveTextContent('Ask an admin of Acme[U+202E]cni to subscribe.');
  },
};

export const Checking: Story = { args: { isChecking: true } };

export const Unreachable: Story = {
  args: { problem: { kind: 'network' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};

export const NoSubscription: Story = {
  args: { billing: { standing: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No active subscription');
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

export const Subscribed: Story = {
  args: { billing: { standing: 'active' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your subscription is active');
    await expect(canvas.getByRole('link', { name: 'Go to pipelines' })).toHaveAttribute(
      'href',
      args.homeHref,
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const PastDue: Story = {
  args: { billing: { standing: 'pastDue' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A payment is past due');
    await expect(canvas.getByRole('link', { name: 'Go to pipelines' })).toBeVisible();
  },
};

export const CancelledUntil: Story = {
  args: { billing: { standing: 'cancelled', endsAt: new Date('2026-03-16T10:00:00Z') } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your subscription ends on 16 March 2026',
    );
    await expect(canvasElement).toHaveTextContent('You have full access until then.');
  },
};

export const Trial: Story = {
  args: { billing: { standing: 'trial', endsAt: new Date('2026-12-24T23:59:59Z') } },
  // Shortly before midnight UTC, the next day has already begun in Vienna.
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('ends on 25 December 2026'),
};

export const LastDayOfTrial: Story = {
  args: { billing: { standing: 'trial', endsAt: new Date('2026-03-04T16:00:00Z') } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your trial ends today at 17:00 CET',
    );
    await expect(canvasElement).toHaveTextContent('6 hours left.');
  },
};

export const Bypassed: Story = { args: { billing: { standing: 'bypassed' } } };

export const LongName: Story = {
  args: { clientName: 'Gesellschaft für grenzüberschreitende Datenverarbeitung '.repeat(4) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
