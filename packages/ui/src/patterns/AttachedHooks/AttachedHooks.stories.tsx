import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { toId } from '../../domain/entities/id.ts';
import { paths } from '../../domain/routes/paths.ts';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { AttachedHooks } from './AttachedHooks.tsx';
import { attachmentOf, pipelineAttachments } from './AttachedHooks.stories.data.ts';

const id = toId<'pipeline'>(1);
const meta = {
  title: 'Patterns/AttachedHooks',
  component: AttachedHooks,
  args: {
    entity: 'pipeline',
    attachments: ready(pipelineAttachments),
    view: 'active',
    hrefOf: (view) => paths.pipelineHooks(id, view === 'archived' ? { status: view } : {}),
    onAttach: fn(),
    onAction: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AttachedHooks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rows without the heads of the columns. */
const bodyRows = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);
const list = { name: 'Hooks attached to this pipeline' };

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const rows = bodyRows(canvas.getByRole('table', list));
    const [first, second, third] = rows;
    await step('A row has its events in words and the result of its last delivery', async () => {
      await expect(rows).toHaveLength(3);
      await expect(first).toHaveTextContent(
        /Operations channel https:\/\/hooks\.acme\.example\/operations.*Errored, Recovered, Initial sync completed.*Delivered \(200\)\s?Errored · 2 h ago · 180 ms/,
      );
      await expect(second).toHaveTextContent('Failed (500)');
      await expect(second).toHaveTextContent('1,204 ms');
      await expect(second).toHaveTextContent('The address answered with 500.');
      await expect(second).toHaveTextContent('Not encrypted');
      await expect(within(third ?? document.body).getAllByRole('cell')[1]).toHaveTextContent('—');
    });
    await step('The columns have heads, and no row repeats them', async () => {
      const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(heads).toEqual(['Hook', 'Events', 'Last delivery', 'Actions']);
      await expect(within(first ?? document.body).getByText('Last delivery')).not.toBeVisible();
    });
    await step('Archived hooks are behind a filter', async () => {
      await expect(canvas.getByRole('link', { name: 'Archived 1' })).toHaveAttribute(
        'href',
        '/pipelines/1/hooks?status=archived',
      );
    });
    await step('Events are edited, and a hook is detached or archived', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Pager' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit events' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({
        action: 'edit',
        attachment: pipelineAttachments[1],
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Pager' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Detach' }));
      await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'detach' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Pager' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive hook' }));
      await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'archive' }));
    });
    await step('A hook is attached', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Attach hook' }));
      await expect(args.onAttach).toHaveBeenCalledOnce();
    });
  },
};

/** An archived hook can only be detached. */
export const Archived: Story = {
  args: { view: 'archived' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      bodyRows(canvas.getByRole('table', { name: 'Archived hooks attached to this pipeline' })),
    ).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Old chat room' }));
    await expect(await screen.findByRole('menuitem', { name: 'Edit events' })).toHaveAccessibleDescription(
      'An archived hook can’t be changed',
    );
    await expect(screen.getByRole('menuitem', { name: 'Archive hook' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Detach' }));
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ action: 'detach' }));
  },
};

export const Empty: Story = {
  args: { attachments: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hooks attached yet')).toBeVisible();
    await expect(canvas.getByText(/to Slack, .*your own URL/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Attach hook' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Archived/ })).toBeNull();
  },
};

/** The archived hooks that the address asks for are gone: the way back stays. */
export const NoneArchived: Story = {
  args: { attachments: ready([]), view: 'archived' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No archived hook is attached to this pipeline.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Active 0' })).toBeVisible();
  },
};

export const One: Story = {
  args: {
    entity: 'source',
    attachments: ready([
      attachmentOf(
        'source',
        2,
        { name: 'Data catalogue', url: 'http://catalogue.acme.example/changes' },
        { selectedEvents: ['source.schema_changed', 'source.updated'] },
      ),
    ]),
  },
  play: async ({ canvas }) =>
    expect(
      bodyRows(canvas.getByRole('table', { name: 'Hooks attached to this source' }))[0],
    ).toHaveTextContent('Schema changed, Updated'),
};

/** An event that this build does not know is shown by its own name. */
export const UnknownEvent: Story = {
  args: {
    attachments: ready([
      attachmentOf('pipeline', 1, { name: 'Pager' }, { selectedEvents: ['pipeline.moved'] }),
    ]),
  },
  play: async ({ canvas }) => expect(canvas.getByText('pipeline.moved')).toBeVisible(),
};

export const Many: Story = {
  args: {
    attachments: ready(
      Array.from({ length: 40 }, (_, index) =>
        attachmentOf('pipeline', index + 1, { name: `Hook ${index + 1}` }),
      ),
    ),
  },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(40),
};

/** Only the fields that the specification shows: the hook has an id, and nothing is known of deliveries. */
export const RequiredFieldsOnly: Story = {
  args: {
    attachments: ready([
      {
        hookId: toId(3),
        entityType: 'pipeline',
        entityId: toId(1),
        selectedEvents: ['pipeline.errored'],
      },
    ]),
  },
  play: async ({ canvas }) =>
    expect(bodyRows(canvas.getByRole('table', list))[0]).toHaveTextContent(/^Hook 3.*Errored.*—$/),
};

/** No call lists the hooks of a source, and the list of hooks may leave out where they are attached. */
export const NotListed: Story = {
  args: { entity: 'source', attachments: ready(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The service does not list the hooks of a source.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Attach hook' })).toBeVisible();
  },
};

export const CannotAttach: Story = {
  args: { whyNotAttach: 'This pipeline is archived, so no hook can be attached.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/archived, so no hook/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Attach hook' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { attachments: loading },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading hooks' })).toBeVisible(),
};

export const Failed: Story = {
  args: { attachments: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The hooks could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { attachments: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => expect(canvas.getByText('You are offline.')).toBeVisible(),
};

const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(7);
export const LongText: Story = {
  args: {
    attachments: ready([
      attachmentOf(
        'pipeline',
        1,
        { name: long, url: `https://${long}.example/${long}` },
        {
          selectedEvents: ['pipeline.errored', `pipeline.${long}`],
          lastDelivery: {
            at: new Date('2026-03-04T08:00:00Z'),
            event: `pipeline.${long}`,
            success: false,
            statusCode: null,
            error: long,
            durationMs: null,
          },
        },
      ),
    ]),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvasElement).toHaveTextContent('Failed');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Operations channel')).toBeVisible();
    // Stacked cells name their column.
    await expect(canvas.getAllByText('Last delivery', { selector: '[aria-hidden]' })[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const SmallPhone: Story = { ...Phone, globals: { viewport: { value: 'small' } } };
