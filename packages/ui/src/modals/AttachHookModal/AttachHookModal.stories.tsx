import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Hook } from '../../domain/hooks/hook.ts';
import { toId } from '../../domain/entities/id.ts';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import {
  attachmentOf,
  pipelineAttachments,
} from '../../patterns/AttachedHooks/AttachedHooks.stories.data.ts';
import { AttachHookModal, type AttachHookModalProps } from './AttachHookModal.tsx';

const hook = (id: number, name: string, more: Partial<Hook> = {}): Hook => ({
  id: toId(id),
  name,
  url: `https://hooks.acme.example/${id}`,
  status: 'active',
  hasSecret: false,
  attachedTo: [],
  ...more,
});
const attachedElsewhere = attachmentOf('pipeline', 4, { name: 'Finance approvals' });
const hooks: readonly Hook[] = [
  hook(1, 'Operations channel'),
  hook(3, 'Data catalogue', { url: 'http://catalogue.acme.example/changes' }),
  hook(4, 'Finance approvals', {
    attachedTo: [{ ...attachedElsewhere, entityId: toId(7), entityName: 'Payments ledger' }],
  }),
];
const attached = pipelineAttachments.slice(0, 1);

/** Holds the choice, as a container does. */
function Chosen(args: AttachHookModalProps) {
  const [chosenId, setChosenId] = useState(args.chosenId);
  return (
    <AttachHookModal
      {...args}
      chosenId={chosenId}
      onChoose={(id) => {
        args.onChoose(id);
        setChosenId(id);
      }}
    />
  );
}

const theirEvents = ['pipeline.paused', 'pipeline.recovered', 'pipeline.initial_sync_completed'];

/** The same with a colleague, who adds an event and removes another one. */
function SavedByAnother(args: AttachHookModalProps) {
  const [savedEvents, setSavedEvents] = useState(args.editing?.selectedEvents);
  return (
    <>
      <button type="button" onClick={() => setSavedEvents(theirEvents)}>
        Someone else saves
      </button>
      <AttachHookModal {...args} savedEvents={savedEvents} />
    </>
  );
}

const meta = {
  title: 'Modals/AttachHookModal',
  component: AttachHookModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    isOpen: true,
    entity: 'pipeline',
    target: { id: 1, name: 'Orders to warehouse' },
    hooks: ready(hooks),
    attached,
    onChoose: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof AttachHookModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = { name: 'Attach hook' };
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const event = (name: string) => screen.getByRole('checkbox', { name });

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', title);
    await step(
      'Hooks say where else they are attached; those attached here are named, not offered',
      async () => {
        await expect(screen.getAllByRole('radio')).toHaveLength(2);
        await expect(dialog).toHaveTextContent('https://hooks.acme.example/4 · Attached to Payments ledger');
        await expect(dialog).toHaveTextContent('Already attached: Operations channel');
      },
    );
    await step('Without a hook, nothing is sent', async () => {
      await userEvent.click(within(dialog).getByRole('button', title));
      await expect(screen.getByText('Choose a hook.')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await waitFor(() => expect(radio(/^Data catalogue/)).toHaveFocus());
    });
    await step('Without an event, nothing is sent', async () => {
      await userEvent.click(radio(/^Finance approvals/));
      await expect(args.onChoose).toHaveBeenLastCalledWith(4);
      await userEvent.click(within(dialog).getByRole('button', title));
      await expect(screen.getByRole('alert')).toHaveTextContent('Select at least one event.');
      await waitFor(() => expect(event('Started')).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('Each event has a description', async () => {
      await expect(event('Errored')).toHaveAccessibleDescription('The pipeline stopped with an error.');
    });
    await step('The events are sent in their order', async () => {
      await userEvent.click(event('Recovered'));
      await userEvent.click(event('Errored'));
      await expect(screen.queryByText('Select at least one event.')).toBeNull();
      await userEvent.click(within(dialog).getByRole('button', title));
      await expect(args.onSubmit).toHaveBeenCalledWith({
        hookId: 4,
        events: ['pipeline.errored', 'pipeline.recovered'],
      });
    });
    await step('Escape and Cancel ask before they discard entries', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

/** A sample of what is sent, for each event. */
export const SamplePayload: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', title);
    const button = screen.getByRole('button', { name: 'Sample of “Errored”' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const sample = await screen.findByRole('region', { name: 'Sample payload of “Errored”' });
    await expect(JSON.parse(sample.textContent ?? '')).toMatchObject({
      event: 'pipeline.errored',
      pipeline: { id: 1, name: 'Orders to warehouse' },
    });
    await expect(screen.getByRole('button', { name: 'Copy the sample' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sample of “Paused”' }));
    await expect(screen.queryByRole('region', { name: 'Sample payload of “Errored”' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hide sample of “Paused”' }));
    await expect(screen.queryByRole('region', { name: /Sample payload/ })).toBeNull();
  },
};

export const AllEvents: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', title);
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    for (const box of screen.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Deselect all' }));
    for (const box of screen.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

/** Plain http is allowed, with a warning. */
export const PlainHttp: Story = {
  args: { chosenId: toId(3) },
  play: async () => expect(await screen.findByText('This address is not encrypted.')).toBeVisible(),
};

/** Creating a hook opens above; the entries of this modal stay. */
export const CreateInPlace: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', title);
    await userEvent.click(event('Errored'));
    await userEvent.click(screen.getByRole('button', { name: 'Create hook' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(event('Errored')).toBeChecked();
  },
};

export const NoHooks: Story = {
  tags: ['state:empty'],
  args: { hooks: ready([]), attached: [] },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', title);
    await expect(dialog).toHaveTextContent('There are no hooks yet. Create one to attach it.');
    await userEvent.click(within(dialog).getByRole('button', title));
    const [noHook, noEvent] = screen.getAllByRole('alert');
    await expect(noHook).toHaveTextContent('Create one to attach it.');
    await expect(noEvent).toHaveTextContent('Select at least one event.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create hook' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AllAttached: Story = {
  args: { hooks: ready(hooks.slice(0, 1)) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', title);
    await expect(dialog).toHaveTextContent('All hooks are attached already. Create another one.');
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

/** Many hooks are searched by name and address; the chosen one stays in view. */
export const Many: Story = {
  args: { hooks: ready(Array.from({ length: 300 }, (_, at) => hook(at + 10, `Hook ${at + 1}`))) },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', title);
    await expect(screen.getAllByRole('radio')).toHaveLength(50);
    await userEvent.click(radio(/^Hook 2 /));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search hooks' }), 'hook 299');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
    await expect(radio(/^Hook 2 /)).toBeChecked();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'hook 2');
    await expect(await screen.findByText('The first 50 of 111 are shown.')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
  },
};

export const NothingFound: Story = {
  args: { hooks: ready(Array.from({ length: 9 }, (_, at) => hook(at + 10, `Hook ${at + 1}`))) },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', title);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search hooks' }), 'nowhere');
    await expect(await screen.findByText('No hook matches.')).toBeVisible();
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

/** A source has its own events. */
export const ForSource: Story = {
  args: { entity: 'source', target: { id: 1, name: 'Production Postgres' }, chosenId: toId(4) },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', title);
    await expect(screen.queryByRole('checkbox', { name: 'Errored' })).toBeNull();
    await userEvent.click(event('Schema changed'));
    await userEvent.click(within(dialog).getByRole('button', title));
    await expect(args.onSubmit).toHaveBeenCalledWith({ hookId: 4, events: ['source.schema_changed'] });
  },
};

/** Unsaved events are marked, counted, and not discarded by Escape. */
export const EditEvents: Story = {
  args: { editing: pipelineAttachments[0] },
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit events of “Operations channel”' });
    await step('The saved events are selected', async () => {
      await expect(event('Errored')).toBeChecked();
      await expect(event('Started')).not.toBeChecked();
      await expect(dialog).not.toHaveTextContent('not saved');
      await expect(screen.queryByRole('radio')).toBeNull();
    });
    await step('Changes are marked until they are saved', async () => {
      await userEvent.click(event('Errored'));
      await userEvent.click(event('Started'));
      await expect(dialog).toHaveTextContent('2 unsaved events');
      await expect(dialog).toHaveTextContent('Removed, not saved');
      await expect(dialog).toHaveTextContent('Added, not saved');
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('All events of the attachment are sent', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save events' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({
        hookId: 1,
        events: ['pipeline.started', 'pipeline.recovered', 'pipeline.initial_sync_completed'],
      });
    });
    await step('At least one event stays', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
      await userEvent.click(screen.getByRole('button', { name: 'Deselect all' }));
      await userEvent.click(screen.getByRole('button', { name: 'Save events' }));
      await expect(screen.getByRole('alert')).toHaveTextContent('Select at least one event.');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
};

/** Someone else saves other events meanwhile: nothing is overwritten, and the modal says what they changed. */
export const ChangedMeanwhile: Story = {
  args: { editing: pipelineAttachments[0] },
  render: (args) => <SavedByAnother {...args} />,
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('dialog');
    await userEvent.click(event('Started'));
    await step('What they changed is named and selected', async () => {
      screen.getByText('Someone else saves').click();
      const notice = (await screen.findByText('Someone else changed these events')).closest('[role=status]');
      await expect(notice).toHaveTextContent('They added Paused. They removed Errored.');
      await expect(event('Paused')).toBeChecked();
      await expect(event('Errored')).not.toBeChecked();
      await expect(screen.getByRole('dialog')).toHaveTextContent('1 unsaved event');
    });
    await step('Both changes are sent', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save events' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({
        hookId: 1,
        events: [
          'pipeline.started',
          'pipeline.paused',
          'pipeline.recovered',
          'pipeline.initial_sync_completed',
        ],
      });
    });
  },
};

/** Nothing was changed, so nothing is sent. */
export const EditNothing: Story = {
  args: { editing: pipelineAttachments[0] },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Save events' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** An event that this build does not know is kept. */
export const EditUnknownEvent: Story = {
  args: {
    editing: attachmentOf('pipeline', 1, { name: 'Pager' }, { selectedEvents: ['pipeline.moved'] }),
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await expect(event('pipeline.moved')).toBeChecked();
    await userEvent.click(event('Paused'));
    await userEvent.click(screen.getByRole('button', { name: 'Save events' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      hookId: 1,
      events: ['pipeline.paused', 'pipeline.moved'],
    });
  },
};

/** Someone attached the chosen hook meanwhile (409): its events can be edited instead. */
export const AlreadyAttached: Story = {
  args: {
    chosenId: toId(3),
    existing: attachmentOf('pipeline', 3, { name: 'Data catalogue' }),
    problem: { kind: 'http', status: 409, detail: 'This hook is attached to this pipeline already.' },
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', title);
    await expect(screen.getByRole('alert')).toHaveTextContent(
      '“Data catalogue” is already attached to this pipeline.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Edit its events' }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.existing);
  },
};

/** Someone archived the hook meanwhile (409). */
export const Conflict: Story = {
  args: {
    chosenId: toId(3),
    problem: { kind: 'http', status: 409, detail: 'A hook that is archived is not attached any more.' },
  },
  play: async () =>
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A hook that is archived is not attached any more.',
    ),
};

/** The service does not have an event for this kind of entity (422): the error is at the event. */
export const EventRefused: Story = {
  render: (args) => <Refusing {...args} />,
  args: { chosenId: toId(3) },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', title);
    await userEvent.click(event('Paused'));
    await userEvent.click(event('Errored'));
    await userEvent.click(within(dialog).getByRole('button', title));
    await waitFor(() =>
      expect(event('Errored')).toHaveAccessibleDescription(/A pipeline has no event "pipeline\.errored"\./),
    );
    await expect(event('Paused')).toBeChecked();
    await expect(dialog).not.toHaveTextContent('The service rejected some values.');
    await userEvent.click(event('Errored'));
    await expect(dialog).not.toHaveTextContent('has no event');
  },
};

/** A service that refuses the second event. */
function Refusing(args: AttachHookModalProps) {
  const [isRefused, setIsRefused] = useState(false);
  return (
    <Chosen {...args} onSubmit={() => setIsRefused(true)} {...(isRefused && { problem: refusedEvent })} />
  );
}
const refusedEvent = {
  kind: 'http',
  status: 422,
  fieldErrors: [
    { location: ['selected_events', '1'], message: 'A pipeline has no event "pipeline.errored".' },
  ],
} as const;

/** A failure loses nothing. */
export const Failed: Story = {
  args: { chosenId: toId(4), problem: { kind: 'http', status: 503 } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', title);
    await expect(screen.getByRole('alert')).toHaveTextContent('The service had an error.');
    await expect(radio(/^Finance approvals/)).toBeChecked();
    await userEvent.click(event('Errored'));
    await userEvent.click(within(dialog).getByRole('button', title));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** While it is saved, nothing can be changed or sent twice. */
export const Saving: Story = {
  args: { isPending: true, chosenId: toId(4) },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', title);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.click(event('Errored'));
    await expect(event('Errored')).not.toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: /Attach hook/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', title);
    await expect(dialog).toHaveTextContent('You are offline.');
    await expect(within(dialog).getByRole('button', title)).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { hooks: loading },
  play: async () => expect(await screen.findByRole('status', { name: 'Loading hooks' })).toBeVisible(),
};

/** The hooks failed to load: the selected events stay while they are loaded again. */
export const HooksFailed: Story = {
  args: { hooks: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', title);
    await userEvent.click(event('Errored'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(event('Errored')).toBeChecked();
  },
};

const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(7);
export const LongText: Story = {
  args: {
    hooks: ready([hook(1, long, { url: `http://${long}.example/${long}` }), ...hooks.slice(1)]),
    attached: [attachmentOf('pipeline', 9, { name: long })],
    chosenId: toId(1),
    target: { id: 1, name: long },
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', title);
    await userEvent.click(screen.getByRole('button', { name: 'Sample of “Errored”' }));
    const frame = dialog.getBoundingClientRect();
    await expect(frame.right).toBeLessThanOrEqual(window.innerWidth);
    const wide = [...dialog.querySelectorAll('label, p, li')].filter(
      (each) => each.getBoundingClientRect().right > frame.right,
    );
    await expect(wide).toEqual([]);
  },
};
export const Phone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
export const SmallPhone: Story = { ...LongText, globals: { viewport: { value: 'small' } } };

export const One: Story = {
  args: { hooks: ready(hooks.slice(1, 2)), attached: [] },
  play: async () => {
    const dialog = await screen.findByRole('dialog', title);
    await expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
  },
};
