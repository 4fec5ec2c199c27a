import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { id, requests, settingsPage } from '../PipelineFrame/settings.stories.data.tsx';
import { PipelineScriptScreen } from './PipelineScriptScreen.tsx';

const script = `version: 1
name: "Orders to warehouse"
source:
  connection: 12
  type: "postgres"
destination:
  connection: 7
  type: "snowflake"
tables:
  - name: "public.orders"
    mode: upsert
    key: ["id"]
    columns: ["id", "customer_id", "total"]
`;

const meta = {
  title: 'Screens/Pipelines/PipelineScriptScreen',
  component: PipelineScriptScreen,
  args: {
    ...settingsPage,
    settingsHrefs: {
      ...settingsPage.settingsHrefs,
      script: paths.pipelineSettings(id, { section: 'script' }),
    },
    ids: { source: 12, destination: 7 },
    script: ready(script),
    onShow: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PipelineScriptScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const show = { name: 'Show script' };

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The script is shown for the ids in the address', async () => {
      await expect(canvas.getByRole('link', { name: 'ETL script' })).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getByRole('textbox', { name: /^Source ID/ })).toHaveValue('12');
      await expect(canvas.getByRole('textbox', { name: /^Destination ID/ })).toHaveValue('7');
      await expect(canvas.getByText('The script has 13 lines.')).toBeVisible();
      await expect(
        within(canvas.getByRole('region', { name: 'Text of the script' })).getByText(/public\.orders/),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Copy the script' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Download the script' })).toBeVisible();
    });
    await step('Other ids are chosen', async () => {
      const source = canvas.getByRole('textbox', { name: /^Source ID/ });
      await userEvent.clear(source);
      await userEvent.type(source, '31{Enter}');
      await expect(args.onShow).toHaveBeenLastCalledWith({ source: 31, destination: 7 });
    });
  },
};

/** Nothing is loaded until both ids are entered: both are required. */
export const NotChosen: Story = {
  args: { ids: undefined, script: loading },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('status', { name: 'Loading script' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', show));
    await expect(canvas.getByText('Enter the ID of the source.')).toBeVisible();
    await expect(canvas.getByText('Enter the ID of the destination.')).toBeVisible();
    const source = canvas.getByRole('textbox', { name: /^Source ID/ });
    await expect(source).toHaveFocus();
    await userEvent.type(source, '0');
    await userEvent.tab();
    await expect(source).toHaveAccessibleDescription(/must be 1 or more/);
    await userEvent.clear(source);
    await userEvent.type(source, 'twelve');
    await userEvent.tab();
    await expect(source).toHaveAccessibleDescription(/must be a number/);
    await expect(args.onShow).not.toHaveBeenCalled();
    await userEvent.clear(source);
    await userEvent.type(source, '12');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Destination ID/ }), '7{Enter}');
    await expect(args.onShow).toHaveBeenCalledWith({ source: 12, destination: 7 });
  },
};

export const ScriptLoading: Story = {
  args: { script: loading },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status', { name: 'Loading script' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Show script/ }));
    await expect(args.onShow).not.toHaveBeenCalled();
  },
};

/** The script is loaded again; the old one stays. */
export const Refreshing: Story = {
  args: { script: { state: 'ready', value: script, isRefreshing: true } },
  play: async ({ canvas }) => expect(canvas.getByText(/public\.orders/)).toBeVisible(),
};

export const ScriptFailed: Story = {
  args: { script: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service had an error.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('script');
  },
};

/** The pipeline has no script yet (409): the service says what is missing. */
export const NoScriptYet: Story = {
  args: {
    script: failed({
      kind: 'http',
      status: 409,
      detail: 'There is no script of this pipeline yet: it needs a table.',
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent('There is no script of this pipeline yet'),
};

export const ScriptOffline: Story = {
  tags: ['state:offline'],
  args: { script: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => expect(canvas.getByText('You are offline.')).toBeVisible(),
};

export const Loading: Story = {
  args: { pipeline: requests.loading, ids: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading pipeline' })).toBeVisible(),
};
export const Failed: Story = {
  args: { pipeline: requests.failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('pipeline');
  },
};

/** The toggle is off: no other view leads here. */
export const Gated: Story = {
  args: { settingsHrefs: settingsPage.settingsHrefs },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'ETL script' })).toBeNull(),
};

/** Thousands of long lines scroll within their frame. */
export const Long: Story = {
  tags: ['state:long-text'],
  args: {
    script: ready(
      `${Array.from({ length: 5_000 }, (_, at) => `  - name: "table_${at}" # ${'x'.repeat(300)}`).join('\n')}\n`,
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('The script has 5,000 lines.')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('The script has 13 lines.')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const SmallPhone: Story = { ...Phone, globals: { viewport: { value: 'small' } } };
