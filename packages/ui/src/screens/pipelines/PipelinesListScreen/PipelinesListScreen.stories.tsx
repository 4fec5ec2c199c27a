import { bind, listPipelines, setPipelineStatus } from '@millrace/ui/contract';
import { Live, network, never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { canPipeline, pipelineTarget } from '../../../domain/entities/pipeline.ts';
import { paths } from '../../../domain/routes/paths.ts';
import {
  defaultPipelineListView,
  pipelineListArguments,
  pipelineListQuery,
} from '../../../domain/views/pipelineList.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PipelinesListScreen, type PipelinesListScreenProps } from './PipelinesListScreen.tsx';

const now = new Date('2026-03-04T10:00:00Z');
const clock = { at: now.getTime() };

const meta = {
  title: 'Screens/Pipelines/PipelinesListScreen',
  component: PipelinesListScreen,
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    pipelines: { state: 'loading' },
    view: defaultPipelineListView,
    onViewChange: fn(),
    hrefOf: (view) => paths.pipelinesList(pipelineListQuery(view)),
    hrefOfPipeline: ({ id }) => paths.pipelineOverview(id),
    selected: new Set(),
    onSelectionChange: fn(),
    onAction: fn(),
    onCreate: fn(),
    live: 'live',
    now,
    timeZone: 'UTC',
    onRetry: fn(),
  },
  render: (args) => <LiveList {...args} />,
} satisfies Meta<typeof PipelinesListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen on the story's service; view and selection are kept here as the console keeps them. */
function LiveList(args: PipelinesListScreenProps) {
  const [view, setView] = useState(args.view);
  const [selected, setSelected] = useState(args.selected);
  return (
    <Live reads={{ pipelines: bind(listPipelines, pipelineListArguments(view)) }}>
      {({ pipelines, refresh, call, service }) => (
        <>
          <PipelinesListScreen
            {...args}
            pipelines={pipelines}
            view={view}
            onViewChange={(next) => {
              args.onViewChange(next);
              setView(next);
            }}
            selected={selected}
            onSelectionChange={setSelected}
            onAction={({ action, pipelines: chosen }) => {
              args.onAction({ action, pipelines: chosen });
              for (const pipeline of chosen.filter((one) => canPipeline(action, one))) {
                void call(setPipelineStatus, { id: pipeline.id, status: pipelineTarget[action] });
              }
            }}
            onRetry={() => {
              args.onRetry();
              refresh();
            }}
          />
          <VisuallyHidden>
            <button type="button" tabIndex={-1} onClick={() => service.advance(60_000)}>
              A minute later
            </button>
          </VisuallyHidden>
        </>
      )}
    </Live>
  );
}

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

/** The world moves: the row follows by itself, and who is in it keeps their place. */
export const FollowsTheService: Story = {
  play: async ({ canvas, step }) => {
    const row = await canvas.findByRole('row', { name: /Support tickets/ });
    await expect(row).toHaveTextContent('Starting');
    const name = within(row).getByRole('link', { name: 'Support tickets' });
    name.focus();
    await step('A minute passes', async () => {
      canvas.getByRole('button', { name: 'A minute later' }).click();
      await waitFor(() => expect(row).toHaveTextContent('Running'));
      await expect(name).toHaveFocus();
    });
  },
};

export const Search: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await canvas.findByText('1–10 of 24');
    const field = canvas.getByRole('searchbox', { name: 'Search pipelines' });
    await step('Typing asks once, when the person rests', async () => {
      await userEvent.type(field, 'ledger');
      await expect(field).toHaveValue('ledger');
      await expect(await canvas.findByText('1–2 of 2')).toBeVisible();
      await expect(args.onViewChange).toHaveBeenCalledTimes(1);
    });
    await step('Nothing like it: the way back is offered', async () => {
      await userEvent.type(field, ' of nobody');
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
      await expect(await canvas.findByText('1–10 of 24')).toBeVisible();
      await expect(field).toHaveValue('');
    });
  },
};

export const FilterByStatus: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–10 of 24');
    await userEvent.click(canvas.getByRole('button', { name: /^Errored/ }));
    await expect(await canvas.findByText(/^1–2 of 2$/)).toBeVisible();
    for (const row of canvas.getAllByRole('row').slice(1)) await expect(row).toHaveTextContent('Errored');
  },
};

export const FilterBySourceType: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1–10 of 24');
    await userEvent.click(canvas.getByRole('button', { name: 'Source type' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Stripe' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Stripe' })).toBeVisible());
    await expect(await canvas.findByRole('row', { name: /Payments ledger/ })).toBeVisible();
    await expect(canvas.queryByText('Orders to warehouse')).not.toBeInTheDocument();
  },
};

export const Sort: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = async () => {
      const head = await canvas.findByRole('columnheader', { name: 'Pipeline' });
      await userEvent.click(within(head).getByRole('button'));
    };
    await canvas.findByText('1–10 of 24');
    await press();
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Accounts and deals'));
    await expect(canvas.getByRole('columnheader', { name: 'Pipeline' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await press();
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Web sessions'));
    await expect(canvas.getByRole('columnheader', { name: 'Pipeline' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const PauseByMenu: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const row = await canvas.findByRole('row', { name: /Orders to warehouse/ });
    await userEvent.click(within(row).getByRole('button', { name: 'Actions for Orders to warehouse' }));
    await step('What cannot be done now says why', async () => {
      const resume = await screen.findByRole('menuitem', { name: 'Resume' });
      await expect(resume).toHaveAccessibleDescription('It is running.');
    });
    await step('Pausing is asked of the service, and its answer shows', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Pause' }));
      await waitFor(() => expect(row).toHaveTextContent(/Paus(ing|ed)/));
    });
  },
};

export const Select: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await canvas.findByText('1–10 of 24');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Orders to warehouse' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ops tables' }));
    await step('The bar counts, and offers what is open to any of them', async () => {
      await expect(canvas.getByText('2 pipelines selected')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Pause' })).toBeEnabled();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(args.onAction).toHaveBeenLastCalledWith({
      action: 'archive',
      pipelines: [
        expect.objectContaining({ name: 'Orders to warehouse' }),
        expect.objectContaining({ name: 'Ops tables' }),
      ],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByText(/selected/)).not.toBeInTheDocument();
  },
};

export const Drafts: Story = {
  args: { view: { ...defaultPipelineListView, statuses: ['draft'] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('row', { name: /Ops tables/ })).toHaveTextContent(
      /Continue setup, step \d of 4/,
    ),
};

/** A service whose lists only page: what it does not know is not offered. */
export const PlainLists: Story = {
  args: { knows: { search: false, ordering: false, filters: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 24');
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('group', { name: 'Filter by status' })).not.toBeInTheDocument();
    await expect(
      within(canvas.getByRole('columnheader', { name: 'Pipeline' })).queryByRole('button'),
    ).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { service: { scenario: 'newAccount', clock } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Move your first data' })).toBeVisible();
    // Where nothing is, nothing can be found.
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
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
