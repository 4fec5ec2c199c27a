import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BillingStandingScreen } from './BillingStandingScreen.tsx';

const meta = {
  title: 'Screens/Settings/BillingStandingScreen',
  component: BillingStandingScreen,
  args: {
    standing: 'trialExpired',
    clientName: 'Acme',
    trialExpiresAt: new Date('2026-03-03T09:00:00Z'),
    isAdmin: true,
    timeZone: 'Europe/Vienna',
    homeHref: '/pipelines/list',
    onCheckAgain: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof BillingStandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('It says what happened, what is kept and who can act', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your trial has ended');
      await expect(canvasElement).toHaveTextContent('The trial of Acme ended on 3 March 2026.');
      await expect(canvasElement).toHaveTextContent('are kept as they are');
      await expect(canvasElement).toHaveTextContent('You are an admin');
    });
    await step('One can look again, or leave', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await expect(args.onCheckAgain).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
};

export const ForTeamMembers: Story = {
  args: { isAdmin: false },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('Only an admin of Acme can'),
};

/** An account's name is somebody's as well: what hides in it is shown (docs/threats.md T-25). */
export const NameThatHides: Story = {
  args: { isAdmin: false, clientName: 'Acme\u202Ecni' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('The trial of Acme[U+202E]cni ended');
    await expect(canvasElement).toHaveTextContent('Only an admin of Acme[U+202E]cni can');
  },
};

export const Checking: Story = { args: { isChecking: true } };

export const Unreachable: Story = {
  args: { problem: { kind: 'network' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};

export const NoSubscription: Story = {
  args: { standing: 'none', trialExpiresAt: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('There is no subscription');
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

/** Open to everything: there is only the way on. */
export const Subscribed: Story = {
  args: { standing: 'subscribed', trialExpiresAt: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to pipelines' })).toHaveAttribute(
      'href',
      args.homeHref,
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Trial: Story = {
  args: { standing: 'trial', trialExpiresAt: new Date('2026-12-24T23:59:59Z') },
  // The night before by the service's clock is Christmas already in Vienna.
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('ends on 25 December 2026'),
};

export const Bypassed: Story = { args: { standing: 'bypassed', trialExpiresAt: null } };

export const LongName: Story = {
  args: { clientName: 'Gesellschaft für grenzüberschreitende Datenverarbeitung '.repeat(4) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
