import { getSchemaCollections } from '@millrace/ui/contract';
import { delay, network, never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ready } from '../../../domain/outcome/remote.ts';
import { createSchemaModel } from '../../../domain/schema/schemaModel.ts';
import { mapping, table } from '../../../domain/schema/schema.test.data.ts';
import { SchemaSettingsScreen } from './SchemaSettingsScreen.tsx';
import {
  box,
  liveSchema,
  selected,
  service,
  treeOf,
  type LiveSchemaProps,
} from './SchemaSettingsScreen.stories.data.tsx';

const meta: Meta<LiveSchemaProps> = {
  ...liveSchema,
  title: 'Screens/Setup/SchemaSettingsScreen',
  component: SchemaSettingsScreen,
};
export default meta;
type Story = StoryObj<LiveSchemaProps>;

export const Default: Story = {
  tags: ['visual', 'state:many'],
  play: async ({ args, canvas, userEvent, step }) => {
    await treeOf(canvas);
    await step('It shows the size of the selection and the time of the last read', async () => {
      await selected(canvas, /^127 of 128 tables, /);
      await expect(canvas.getByText(/^10:42 \w+/)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: /^Selected\s*127$/ })).toBeVisible();
    });
    await step('A table opens to its columns; its key cannot be excluded, with the reason', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open accounts' }));
      const key = await box(canvas, 'id');
      await expect(key).toHaveAccessibleDescription('The primary key is always copied.');
      await userEvent.click(key);
      await expect(key).toBeChecked();
      const email = await box(canvas, 'domain');
      await userEvent.click(email);
      await expect(email).not.toBeChecked();
      await expect(await box(canvas, 'accounts')).toBePartiallyChecked();
    });
    await step('Only the changes are counted and sent', async () => {
      await userEvent.click(await box(canvas, 'accounts_archive'));
      await expect(canvas.getByText('−1 table, columns of 1 table changed')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
      await expect(args.onSave).toHaveBeenLastCalledWith({
        syncMappings: [
          expect.objectContaining({ table: 'public.accounts', excluded: ['domain'] }),
          expect.objectContaining({ table: 'public.accounts_archive', isSelected: false }),
        ],
      });
      await waitFor(() => expect(canvas.queryByText(/1 table changed/)).not.toBeInTheDocument());
    });
  },
};

export const NothingSelected: Story = {
  args: { isNew: true },
  play: async ({ canvas, userEvent, step }) => {
    await treeOf(canvas);
    const save = canvas.getByRole('button', { name: 'Save and continue' });
    await expect(save).toBeDisabled();
    await expect(canvas.getByText('Select at least one table to save.')).toBeVisible();
    await step('A single column can be selected, with its key', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open accounts' }));
      await userEvent.click(await box(canvas, 'domain'));
      await selected(canvas, '1 of 128 tables, 2 columns');
      await expect(canvas.getByText('+1 table')).toBeVisible();
      await expect(save).toBeEnabled();
    });
  },
};

export const FiveThousandTables: Story = {
  args: { isNew: true },
  parameters: { service: { ...service, scenario: 'large' } },
  play: async ({ canvas, userEvent, step }) => {
    const tree = await treeOf(canvas);
    await step('Only rows in view render', async () => {
      await expect(Number(tree.getAttribute('aria-rowcount'))).toBeGreaterThan(5_000);
      await expect(within(tree).getAllByRole('row').length).toBeLessThan(60);
    });
    await step('All tables are selected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Select All' }));
      await selected(canvas, /^4,999 of 5,000 tables, /);
    });
  },
};

export const Loading: Story = {
  parameters: { service: { ...service, toxics: [never(getSchemaCollections)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading source tables' })).toBeVisible();
    await expect(canvas.getByText('Loading source tables…')).toBeVisible();
    await expect(canvas.getByText('Columns')).toBeVisible();
  },
};

/** The skeleton reserves the place of the tables. */
export const LoadingMovesNothing: Story = {
  parameters: { service: { ...service, toxics: [delay(getSchemaCollections, 1_500)] } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);
    await canvas.findByRole('status', { name: 'Loading source tables' });
    const words = canvas.getByText('Columns').parentElement;
    const before = words ? topOf(words) : Number.NaN;
    const tree = await treeOf(canvas);
    await expect(topOf(tree)).toBe(before);
  },
};

/** Only the page scrolls. At its end the last row is above the bar. */
export const ScrollsWithThePage: Story = {
  play: async ({ canvas, step }) => {
    const tree = await treeOf(canvas);
    await step('Only the page scrolls', async () => {
      for (
        let element: HTMLElement | null = tree;
        element && element !== document.body;
        element = element.parentElement
      )
        await expect(['auto', 'scroll']).not.toContain(getComputedStyle(element).overflowY);
    });
    await step('At the end of the page the last row is above the bar', async () => {
      scrollTo(0, document.documentElement.scrollHeight);
      const last = await waitFor(() => {
        const row = tree.querySelector(`[aria-rowindex="${tree.getAttribute('aria-rowcount')}"]`);
        if (!row) throw new Error('The last row is not rendered.');
        return row;
      });
      const bar = canvas.getByRole('button', { name: 'Save and continue' }).getBoundingClientRect();
      await expect(last.getBoundingClientRect().bottom).toBeLessThan(bar.top);
      await expect(bar.bottom).toBeLessThanOrEqual(innerHeight);
    });
  },
};

export const Failed: Story = {
  parameters: {
    service: {
      ...service,
      toxics: [status(getSchemaCollections, 500, {}, { times: 1 })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred while fetching schema, please check the configuration and try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await treeOf(canvas);
  },
};

export const Offline: Story = {
  parameters: { service: { ...service, toxics: [network(getSchemaCollections)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The service could not be reached. Your selection is kept.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** The service's own message takes the place of the sentence. */
export const FailedWithDetail: Story = {
  parameters: {
    service: {
      ...service,
      toxics: [status(getSchemaCollections, 400, { detail: 'The source did not answer within 60 s.' })],
    },
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The source did not answer within 60 s.');
    await expect(alert).not.toHaveTextContent('An error occurred while fetching schema');
  },
};

export const Empty: Story = {
  args: { schema: ready(createSchemaModel([], [])) },
  render: (args) => <SchemaSettingsScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The source has no tables' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refresh Schema' })).toBeEnabled();
  },
};

export const One: Story = {
  args: { schema: ready(createSchemaModel([table('orders', 'id*', 'note')], [mapping('orders')])) },
  render: (args) => <SchemaSettingsScreen {...args} />,
  play: async ({ canvas }) => expect(canvas.getByText(/^1 of 1 table, /)).toBeVisible(),
};

export const NoMatch: Story = {
  args: {
    schema: ready(createSchemaModel([table('orders', 'id*', 'note')], [mapping('orders')])),
    view: { search: 'nowhere', show: 'all' },
  },
  render: (args) => <SchemaSettingsScreen {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No matching tables')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all tables' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: '' }));
  },
};

export const LongText: Story = {
  args: {
    schema: ready(
      createSchemaModel(
        [table(`sales.${'orders_of_all_countries_'.repeat(10)}`, 'id*', 'note')],
        [mapping(`sales.${'orders_of_all_countries_'.repeat(10)}`)],
      ),
    ),
  },
  render: (args) => <SchemaSettingsScreen {...args} />,
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await treeOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Open accounts' }));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
