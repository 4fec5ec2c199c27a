import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { validate } from '../../domain/forms/validate.ts';
import { keyFile } from '../../domain/forms/fields.ts';
import { certificateText, privateKeyText } from '../fields/pem.stories.data.ts';
import { PrivateKeyField, type PrivateKeyFieldProps } from './PrivateKeyField.tsx';

const key = privateKeyText(26);
const field = keyFile('connection_config.private_key', 'Private key');

/** A container that validates the key at once. */
function Holder(props: PrivateKeyFieldProps) {
  const [value, setValue] = useState(props.value);
  const verdict = value === '' ? undefined : validate(field, value, { today: '2026-11-20' });
  return (
    <PrivateKeyField
      {...props}
      value={value}
      error={props.error ?? verdict}
      onChange={(text) => {
        setValue(text);
        props.onChange(text);
      }}
    />
  );
}

const meta = {
  title: 'Forms/PrivateKeyField',
  component: PrivateKeyField,
  args: { value: '', onChange: fn(), isRequired: true },
  render: (args) => <Holder {...args} />,
} satisfies Meta<typeof PrivateKeyField>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileInput = 'File with the private key';

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('A file is read, and its text is never shown', async () => {
      await userEvent.upload(canvas.getByLabelText(fileInput), new File([key], 'rsa_key.p8'));
      await expect(await canvas.findByText(/Private key · PEM · 28 lines/)).toBeVisible();
      await expect(canvas.getByText('rsa_key.p8')).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Remove the private key' })).toHaveFocus(),
      );
      await expect(args.onChange).toHaveBeenLastCalledWith(key);
      await expect(new XMLSerializer().serializeToString(canvasElement)).not.toContain('QUJDREVG');
    });
    await step('The file can be removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove the private key' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Choose a file with the private key' })).toHaveFocus(),
      );
    });
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste the key' }));
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('spellcheck', 'false');
    await expect(box).toHaveAttribute('autocomplete', 'off');
    await userEvent.paste(key);
    await expect(await canvas.findByText('Private key · PEM · 28 lines')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove the private key' })).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith(key);
    await expect(new XMLSerializer().serializeToString(canvasElement)).not.toContain('QUJDREVG');
  },
};

/** Exactly the message of spec §5. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(fileInput), new File(['no key at all'], 'notes.pem'));
    await expect(await canvas.findByText('Invalid PEM format')).toBeVisible();
    await expect(canvas.getByText(/Not a private key/)).toBeVisible();
  },
};

export const MismatchedLabels: Story = {
  play: async ({ canvas, userEvent }) => {
    const mixed = key.replace('END PRIVATE KEY', 'END RSA PRIVATE KEY');
    await userEvent.upload(canvas.getByLabelText(fileInput), new File([mixed], 'rsa_key.p8'));
    await expect(await canvas.findByText('Mismatched header and footer labels')).toBeVisible();
  },
};

/** A certificate instead of a key: the advice names it, on a line below the specification's message (spec §5). */
export const CertificateInstead: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(fileInput), new File([certificateText()], 'ca.pem'));
    await expect(await canvas.findByText('Invalid PEM format')).toBeVisible();
    await expect(canvas.getByText('This is a certificate. Choose the private key file.')).toBeVisible();
  },
};

/** Refused before it is read, because it is too large. */
export const TooLarge: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const large = new File([new Uint8Array(65_537)], 'huge.pem');
    await userEvent.upload(canvas.getByLabelText(fileInput), large);
    await expect(await canvas.findByText('The file is larger than 64 KiB')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = { args: { value: key } };
export const LongFileName: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = `${'very_long_name_'.repeat(16)}.pem`;
    await userEvent.upload(canvas.getByLabelText(fileInput), new File([key], name));
    await expect(await canvas.findByText(name)).toBeVisible();
  },
};
