import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { validate } from '../../domain/forms/model/validate.ts';
import { keyFile } from '../../domain/forms/kinds/file.ts';
import { throwawayBinaries, throwawayFiles } from '../../domain/forms/keys/throwawayKeys.test.data.ts';
import { certificateText, privateKeyCanary, privateKeyText } from '../fields/pem.stories.data.ts';
import { PrivateKeyField, type PrivateKeyFieldProps } from './PrivateKeyField.tsx';

const key = privateKeyText;
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
      await expect(new XMLSerializer().serializeToString(canvasElement)).not.toContain(privateKeyCanary);
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
    await expect(new XMLSerializer().serializeToString(canvasElement)).not.toContain(privateKeyCanary);
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
    await userEvent.upload(canvas.getByLabelText(fileInput), new File([certificateText], 'ca.pem'));
    await expect(await canvas.findByText('Invalid PEM format')).toBeVisible();
    await expect(canvas.getByText('This is a certificate. Choose the private key file.')).toBeVisible();
  },
};

/** The same key on one line, as environment files and JSON have it. */
export const PastedOnOneLine: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste the key' }));
    await userEvent.paste(JSON.stringify(key));
    await expect(await canvas.findByText('Private key · PEM · 28 lines')).toBeVisible();
  },
};

/** A key that can be used only after a conversion: the note says how. */
export const OtherFormat: Story = {
  args: { value: throwawayFiles['OpenSSH RSA, encrypted'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Encrypted OpenSSH private key · PEM/)).toBeVisible();
    await expect(canvas.getByText(/ssh-keygen -p -m PKCS8 -f key/)).toBeVisible();
  },
};

/** A key that lost a line has the form that the specification demands (spec §5), so it is accepted with a warning. */
export const Damaged: Story = {
  args: { value: key.replace(/\n.*(?=\n-----END)/, '') },
  play: async ({ canvas }) => expect(canvas.getByText(/Part of it may be missing or changed/)).toBeVisible(),
};

export const Binary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const bytes = Uint8Array.from(atob(throwawayBinaries['PKCS#12']), (each) => each.charCodeAt(0));
    await userEvent.upload(canvas.getByLabelText(fileInput), new File([bytes], 'key.pk8'));
    await expect(await canvas.findByText('Invalid PEM format')).toBeVisible();
    await expect(canvas.getByText(/^This is a PKCS#12 file. Extract the key:/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Refused before it is read, because it is too large. */
export const TooLarge: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const large = new File([new Uint8Array(524_289)], 'huge.pem');
    await userEvent.upload(canvas.getByLabelText(fileInput), large);
    await expect(await canvas.findByText('The file is larger than 512 KiB')).toBeVisible();
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
