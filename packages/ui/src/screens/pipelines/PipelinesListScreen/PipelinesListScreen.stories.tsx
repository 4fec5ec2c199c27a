import { bind, listPipelines } from '@millrace/ui/contract';
import { Live, network, never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { paths } from '../../../domain/routes.ts';
import {
  defaultPipelineListView,
  pipelineListArguments,
  pipelineListQuery,
} from '../../../domain/views/pipelineList.ts';
import { PipelinesListScreen } from './PipelinesListScreen.tsx';

const now = new Date('2026-03-04T10:00:00Z');
const clock = { at: now.getTime() };

const meta = {
  title: 'Screens/Pipelines/PipelinesListScreen',
  component: PipelinesListScreen,
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    pipelines: { state: 'loading' },
    view: defaultPipelineListView,
    hrefOf: (view) => paths.pipelinesList(pipelineListQuery(view)),
    live: 'live',
    now,
    timeZone: 'UTC',
    onRetry: fn(),
  },
  render: function LiveList(args) {
    const [view] = useState(args.view);
    return (
      <Live reads={{ pipelines: bind(listPipelines, pipelineListArguments(view)) }}>
        {({ pipelines, refresh }) => (
          <PipelinesListScreen
            {...args}
            view={view}
            pipelines={pipelines}
            onRetry={() => {
              args.onRetry();
              refresh();
            }}
          />
        )}
      </Live>
    );
  },
} satisfies Meta<typeof PipelinesListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const row = await canvas.findByRole('row', { name: /Orders to warehouse/ });
    await step('A row tells what moves from where to where, and how it is', async () => {
      await expect(row).toHaveTextContent('Production Postgres → Analytics');
      await expect(row).toHaveTextContent('Running');
      await expect(row).toHaveTextContent('4,812,204');
      await expect(row).toHaveTextContent('42 s ago');
      await expect(row).toHaveTextContent('15 min');
    });
    await step('What went wrong stands beside the status', async () => {
      const errored = canvas.getByRole('row', { name: /Payments ledger/ });
      await expect(errored).toHaveTextContent('Stripe refused the key');
    });
    await step('The tabs count, the pages count', async () => {
      await expect(canvas.getByRole('link', { name: /^Active/ })).toHaveTextContent('24');
      await expect(canvas.getByRole('link', { name: /^Archived/ })).toHaveTextContent('6');
      await expect(canvas.getByText('1–10 of 24')).toBeVisible();
    });
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('row', { name: /Orders to warehouse/ });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Archived: Story = {
  args: { view: { ...defaultPipelineListView, status: 'archived' } },
  play: async ({ canvas }) => {
    await canvas.findByText('1–6 of 6');
    const rows = canvas.getAllByRole('row').slice(1);
    for (const row of rows) await expect(within(row).getByText('Archived')).toBeVisible();
  },
};

export const SecondPage: Story = {
  args: { view: { ...defaultPipelineListView, page: 2 } },
  play: async ({ canvas }) => {
    await canvas.findByText('11–20 of 24');
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/pipelines/list?status=active',
    );
  },
};

/** Somebody else pauses a pipeline: the row follows by itself. */
export const FollowsTheService: Story = {
  render: (args) => (
    <Live reads={{ pipelines: bind(listPipelines, { status: 'active' }) }}>
      {({ pipelines, service }) => (
        <>
          <PipelinesListScreen {...args} pipelines={pipelines} />
          <button type="button" onClick={() => service.advance(60_000)}>
            A minute later
          </button>
        </>
      )}
    </Live>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Support tickets/ });
    await expect(row).toHaveTextContent('Starting');
    await userEvent.click(canvas.getByRole('button', { name: 'A minute later' }));
    await waitFor(() => expect(row).toHaveTextContent('Running'));
  },
};

export const Empty: Story = {
  parameters: { service: { scenario: 'newAccount', clock } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Move your first data' })).toBeVisible(),
};

export const NothingArchived: Story = {
  parameters: { service: { scenario: 'newAccount', clock } },
  args: { view: { ...defaultPipelineListView, status: 'archived' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Nothing is archived' })).toBeVisible(),
};

export const Loading: Story = {
  parameters: { service: { clock, toxics: [never(listPipelines)] } },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading pipelines' })).toBeVisible(),
};

/** The service fails once: trying again brings the list. */
export const Failed: Story = {
  parameters: { service: { clock, toxics: [status(listPipelines, 503, undefined, { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service has a problem.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('row', { name: /Orders to warehouse/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Unreachable: Story = {
  parameters: { service: { clock, toxics: [network(listPipelines)] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('The service could not be reached.'),
};

/** Everything that the specification does not show is absent: the list still tells what it knows. */
export const OnlyWhatIsPromised: Story = {
  parameters: { service: { clock, hasAssumedFields: false } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Orders to warehouse/ });
    await expect(row).toHaveTextContent('Running');
    await expect(row).not.toHaveTextContent('→');
    await expect(canvas.getByRole('link', { name: 'Active' })).toHaveTextContent(/^Active$/);
  },
};

export const LongNames: Story = {
  render: (args) => (
    <PipelinesListScreen
      {...args}
      pipelines={{
        state: 'ready',
        value: {
          rows: [
            {
              id: toId(1),
              name: 'Very'.repeat(64),
              status: 'errored',
              lastError: 'x'.repeat(400),
            },
          ],
          count: 1,
          number: 1,
          hasNext: false,
          unreadable: 2,
          counts: null,
        },
      }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByText('2 items could not be shown.')).toBeVisible();
  },
};
