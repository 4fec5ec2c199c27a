import { holdCountdowns, runCountdowns } from '../../internal/heldTimers.stories.data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { CreatePipelineModal } from './CreatePipelineModal.tsx';

const regions = [
  { code: 'us-east-1', label: 'US East (N. Virginia)' },
  { code: 'eu-central-1', label: 'Europe (Frankfurt)' },
];

const meta = {
  title: 'Modals/CreatePipelineModal',
  component: CreatePipelineModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    regions: ready(regions),
    takenNames: ['Orders to warehouse'],
    onNameChosen: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CreatePipelineModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const name = await screen.findByLabelText(/^Name/);
    await step('The name has the focus, and is required', async () => {
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(name).toHaveAccessibleDescription('Enter a name.');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('A taken name is refused at the field', async () => {
      await userEvent.type(name, ' orders TO warehouse');
      await expect(name).toHaveAccessibleDescription(/“Orders to warehouse” already exists/);
    });
    await step('Another name is submitted, with the default region', async () => {
      await userEvent.type(name, ' 2{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        name: 'orders TO warehouse 2',
        region: 'us-east-1',
      });
    });
    await step('Leaving the field checks whether the name is taken', async () => {
      await userEvent.tab();
      await expect(args.onNameChosen).toHaveBeenLastCalledWith('orders TO warehouse 2');
    });
  },
};

/** The region nearest to the person is the default. What follows from a region is said where it is chosen. */
export const NearestRegion: Story = {
  args: { homeTimeZone: 'Europe/Berlin' },
  play: async ({ args, userEvent }) => {
    const region = await screen.findByRole('button', { name: /Region/ });
    await expect(region).toHaveTextContent('Europe (Frankfurt), eu-central-1');
    await expect(screen.getByText(/addresses your firewall must allow/)).toHaveTextContent(
      /cannot be changed later\.$/,
    );
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Invoices{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ name: 'Invoices', region: 'eu-central-1' });
  },
};

/** The name typed earlier is restored. */
export const RestoredName: Story = {
  args: { initialName: 'Invoices', onNameChange: fn() },
  play: async ({ args, userEvent }) => {
    const name = await screen.findByLabelText(/^Name/);
    await expect(name).toHaveValue('Invoices');
    await userEvent.type(name, ' 2');
    await expect(args.onNameChange).toHaveBeenLastCalledWith('Invoices 2');
  },
};

/** The service refuses a name: the text stays, and cannot be sent again unchanged. */
export const NameRefused: Story = {
  args: {
    problem: {
      kind: 'http',
      status: 422,
      fieldErrors: [{ location: ['name'], message: 'This name is in use.' }],
    },
  },
  render: function Refused({ problem, ...args }) {
    const [shownProblem, setShownProblem] = useState<typeof problem>();
    return (
      <CreatePipelineModal
        {...args}
        problem={shownProblem}
        onSubmit={(wanted) => {
          args.onSubmit(wanted);
          setShownProblem(problem);
        }}
      />
    );
  },
  play: async ({ args, userEvent }) => {
    const name = await screen.findByLabelText(/^Name/);
    await userEvent.type(name, 'Invoices{Enter}');
    await expect(name).toHaveAccessibleDescription('This name is in use.');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Create pipeline' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(name).toHaveFocus();
    await userEvent.type(name, ' 2');
    await expect(name).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** Another field that the service refuses has the focus; an error of none is above the form. */
export const Refused: Story = {
  args: {
    problem: {
      kind: 'http',
      status: 422,
      fieldErrors: [
        { location: ['body', 'region'], message: 'This region is full.' },
        { location: [], message: 'Your account can have 50 pipelines.' },
      ],
    },
  },
  play: async () => {
    const region = await screen.findByRole('button', { name: /Region/ });
    await waitFor(() => expect(region).toHaveFocus());
    await expect(region).toHaveAccessibleDescription(/This region is full\./);
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'The pipeline was not created.Your account can have 50 pipelines.',
    );
  },
};

export const Failed: Story = {
  args: { problem: { kind: 'http', status: 500 } },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('The service had an error.'),
};

/** While the service limits requests, nothing is sent. */
export const TooManyRequests: Story = {
  beforeEach: holdCountdowns,
  args: { problem: { kind: 'http', status: 429, retryAfterMs: 1_900 } },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Create pipeline' });
    await expect(button).toBeDisabled();
    await expect(screen.getByRole('alert')).toHaveTextContent('You can try again in 2 s.');
    runCountdowns();
    await waitFor(() => expect(button).toBeEnabled());
  },
};

/** Offline, nothing is sent, not even by Enter; the text stays and can be sent once online (F1). */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Create pipeline' });
    await userEvent.type(screen.getByLabelText(/^Name/), 'Invoices{Enter}');
    await expect(screen.getByRole('button', { name: 'Create pipeline' })).toBeDisabled();
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Invoices');
    await expect(dialog).toHaveTextContent('You are offline.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The reason has its own row, and the two buttons share the next one. */
export const OfflinePhone: Story = {
  args: { isOffline: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const cancel = (await screen.findByRole('button', { name: 'Cancel' })).getBoundingClientRect();
    const create = screen.getByRole('button', { name: 'Create pipeline' }).getBoundingClientRect();
    const reason = screen.getByText(/^You are offline/).getBoundingClientRect();
    await expect(reason.bottom).toBeLessThanOrEqual(cancel.top);
    await expect(cancel.top).toBe(create.top);
  },
};

export const OutcomeUnknown: Story = {
  args: { problem: { kind: 'timeout', isOutcomeUnknown: true } },
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('We could not confirm'),
};

export const Pending: Story = {
  args: { isPending: true, initialName: 'Invoices' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Name/), ' 2{Enter}');
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Invoices');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LoadingRegions: Story = { args: { regions: loading } };

/** The buttons do not move when the regions load. */
export const RegionsArrive: Story = {
  render: function Arriving(args) {
    const [isThere, setIsThere] = useState(false);
    return (
      <CreatePipelineModal
        {...args}
        regions={isThere ? args.regions : loading}
        onNameChosen={() => setIsThere(true)}
      />
    );
  },
  play: async ({ userEvent }) => {
    const name = await screen.findByLabelText(/^Name/);
    await expect(screen.getByRole('status', { name: 'Loading regions' })).toBeInTheDocument();
    const dialog = screen.getByRole('dialog');
    const { offsetHeight } = dialog;
    await userEvent.type(name, 'Shop');
    await userEvent.tab();
    await screen.findByRole('button', { name: /Region/ });
    await expect(dialog.offsetHeight).toBe(offsetHeight);
  },
};

/** Without the regions a pipeline can still be created. */
export const RegionsFailed: Story = {
  args: { regions: failed({ kind: 'network' }) },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Invoices{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ name: 'Invoices' });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: { initialName: 'Orders_to_warehouse_'.repeat(12) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
