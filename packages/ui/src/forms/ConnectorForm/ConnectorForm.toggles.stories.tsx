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
    const title = await canvas.findByText('Advanced options');
    // Beside the title, only what is not the usual choice.
    await expect(canvas.queryByText(/Variant: |Sandbox testing: /)).toBeNull();
    await userEvent.click(title);
    await userEvent.click(await canvas.findByRole('button', { name: /Variant/ }));
    for (const name of ['Standard', 'Singer', 'Native', 'Generic'])
      await expect(await screen.findByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const sandbox = await canvas.findByLabelText(/Sandbox testing/);
    await expect(sandbox).not.toBeChecked();
    await userEvent.click(sandbox);
    await userEvent.click(title);
    await expect(await canvas.findByText('Sandbox testing: On')).toBeVisible();
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
