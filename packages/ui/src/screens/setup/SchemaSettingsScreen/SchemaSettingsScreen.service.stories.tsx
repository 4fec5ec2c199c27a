import { updatePipeline } from '@millrace/ui/contract';
import { delay, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SchemaSettingsScreen } from './SchemaSettingsScreen.tsx';
import {
  box,
  liveSchema,
  service,
  treeOf,
  type LiveSchemaProps,
} from './SchemaSettingsScreen.stories.data.tsx';

/* Responses of the source to a refresh, and of the service to a save. */
const meta: Meta<LiveSchemaProps> = {
  ...liveSchema,
  title: 'Screens/Setup/SchemaSettingsScreen/Service',
  tags: ['!autodocs'],
  component: SchemaSettingsScreen,
};
export default meta;
type Story = StoryObj<LiveSchemaProps>;

export const RefreshShowsWhatChanged: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await treeOf(canvas);
    await userEvent.click(await box(canvas, 'accounts'));
    const refresh = canvas.getByRole('button', { name: 'Refresh Schema' });
    await step('Added and removed tables are listed', async () => {
      canvas.getByRole('button', { name: 'An hour later' }).click();
      await userEvent.click(refresh);
      await expect(await canvas.findByText('The source schema changed')).toBeVisible();
      await expect(canvas.getByText(/^2 new tables found: /)).toBeVisible();
      await expect(canvas.getByText('1 table removed: public.temp_import_2023.')).toBeVisible();
      await expect(canvas.getByText(/^11:42 \w+/)).toBeVisible();
    });
    await step('New tables are marked, not selected; earlier changes are kept', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'import_01');
      await expect(await box(canvas, 'import_01_rows')).not.toBeChecked();
      await expect(canvas.getAllByText('New')).toHaveLength(2);
      await userEvent.clear(canvas.getByRole('searchbox'));
      await expect(await box(canvas, 'accounts')).not.toBeChecked();
    });
    await step('Nothing new: the banner disappears, and a note says why', async () => {
      await expect(canvas.queryByText(/No changes found/)).not.toBeInTheDocument();
      await userEvent.click(refresh);
      const note = await canvas.findByText(/^No changes found\. Read at/);
      await expect(note).toHaveAttribute('role', 'status');
      await waitFor(() => expect(canvas.queryByText('The source schema changed')).not.toBeInTheDocument());
    });
  },
};

export const RefreshFailed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await treeOf(canvas);
    await userEvent.click(await box(canvas, 'accounts'));
    await step('The refresh fails', async () => {
      canvas.getByRole('button', { name: 'Break the source' }).click();
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh Schema' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The login was refused.');
      await expect(canvas.queryByRole('treegrid')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeDisabled();
    });
    await step('A retry succeeds, and the selection is kept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await treeOf(canvas);
      await expect(await box(canvas, 'accounts')).not.toBeChecked();
      await expect(canvas.getByText('−1 table')).toBeVisible();
    });
  },
};

export const Saving: Story = {
  parameters: { service: { ...service, toxics: [delay(updatePipeline, 60_000)] } },
  play: async ({ args, canvas, userEvent }) => {
    await treeOf(canvas);
    const save = canvas.getByRole('button', { name: 'Save and continue' });
    await userEvent.click(save);
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const SaveFailed: Story = {
  parameters: {
    service: {
      ...service,
      toxics: [status(updatePipeline, 409, { detail: 'The pipeline was archived meanwhile.' })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await treeOf(canvas);
    await userEvent.click(await box(canvas, 'accounts'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The pipeline was archived meanwhile.');
    await expect(canvas.getByText('−1 table')).toBeVisible();
  },
};
