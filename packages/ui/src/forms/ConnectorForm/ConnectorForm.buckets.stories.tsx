import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { s3 as destination } from '../../domain/connectors/destinations/s3.ts';
import { s3 as source } from '../../domain/connectors/sources/s3.ts';
import { toCreate } from '../../domain/connectors/connectorWire.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { ready } from '../../domain/outcome/remote.ts';
import { storyTemplate } from '../RoleSetup/role.stories.data.ts';
import { Holder } from './ConnectorForm.stories.data.tsx';

const onSubmit = fn();
let model: FormModel | undefined;
const watch = (made: FormModel) => (model = made);

const meta = {
  title: 'Forms/ConnectorForm/Buckets',
  component: Holder,
  args: { definition: source, onSubmit, watch },
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof Holder>;
export default meta;
type Story = StoryObj<typeof meta>;

const arn = 'arn:aws:iam::123456789012:role/millrace';

/** The ARN of the role can be entered once bucket and region are known (spec §2). */
export const Source: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const roleArn = await canvas.findByRole('textbox', { name: /^Role ARN/ });
    await step('Until then it says why it is disabled', async () => {
      await expect(roleArn).toBeDisabled();
      await expect(roleArn).toHaveAccessibleDescription('Enter the bucket name and its region first.');
      await userEvent.type(canvas.getByRole('textbox', { name: /^Bucket name/ }), 'event-exports');
      await expect(roleArn).toBeDisabled();
    });
    await step('With both, it is enabled', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Bucket region/ }));
      await userEvent.click(await screen.findByRole('option', { name: /eu-west-1/ }));
      await expect(roleArn).toBeEnabled();
      await userEvent.type(roleArn, arn);
    });
    await step('The external id is saved with the role', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Source name' }), 'Event exports');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Table name' }), 'events');
      await userEvent.click(canvas.getByRole('button', { name: 'Sample Files' }));
      await expect(await canvas.findByText('4 of 4 selected')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
      await expect(onSubmit).toHaveBeenCalledOnce();
      await expect(model && toCreate(model, source).config).toMatchObject({
        connection_config: {
          bucket_name: 'event-exports',
          bucket_region: 'eu-west-1',
          assume_role: arn,
          assume_role_external_id: '5d1f02a9-77c3e1b4-0a9be6f2-1c48d35e',
        },
        table_name: 'events',
        columns: [{ column_name: 'order_id', data_type: 'bigint', is_nullable: 'NO' }, {}, {}, {}],
      });
    });
  },
};

/** Saving an empty form leads to the bucket first: the disabled field shows no error of its own. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    const roleArn = await canvas.findByRole('textbox', { name: /^Role ARN/ });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Source name' }), 'Event exports');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(canvas.getByRole('textbox', { name: /^Bucket name/ })).toHaveFocus();
    await expect(roleArn).not.toBeInvalid();
  },
};

const saved = (config: object) => ({ name: 'Event exports', tunnelId: null, config: { ...config } });

/** After creation the bucket, the table and the file format are locked; the region is not (spec §5). */
export const Edited: Story = {
  args: {
    role: { template: ready(storyTemplate) },
    stored: saved({
      connection_config: {
        bucket_name: 'event-exports',
        bucket_region: 'eu-west-1',
        assume_role: arn,
        assume_role_external_id: 'kept-from-creation',
      },
      table_name: 'events',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('kept-from-creation', {})).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Bucket name/ })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: /^Table name/ })).toHaveAttribute('readonly');
    await expect(await canvas.findByRole('button', { name: /Bucket region/ })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: /^Role ARN/ })).toHaveValue(arn);
    await expect(model?.getSnapshot().isDirty).toBe(false);
  },
};

/** Its toggle offers the file format as a choice, although there is one only (spec §9). */
export const Destination: Story = {
  args: { definition: destination },
  play: async ({ canvas, userEvent }) => {
    const format = await canvas.findByRole('button', { name: /File format/ });
    await expect(format).toBeEnabled();
    await userEvent.click(format);
    await userEvent.click(await screen.findByRole('option', { name: 'Avro' }));
    await expect(format).toHaveTextContent('Avro');
    await expect(canvas.getByRole('textbox', { name: 'Prefix' })).toHaveValue('');
  },
};

/** Without the toggle, the file format is text. It is saved all the same. */
export const DestinationWithoutPicker: Story = {
  args: { definition: destination, hasKeyPairs: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'File format' })).toHaveTextContent('Avro');
    await expect(canvas.queryByRole('button', { name: /File format/ })).toBeNull();
    await expect(model && toCreate(model, destination).config).toMatchObject({
      file_format: 'avro',
      provider: { type: 'aws' },
    });
  },
};

export const Phone: Story = {
  ...Edited,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('kept-from-creation', {});
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
