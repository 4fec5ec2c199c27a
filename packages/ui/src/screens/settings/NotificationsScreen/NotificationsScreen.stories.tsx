import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { allHrefs } from '../settings.stories.data.ts';
import { NotificationsScreen, type NotificationsScreenProps } from './NotificationsScreen.tsx';

const meta = {
  title: 'Screens/Settings/NotificationsScreen',
  component: NotificationsScreen,
  args: {
    hrefs: allHrefs,
    clientName: 'Acme',
    settings: { receiveBillingNotifications: true, receiveMonthlyNotifications: false },
    outcomes: {},
    onChange: fn(),
  },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Saves at once. */
function Saving(args: NotificationsScreenProps) {
  const [settings, setSettings] = useState(args.settings);
  const [outcomes, setOutcomes] = useState(args.outcomes);
  return (
    <NotificationsScreen
      {...args}
      settings={settings}
      outcomes={outcomes}
      onChange={(setting, isOn) => {
        args.onChange(setting, isOn);
        setSettings({ ...settings, [setting]: isOn });
        setOutcomes({ ...outcomes, [setting]: { state: 'saved' } });
      }}
    />
  );
}

export const Default: Story = {
  render: (args) => <Saving {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const monthly = canvas.getByRole('switch', { name: 'Monthly summary' });
    await step('The switches show the settings', async () => {
      await expect(canvas.getByRole('switch', { name: 'Billing emails' })).toBeChecked();
      await expect(monthly).not.toBeChecked();
    });
    await step('A switch is saved at once, and screen readers hear it', async () => {
      await userEvent.click(monthly);
      await expect(args.onChange).toHaveBeenCalledWith('receiveMonthlyNotifications', true);
      await expect(monthly).toBeChecked();
      await expect(canvas.getByRole('status', { name: 'Monthly summary' })).toHaveTextContent('Saved');
      await expect(canvas.getByRole('status', { name: 'Billing emails' })).toBeEmptyDOMElement();
    });
  },
};

export const BeingSaved: Story = {
  tags: ['state:loading'],
  args: { outcomes: { receiveMonthlyNotifications: { state: 'saving' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Monthly summary' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The switch is back where it was. */
export const Failed: Story = {
  args: {
    outcomes: { receiveMonthlyNotifications: { state: 'failed', problem: { kind: 'http', status: 500 } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Monthly summary' })).not.toBeChecked();
    await expect(canvas.getByRole('status', { name: 'Monthly summary' })).toHaveTextContent(/^Not saved\./);
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => expect(canvas.getByRole('switch', { name: 'Billing emails' })).toBeDisabled(),
};

export const LongName: Story = {
  args: {
    clientName: 'Gesellschaft für grenzüberschreitende Datenverarbeitung '.repeat(3),
    outcomes: {
      receiveBillingNotifications: { state: 'failed', problem: { kind: 'network' } },
      receiveMonthlyNotifications: { state: 'saved' },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
