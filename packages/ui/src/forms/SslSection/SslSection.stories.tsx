import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sslField } from '../../domain/forms/kinds/ssl.ts';
import { validate } from '../../domain/forms/model/validate.ts';
import { certificateText, privateKeyText } from '../fields/pem.stories.data.ts';
import { SslSection, type SslSectionProps } from './SslSection.tsx';

const field = sslField('connection_config.ssl');

/** A container that validates the certificate at once. */
function Holder(props: SslSectionProps) {
  const [value, setValue] = useState(props.value);
  const isEmpty = value.mode === 'certificate' && value.certificate === '';
  return (
    <SslSection
      {...props}
      value={value}
      error={props.error ?? (isEmpty ? undefined : validate(field, value, { today: '2026-11-20' }))}
      onChange={(ssl) => {
        setValue(ssl);
        props.onChange(ssl);
      }}
    />
  );
}

const meta = {
  title: 'Forms/SslSection',
  component: SslSection,
  args: { value: { mode: 'off' }, onChange: fn() },
  render: (args) => <Holder {...args} />,
} satisfies Meta<typeof SslSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileInput = 'File with the certificate';
const certificate = { mode: 'certificate', certificate: '' } as const;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('Four modes are offered', async () => {
      await expect(canvas.getAllByRole('radio')).toHaveLength(4);
      await expect(canvas.getByRole('radio', { name: /^Off/ })).toBeChecked();
    });
    await step('On, without verification', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /without verification/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ mode: 'unverified' });
    });
    await step('With a custom certificate from a file', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /your own certificate/ }));
      await userEvent.upload(canvas.getByLabelText(fileInput), new File([certificateText], 'ca.crt'));
      await expect(await canvas.findByText(/Certificate · PEM · 20 lines/)).toBeVisible();
      await expect(args.onChange).toHaveBeenLastCalledWith({
        mode: 'certificate',
        certificate: certificateText,
      });
      await expect(new XMLSerializer().serializeToString(canvasElement)).not.toContain(
        certificateText.slice(200, 230),
      );
    });
    await step('The file can be removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove the certificate' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ mode: 'certificate', certificate: '' });
    });
  },
};

/** Selecting another mode does not lose the certificate. */
export const Reconsidered: Story = {
  args: { value: { mode: 'certificate', certificate: certificateText } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Off/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ mode: 'off' });
    await userEvent.click(canvas.getByRole('radio', { name: /your own certificate/ }));
    await expect(await canvas.findByText(/Certificate · PEM · 20 lines/)).toBeVisible();
  },
};

export const Unverified: Story = { args: { value: { mode: 'unverified' } } };

/** `{ reject_unauthorized: true }` on the wire (spec §3). */
export const Verified: Story = {
  args: { value: { mode: 'verified' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('radio', { name: /^On, with verification/ })).toBeChecked(),
};

/** A whole certificate chain is accepted. */
export const Chain: Story = {
  args: { value: { mode: 'certificate', certificate: certificateText + certificateText } },
  play: async ({ canvas }) => expect(canvas.getByText('Certificate chain · PEM · 40 lines')).toBeVisible(),
};

export const Missing: Story = {
  args: { value: certificate, error: 'Invalid PEM format' },
  play: async ({ canvas }) => expect(canvas.getByText('Choose a certificate file')).toBeVisible(),
};

/** Exactly the message of spec §5. */
export const Invalid: Story = {
  args: { value: certificate },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(fileInput), new File(['nothing of the kind'], 'ca.pem'));
    await expect(await canvas.findByText('Invalid PEM format')).toBeVisible();
  },
};

export const MismatchedLabels: Story = {
  args: { value: certificate },
  play: async ({ canvas, userEvent }) => {
    const mixed = certificateText.replace('END CERTIFICATE', 'END X509 CRL');
    await userEvent.upload(canvas.getByLabelText(fileInput), new File([mixed], 'ca.pem'));
    await expect(await canvas.findByText('Mismatched header and footer labels')).toBeVisible();
  },
};

/** A private key in the certificate's place is named on a second line, before anything is sent (docs/threats.md T-24). */
export const PrivateKeyInstead: Story = {
  args: { value: certificate },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(fileInput), new File([privateKeyText], 'server.pem'));
    await expect(await canvas.findByText('Invalid PEM format')).toBeVisible();
    await expect(canvas.getByText(/^This is a private key\. Keep it secret/)).toBeVisible();
  },
};

/** Binary data, such as a DER certificate, is refused. */
export const Binary: Story = {
  args: { value: certificate },
  play: async ({ args, canvas, userEvent }) => {
    const der = new File([new Uint8Array([0x30, 0x82, 0xff])], 'ca.crt');
    await userEvent.upload(canvas.getByLabelText(fileInput), der);
    await expect(await canvas.findByText('Invalid PEM format')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** An empty file is an error, not a missing file. */
export const EmptyFile: Story = {
  args: { value: certificate },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(fileInput), new File([], 'ca.pem'));
    await expect(await canvas.findByText('Invalid PEM format')).toBeVisible();
    await expect(canvas.getByText('The file is empty.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** An SSL value that this build does not know is kept. */
export const Unknown: Story = {
  args: { value: { mode: 'other', wire: { min_version: 'TLSv1.3' } } },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.getByText(/It stays unchanged until you choose another/)).toBeVisible();
  },
};

export const Locked: Story = { args: { value: { mode: 'unverified' }, isLocked: true } };
