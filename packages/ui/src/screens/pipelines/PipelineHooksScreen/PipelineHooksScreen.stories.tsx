import { getPipeline, listPipelineHooks } from '@millrace/ui/contract';
import { never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import type { HookAttachment } from '../../../domain/hooks/hook.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { pipeline } from '../PipelineFrame/settings.stories.data.tsx';
import { PipelineHooksScreen } from './PipelineHooksScreen.tsx';
import { clock, ids, liveHooks, type LiveHooksProps } from './PipelineHooksScreen.stories.data.tsx';

const meta: Meta<LiveHooksProps> = {
  ...liveHooks,
  title: 'Screens/Pipelines/PipelineHooksScreen',
  component: PipelineHooksScreen,
};
export default meta;
type Story = StoryObj<LiveHooksProps>;

export const Default: Story = {
  tags: ['state:one'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The attached hooks are listed; the tab is the current one', async () => {
      await expect(await canvas.findByText('Operations channel')).toBeVisible();
      await expect(
        within(canvas.getByRole('table', { name: 'Hooks attached to this pipeline' })).getByRole('row', {
          name: /Operations channel/,
        }),
      ).toHaveTextContent(/Errored, Recovered, Paused.*—$/);
      await expect(canvas.getByRole('tab', { name: 'Hooks' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.queryByText('Old chat room')).toBeNull();
    });
    await step('A detached hook disappears', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Operations channel' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Detach' }));
      await expect(args.hooks.onAction).toHaveBeenCalledOnce();
      await expect(await canvas.findByText('No hooks attached yet')).toBeVisible();
    });
  },
};

export const Archived: Story = {
  args: { hooks: { ...liveHooks.args.hooks, view: 'archived' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Old chat room')).toBeVisible();
    await expect(canvas.getByText('Failed (410)')).toBeVisible();
    await expect(canvas.queryByText('Operations channel')).toBeNull();
  },
};

export const Empty: Story = {
  args: { id: ids.withoutHooks },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('No hooks attached yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Attach hook' }));
    await expect(args.hooks.onAttach).toHaveBeenCalledOnce();
  },
};

/** An archived pipeline accepts no hook. */
export const ArchivedPipeline: Story = {
  args: { id: ids.archived },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This pipeline is archived, so no hook can be attached.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Attach hook' })).toBeNull();
  },
};

export const Draft: Story = {
  args: { id: ids.draft },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'This pipeline is not set up yet' })).toBeVisible(),
};

/** Only the fields that the specification shows. */
export const RequiredFieldsOnly: Story = {
  parameters: { service: { scenario: 'busyAccount', clock, hasAssumedFields: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hook 1')).toBeVisible();
    await expect(canvas.getAllByText('—').length).toBeGreaterThan(0);
  },
};

export const Loading: Story = {
  args: { name: 'Orders to warehouse' },
  parameters: { service: { clock, toxics: [never(getPipeline)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders to warehouse' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading pipeline' })).toBeVisible();
  },
};
export const HooksLoading: Story = {
  parameters: { service: { clock, toxics: [never(listPipelineHooks)] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('status', { name: 'Loading hooks' })).toBeVisible(),
};

export const Failed: Story = {
  parameters: { service: { clock, toxics: [status(getPipeline, 503, undefined, { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The service had an error.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Operations channel')).toBeVisible();
  },
};
export const HooksFailed: Story = {
  parameters: { service: { clock, toxics: [status(listPipelineHooks, 503, undefined, { times: 1 })] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('The hooks could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenLastCalledWith('attachments');
    await expect(await canvas.findByText('Operations channel')).toBeVisible();
  },
};
export const NotFound: Story = {
  args: { id: ids.none },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'This pipeline was not found' })).toBeVisible(),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Operations channel');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const SmallPhone: Story = { ...Phone, globals: { viewport: { value: 'small' } } };

const attachment = (hookId: number, name: string, url: string): HookAttachment => ({
  hookId: toId(hookId),
  entityType: 'pipeline',
  entityId: pipeline.id,
  selectedEvents: ['errored', 'recovered'],
  hook: { name, url, status: 'active' },
  lastDelivery: null,
});

/** A long list has no search: the page scrolls. */
export const Many: Story = {
  args: {
    pipeline: ready(pipeline),
    hooks: {
      ...liveHooks.args.hooks,
      attachments: ready(
        Array.from({ length: 40 }, (_, at) =>
          attachment(at + 1, `Team channel ${at + 1}`, `https://hooks.example.com/${at + 1}`),
        ),
      ),
    },
  },
  render: (args) => <PipelineHooksScreen {...args} />,
  play: async ({ canvas }) =>
    expect(
      within(canvas.getByRole('table', { name: 'Hooks attached to this pipeline' })).getAllByRole(
        'rowheader',
      ),
    ).toHaveLength(40),
};

/** Not loaded yet and offline: the card shows a message, without a skeleton. */
export const Offline: Story = {
  args: {
    pipeline: ready(pipeline),
    hooks: { ...liveHooks.args.hooks, attachments: { state: 'loading', isOffline: true } },
  },
  render: (args) => <PipelineHooksScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(canvas.queryByRole('status', { name: 'Loading hooks' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    pipeline: ready({ ...pipeline, name: 'orders_of_all_countries_'.repeat(10) }),
    hooks: {
      ...liveHooks.args.hooks,
      attachments: ready([
        attachment(1, 'operations_channel_'.repeat(12), `https://hooks.example.com/${'room'.repeat(60)}`),
      ]),
    },
  },
  render: (args) => <PipelineHooksScreen {...args} />,
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
