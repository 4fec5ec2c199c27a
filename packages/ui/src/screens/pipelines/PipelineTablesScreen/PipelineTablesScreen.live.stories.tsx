import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { loading } from '../../../domain/outcome/remote.ts';
import { PipelineTablesScreen, type PipelineTablesScreenProps } from './PipelineTablesScreen.tsx';
import { LiveTables, tablesMeta } from './PipelineTablesScreen.stories.data.tsx';

const meta: Meta<PipelineTablesScreenProps> = {
  ...tablesMeta,
  title: 'Screens/Pipelines/PipelineTablesScreen/Live',
  component: PipelineTablesScreen,
  args: { ...tablesMeta.args, pipeline: loading, usage: loading, schema: loading },
  render: (args) => <LiveTables {...args} />,
};
export default meta;
type Story = StoryObj<PipelineTablesScreenProps>;

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name}\\b`) });

/** Tables are resynced: they wait, load and are up to date again, while the selection stays. */
export const Resync: Story = {
  args: { view: { search: 'public.c', states: [] } },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('checkbox', { name: 'Select public.customers' });
    const later = () => userEvent.click(screen.getByText('Twenty seconds later'));
    await step('They wait, and are not called synced', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select public.customers' }));
      const bar = within(canvas.getByRole('group', { name: 'Selected tables' }));
      await userEvent.click(bar.getByRole('button', { name: 'Resync' }));
      await waitFor(() => expect(row('public.customers')).toHaveTextContent('Waiting to resync'));
      await expect(bar.getByText('1 table selected')).toBeVisible();
    });
    await step('They load', async () => {
      await later();
      await waitFor(() => expect(row('public.customers')).toHaveTextContent(/Resyncing.*Loading now/));
    });
    await step('And are up to date again', async () => {
      for (let minute = 0; minute < 40; minute += 1) await later();
      await waitFor(() => expect(row('public.customers')).toHaveTextContent('Synced'));
      await expect(canvas.getByText('1 table selected')).toBeVisible();
    });
  },
};

/** An excluded table stops, and can be included again. */
export const ExcludeAndInclude: Story = {
  args: { view: { search: 'public.customers', states: [] } },
  play: async ({ canvas, userEvent }) => {
    const choose = async (item: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Actions for public.customers' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Exclude');
    await waitFor(() => expect(row('public.customers')).toHaveTextContent('Excluded'));
    await choose('Include');
    await waitFor(() => expect(row('public.customers')).not.toHaveTextContent('Excluded'));
  },
};
