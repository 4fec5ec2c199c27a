import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { NamedHookPlace } from '../../domain/hooks/hookAttachments.ts';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { attachmentOf } from '../../patterns/AttachedHooks/AttachedHooks.stories.data.ts';
import { AttachHookToModal, type AttachHookToModalProps } from './AttachHookToModal.tsx';

const orders: NamedHookPlace = { entity: 'pipeline', id: 1, name: 'Orders to warehouse' };
const stripe: NamedHookPlace = { entity: 'source', id: 3, name: 'Stripe' };
const places: readonly NamedHookPlace[] = [
  orders,
  { entity: 'pipeline', id: 2, name: 'Storefront sync' },
  stripe,
];

/** Holds the choice, as a container does. */
function Chosen(args: AttachHookToModalProps) {
  const [place, setPlace] = useState(args.place);
  return (
    <AttachHookToModal
      {...args}
      place={place}
      onChoose={(chosen) => {
        args.onChoose(chosen);
        setPlace(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Modals/AttachHookToModal',
  component: AttachHookToModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    isOpen: true,
    hook: { name: 'Operations channel', url: 'https://hooks.acme.example/operations' },
    places: ready(places),
    onChoose: fn(),
    onEdit: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof AttachHookToModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = { name: 'Attach “Operations channel”' };
const submit = { name: 'Attach hook' };
const field = () => screen.getByRole('combobox', { name: /^Pipeline or source/ });
const event = (name: string) => screen.getByRole('checkbox', { name });

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog', title);
    await step('Without a place, nothing is sent', async () => {
      await expect(within(dialog).queryByRole('checkbox')).toBeNull();
      await userEvent.click(within(dialog).getByRole('button', submit));
      await expect(await screen.findByText('Choose a pipeline or a source.')).toBeVisible();
      await waitFor(() => expect(field()).toHaveFocus());
    });
    await step('A place is found by a part of its name, and has its own events', async () => {
      await userEvent.type(field(), 'stri');
      await userEvent.click(await screen.findByRole('option', { name: /Stripe.*source/ }));
      await expect(args.onChoose).toHaveBeenLastCalledWith(stripe);
      await expect(event('Schema changed')).toBeVisible();
      await expect(screen.queryByRole('checkbox', { name: 'Errored' })).toBeNull();
    });
    await step('Without an event, nothing is sent', async () => {
      await userEvent.click(within(dialog).getByRole('button', submit));
      await expect(await screen.findByText('Select at least one event.')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('The events of another kind of place are not sent', async () => {
      await userEvent.click(event('Schema changed'));
      await userEvent.clear(field());
      await userEvent.type(field(), 'orders');
      await userEvent.click(await screen.findByRole('option', { name: /Orders to warehouse/ }));
      await userEvent.click(event('Errored'));
      await userEvent.click(within(dialog).getByRole('button', submit));
      await expect(args.onSubmit).toHaveBeenCalledWith(['pipeline.errored']);
    });
    await step('Closing asks before it discards entries', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

/** Plain http is allowed, with a warning. The service has more places than can be listed. */
export const Playground: Story = {
  args: {
    hook: { name: 'Operations channel', url: 'http://hooks.acme.example/operations' },
    hasMore: true,
    place: orders,
    requestsOf: fn(async () => ({ requests: [] })),
  },
  play: async () => {
    await screen.findByRole('dialog', title);
    await expect(screen.getByText('This address is not encrypted.')).toBeVisible();
    await expect(screen.getByText(/^Only 3 pipelines and sources can be listed here/)).toBeVisible();
    await expect(field()).toHaveValue('Orders to warehouse');
    await expect(screen.getByRole('button', { name: 'Show the request' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { places: loading },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', title);
    await userEvent.click(field());
    await expect(await screen.findByText('Loading pipelines and sources…')).toBeVisible();
  },
};

/** Everything has the hook already. */
export const Empty: Story = {
  args: { places: ready([]) },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', title);
    await userEvent.click(field());
    await expect(await screen.findByText('There is nothing to attach it to.')).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    places: ready(
      Array.from({ length: 3_000 }, (_, at): NamedHookPlace => ({
        entity: at % 2 === 0 ? 'pipeline' : 'source',
        id: at,
        name: `Shard ${at}`,
      })),
    ),
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', title);
    await userEvent.type(field(), 'shard 2999');
    await userEvent.click(await screen.findByRole('option', { name: /^Shard 2999/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ entity: 'source', id: 2_999, name: 'Shard 2999' });
  },
};

/** The places could not be read. */
export const ListFailed: Story = {
  args: { places: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', title);
    await expect(screen.getByRole('alert')).toHaveTextContent('pipelines and sources');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Someone attached it meanwhile (409): its events can be edited instead. */
export const AlreadyAttached: Story = {
  args: {
    place: orders,
    existing: attachmentOf('pipeline', 1, { name: 'Operations channel' }),
    problem: { kind: 'http', status: 409, detail: 'This hook is attached to this pipeline already.' },
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', title);
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'Choose another pipeline or source, or edit the events of this one.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Edit its events' }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.existing);
  },
};

export const Editing: Story = {
  args: {
    place: orders,
    editing: attachmentOf(
      'pipeline',
      1,
      { name: 'Operations channel' },
      { selectedEvents: ['pipeline.paused'] },
    ),
    savedEvents: ['pipeline.paused'],
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Edit events of “Operations channel”' });
    await expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(event('Errored'));
    await userEvent.click(screen.getByRole('button', { name: 'Save events' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(['pipeline.paused', 'pipeline.errored']);
  },
};

export const Saving: Story = {
  args: { place: orders, isPending: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', title);
    await expect(field()).toHaveAttribute('readonly');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A failure loses nothing. */
export const Failed: Story = {
  args: { place: orders, problem: { kind: 'http', status: 503 } },
  play: async () => {
    await screen.findByRole('dialog', title);
    await expect(screen.getByRole('alert')).toHaveTextContent('The service had an error.');
    await expect(field()).toHaveValue('Orders to warehouse');
  },
};

export const Offline: Story = {
  args: { isOffline: true, places: { state: 'loading', isOffline: true } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', title);
    await expect(dialog).toHaveTextContent('You are offline.');
    await expect(within(dialog).getByRole('button', submit)).toBeDisabled();
  },
};

const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(7);
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    hook: { name: long, url: `https://${long}.example` },
    place: { ...orders, name: long },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
