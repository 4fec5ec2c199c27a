import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { postgres } from '../../domain/connectors/sources/postgres.ts';
import { Holder } from './ConnectorForm.stories.data.tsx';

/** What the toggles of a client change in the form of a source (docs/features.md). */
const meta = {
  title: 'Forms/ConnectorForm/Toggles',
  component: Holder,
  args: { definition: postgres, onSubmit: fn() },
} satisfies Meta<typeof Holder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Variants and the sandbox are offered: singer_taps, native_taps, generic_taps and sandbox_testing. */
export const On: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Advanced options'));
    await userEvent.click(await canvas.findByRole('button', { name: /Variant/ }));
    for (const name of ['Standard', 'Singer', 'Native', 'Generic'])
      await expect(await screen.findByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByLabelText(/Sandbox testing/)).not.toBeChecked();
  },
};

/** Without the toggles the form has neither. */
export const Off: Story = {
  args: { hasKeyPairs: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Host/)).toBeVisible();
    await expect(canvas.queryByText('Variant')).toBeNull();
    await expect(canvas.queryByText('Sandbox testing')).toBeNull();
  },
};
