import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { PauseIcon } from '../../primitives/Icon/icons/PauseIcon.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ConnectorMark } from '../ConnectorMark/ConnectorMark.tsx';
import { PipelineStatusPill } from '../PipelineStatusPill/PipelineStatusPill.tsx';
import { ResourceDetail, type ResourceDetailProps, type ResourceHead } from './ResourceDetail.tsx';

interface Thing {
  readonly name: string;
}
type Tab = 'overview' | 'logs';
type Props = ResourceDetailProps<Thing, Tab>;

const head = ({ name }: Thing): ResourceHead => ({
  name,
  status: <PipelineStatusPill status="running" />,
  actions: (
    <Button size="toolbar" icon={PauseIcon}>
      Pause
    </Button>
  ),
});

const tabs: Props['tabs'] = [
  { id: 'overview', label: 'Overview', href: '/pipelines/1/overview' },
  { id: 'logs', label: 'Logs', href: '/pipelines/1/logs' },
];

const meta: Meta<Props> = {
  title: 'Patterns/ResourceDetail',
  component: ResourceDetail<Thing, Tab>,
  args: {
    noun: 'pipeline',
    resource: ready({ name: 'Orders to warehouse' }),
    list: { label: 'Pipelines', href: '/pipelines/list' },
    head,
    selected: 'overview',
    skeleton: <Skeleton height={200} />,
    onRetry: fn(),
    children: () => <p>What the view shows.</p>,
  },
};
export default meta;
type Story = StoryObj<Props>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Pipelines');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Orders to warehouse');
    await expect(canvas.getByText('What the view shows.')).toBeVisible();
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument();
  },
};

/** A list has told the name, so the page shows it at once. */
export const Playground: Story = {
  args: { name: 'Orders to warehouse', live: 'live', tabs },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live updates on')).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Overview');
    await expect(canvas.getByRole('tab', { name: 'Logs' })).toHaveAttribute('href', '/pipelines/1/logs');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What the view shows.');
  },
};

/** A connector has a mark and a subtitle, and often a single view. */
export const Connector: Story = {
  args: {
    noun: 'source',
    list: { label: 'Sources', href: '/sources/list' },
    head: ({ name }) => ({
      name,
      mark: <ConnectorMark type="postgres" size="large" />,
      subtitle: 'PostgreSQL · created on 12 March 2026',
    }),
    resource: ready({ name: 'Production Postgres' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/created on 12 March/)).toBeVisible();
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { resource: loading, tabs },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pipeline');
    await expect(canvas.getByRole('status', { name: 'Loading pipeline' })).toBeVisible();
  },
};

/** Offline, nothing is loading. The page shows a message in place of the skeleton. */
export const Offline: Story = {
  args: { resource: { state: 'loading', isOffline: true }, name: 'Orders to warehouse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Orders to warehouse');
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(canvas.queryByRole('status', { name: 'Loading pipeline' })).toBeNull();
  },
};

export const NotFound: Story = {
  args: { resource: failed({ kind: 'http', status: 404 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This pipeline was not found');
    await expect(canvas.getByRole('link', { name: 'All pipelines' })).toHaveAttribute(
      'href',
      '/pipelines/list',
    );
  },
};

/** It was deleted while its page was open. */
export const DeletedMeanwhile: Story = {
  args: {
    resource: {
      state: 'ready',
      value: { name: 'Orders to warehouse' },
      problem: { kind: 'http', status: 404 },
    },
  },
  play: NotFound.play,
};

export const Failed: Story = {
  args: { resource: failed({ kind: 'http', status: 503, requestId: 'req_17' }) },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('This pipeline could not be loaded.');
    await expect(alert).toHaveTextContent('The service had an error. Try again in a moment. Request: req_17');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A refresh that fails while someone types in the view takes neither the text nor the focus. */
export const RefreshFailsWhileTyping: Story = {
  args: { children: () => <input aria-label="Name" /> },
  render: function Render(args) {
    const [resource, setResource] = useState(args.resource);
    return (
      <>
        <ResourceDetail {...args} resource={resource} />
        <VisuallyHidden>
          <button
            type="button"
            tabIndex={-1}
            onClick={() =>
              setResource({ state: 'ready', value: { name: 'Orders' }, problem: { kind: 'timeout' } })
            }
          >
            Fail
          </button>
        </VisuallyHidden>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'abc');
    canvas.getByRole('button', { name: 'Fail' }).click();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.keyboard('d');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('abcd');
  },
};

/** A refresh failed: the page stays and says that it may be out of date. */
export const RefreshFailed: Story = {
  args: {
    resource: { state: 'ready', value: { name: 'Orders to warehouse' }, problem: { kind: 'timeout' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByText('What the view shows.')).toBeVisible();
  },
};

const onRename = fn();

/** Renaming in place: an error stays at the field, success returns the focus. */
export const Rename: Story = {
  render: function Renaming(args) {
    const [name, setName] = useState('Orders to warehouse');
    return (
      <ResourceDetail
        {...args}
        resource={ready({ name })}
        head={(value) => ({
          ...head(value),
          async onRename(next) {
            onRename(next);
            if (next === 'Taken') return 'This name is taken.';
            setName(next);
            return undefined;
          },
        })}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    onRename.mockClear();
    const rename = () => canvas.getByRole('button', { name: 'Rename' });
    await step('Escape changes nothing', async () => {
      await userEvent.click(rename());
      await expect(canvas.getByLabelText('Name')).toHaveFocus();
      await userEvent.keyboard('Something else{Escape}');
      await waitFor(() => expect(rename()).toHaveFocus());
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Orders to warehouse');
      await expect(onRename).not.toHaveBeenCalled();
    });
    await step('A name is required, and errors are shown at the field', async () => {
      await userEvent.click(rename());
      await userEvent.clear(canvas.getByLabelText('Name'));
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.');
      await userEvent.keyboard('Taken{Enter}');
      await waitFor(() =>
        expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('This name is taken.'),
      );
    });
    await step('The saved name becomes the title', async () => {
      await userEvent.clear(canvas.getByLabelText('Name'));
      await userEvent.keyboard(' Orders {Enter}');
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Orders$/));
      await expect(onRename).toHaveBeenLastCalledWith('Orders');
      await waitFor(() => expect(rename()).toHaveFocus());
    });
  },
};

export const LongName: Story = {
  args: { resource: ready({ name: 'Very'.repeat(60) }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
