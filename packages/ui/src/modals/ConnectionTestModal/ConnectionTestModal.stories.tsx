import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { describeTestFailure, type FailedStep } from '../../domain/connectors/test/describeTestFailure.ts';
import { snowflake } from '../../domain/connectors/destinations/snowflake.ts';
import { postgres } from '../../domain/connectors/sources/postgres.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ConnectionTestState } from './ConnectionTestModal.logic.ts';
import { ConnectionTestModal, type ConnectionTestModalProps } from './ConnectionTestModal.tsx';

const step = (action: string, success: boolean | null, rest: Partial<FailedStep> = {}): FailedStep => ({
  action,
  success,
  message: null,
  mandatory: true,
  error: null,
  ...rest,
});
const reach = step('Reach host on port 5432', true);
const signIn = step('Sign in as millrace_reader', true);
const replication = step('Logical replication', false, {
  mandatory: false,
  message: 'wal_level is replica; set it to logical for change data capture.',
  error: 'ERROR: wal_level is replica',
});
const wrongPassword = step('Verify "Password" Field', false, {
  error: 'password authentication failed for user "millrace_reader"',
  path: 'connection_config.password',
});
const done = (
  success: boolean,
  ...results: FailedStep[]
): Extract<ConnectionTestState, { phase: 'done' }> => ({
  phase: 'done',
  result: { success, results },
  at: new Date(),
  durationMs: 3_210,
});

const meta = {
  title: 'Modals/ConnectionTestModal',
  component: ConnectionTestModal,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
    present: { timeZone: 'Europe/Berlin' },
  },
  args: {
    isOpen: true,
    state: done(false, reach, step('Open a session over SSL', true), wrongPassword, replication),
    onCancel: fn(),
    onTestAgain: fn(),
    onClose: fn(),
    onGoToField: fn(),
    onContinue: fn(),
  },
} satisfies Meta<typeof ConnectionTestModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step: part }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Connection failed' }));
    await part('It says what to do, and how each step went', async () => {
      await expect(dialog.getByText('Please check and fix the issues below.')).toBeVisible();
      await expect(dialog.getAllByRole('img', { name: 'Passed' })).toHaveLength(2);
      await expect(dialog.getAllByRole('img', { name: 'Failed' })).toHaveLength(2);
      await expect(dialog.getByText('(Optional)')).toBeVisible();
      await expect(dialog.getByText(/^Tested/)).toHaveTextContent(/just now, 3\.2 s|s ago, 3\.2 s/);
      await expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Connection failed. 1 step failed. 1 optional check failed.',
      );
    });
    await part('What the list has no room for folds out', async () => {
      // The other failure has no further details.
      await userEvent.click(dialog.getByText('Full message'));
      await expect(dialog.getByText('ERROR: wal_level is replica')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Copy the full message' })).toBeVisible();
    });
    await part('And leads to its field', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Go to field' }));
      await expect(args.onGoToField).toHaveBeenLastCalledWith('connection_config.password');
    });
    await part('A connection that does not work cannot be saved from here', async () => {
      await expect(dialog.queryByRole('button', { name: 'Save and continue' })).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Test again' }));
      await expect(args.onTestAgain).toHaveBeenCalledOnce();
    });
  },
};

/** The steps are listed from the start. */
export const Testing: Story = {
  args: {
    state: {
      phase: 'testing',
      startedAt: new Date(),
      steps: ['Reach host on port 5432', 'Sign in as millrace_reader', 'Logical replication'],
    },
  },
  play: async ({ args, userEvent, step: part }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Testing connection...' }));
    await part('All steps are pending', async () => {
      await expect(dialog.getAllByRole('img', { name: 'Pending' })).toHaveLength(3);
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await expect(dialog.queryByText(/Still working/)).toBeNull();
    });
    await part('Escape cancels', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
};

/** After 30 s the modal says that the test is still running. */
export const StillWorking: Story = {
  args: { state: { phase: 'testing', startedAt: new Date() } },
  render: (args) => <Since {...args} seconds={31} />,
  play: async () => {
    await expect(await screen.findByText(/Still working/)).toBeVisible();
    await expect(screen.getByText(/^3[1-5] s$/)).toBeVisible();
  },
};

function Since({ seconds, ...props }: ConnectionTestModalProps & { seconds: number }) {
  const [startedAt] = useState(() => new Date(Date.now() - seconds * 1_000));
  return <ConnectionTestModal {...props} state={{ phase: 'testing', startedAt }} />;
}

export const Successful: Story = {
  tags: ['visual'],
  args: { state: done(true, reach, signIn) },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Connection successful' });
    await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

const untested = [step('Sign in as millrace_reader', null), step('Logical replication', null)];

/** A test that ends early: the host did not answer, and the other steps never ran. */
function EndsEarly(props: ConnectionTestModalProps) {
  const [state, setState] = useState<ConnectionTestState>(() => ({
    phase: 'testing',
    startedAt: new Date(),
    steps: ['Reach host on port 5432', ...untested.map(({ action }) => action)],
  }));
  return (
    <ConnectionTestModal
      {...props}
      state={state}
      onCancel={() => {
        props.onCancel?.();
        setState(done(false, step('Reach host on port 5432', false, { error: 'timed out' }), ...untested));
      }}
    />
  );
}

/**
 * A step without an outcome keeps the pending icon after the test (spec §4), which must not look like running. It says
 * that it did not run.
 */
export const StoppedAtOnce: Story = {
  render: (args) => <EndsEarly {...args} />,
  play: async ({ userEvent }) => {
    const testing = within(await screen.findByRole('dialog', { name: 'Testing connection...' }));
    const [pending] = testing.getAllByRole('img', { name: 'Pending' });
    const shape = (icon?: HTMLElement) => icon?.querySelector('path')?.getAttribute('d');
    const drawing = shape(pending);
    await expect(drawing).toBeTruthy();
    await userEvent.click(testing.getByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connection failed' }));
    const untried = dialog.getAllByRole('img', { name: 'Not run' });
    await expect(untried).toHaveLength(2);
    for (const icon of untried) await expect(shape(icon)).toBe(drawing);
    for (const words of dialog.getAllByText('Not run')) await expect(words).toBeVisible();
    await expect(dialog.getAllByText('Not run')).toHaveLength(2);
    await expect(dialog.queryByRole('img', { name: 'Pending' })).toBeNull();
  },
};

const refused = (...given: Parameters<typeof describeTestFailure>): ConnectionTestState => ({
  phase: 'done',
  at: new Date(),
  result: describeTestFailure(...given),
});
const unprocessable = { kind: 'http', status: 422 } as const;
const expectStep = async (action: string, message: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Connection failed' }));
  await expect(dialog.getByText(action)).toBeVisible();
  await expect(dialog.getByText(message)).toBeVisible();
  await expect(dialog.getByText('Please check and fix the issues below.')).toBeVisible();
};

/** A 422 without a list of fields (spec §8). */
export const InvalidCredentials: Story = {
  args: { state: refused(unprocessable, 'source', postgres) },
  play: async () => expectStep('Check Source Configuration', 'Invalid credentials'),
};

export const InvalidDestinationCredentials: Story = {
  args: { state: refused(unprocessable, 'destination', snowflake) },
  play: async () => expectStep('Check Destination Configuration', 'Invalid credentials'),
};

/** A type that is newer than this build (spec §8). */
export const UnknownType: Story = {
  args: { state: refused(unprocessable, 'source', undefined) },
  play: async () =>
    expectStep(
      'Check Source Configuration',
      'Please verify the source configuration, and make sure all required fields are filled',
    ),
};

export const UnknownDestinationType: Story = {
  args: { state: refused(unprocessable, 'destination', undefined) },
  play: async () =>
    expectStep(
      'Check Destination Configuration',
      'Please verify the destination configuration, and make sure all required fields are filled',
    ),
};

/** A failed step of the plan says what to do next and leads to its field. */
export const WithHints: Story = {
  args: {
    state: done(
      false,
      step('Reach host on port 5432', false, {
        error: 'could not connect to db.example:5432: timed out',
        path: 'connection_config.host',
        hint: 'Check the host and port, and allow our IP addresses in your firewall.',
      }),
      step('Sign in as millrace_reader', null),
    ),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(/allow our IP addresses in your firewall/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go to field' }));
    await expect(args.onGoToField).toHaveBeenLastCalledWith('connection_config.host');
  },
};

/** A failed optional check does not prevent saving. */
export const SuccessfulWithWarning: Story = {
  args: { state: done(true, reach, signIn, replication) },
  play: async () => {
    await expect(await screen.findByText('Works. 1 optional check failed.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save and continue' })).toBeEnabled();
  },
};

const badField = (location: string, message: string) =>
  ({
    ...unprocessable,
    fieldErrors: [{ location: ['body', 'config', 'connection_config', location], message }],
  }) as const;

/** A 422 with field errors, by the labels of the form (spec §8). */
export const FieldErrors: Story = {
  args: { state: refused(badField('pgschema', 'no such schema'), 'source', postgres) },
  play: async ({ args, userEvent }) => {
    await expectStep('Verify "Schema" Field', 'no such schema');
    await userEvent.click(screen.getByRole('button', { name: 'Go to field' }));
    await expect(args.onGoToField).toHaveBeenLastCalledWith('connection_config.pgschema');
  },
};

export const DestinationFieldErrors: Story = {
  args: { state: refused(badField('snowflake_schema', 'no such schema'), 'destination', snowflake) },
  play: async () => expectStep('Verify "Schema" Field', 'no such schema'),
};

/** The service tests a new connector once more, and shows that test if it refuses to create it (spec §8). */
export const CreateRefused: Story = {
  args: {
    state: refused(
      {
        ...unprocessable,
        detail: 'Source Test Connection Failed',
        testResult: { success: false, results: [reach, wrongPassword] },
      },
      'source',
      postgres,
    ),
  },
  play: async () =>
    expectStep('Verify "Password" Field', 'password authentication failed for user "millrace_reader"'),
};

export const CreateDestinationRefused: Story = {
  args: {
    state: refused(
      {
        ...unprocessable,
        detail: 'Destination Test Connection Failed',
        testResult: {
          success: false,
          results: [step('Create a table', false, { error: 'insufficient privileges on schema PUBLIC' })],
        },
      },
      'destination',
      snowflake,
    ),
  },
  play: async () => expectStep('Create a table', 'insufficient privileges on schema PUBLIC'),
};

/** The response contained nothing to show, so the sentence of spec §8 is used. */
export const Unexpected: Story = {
  args: { state: done(false) },
  play: async () =>
    expect(
      await screen.findByText(
        'An unexpected error occurred. Please try again or contact support if the issue persists.',
      ),
    ).toBeVisible(),
};

/** The request failed: what happened, the codes that support asks for, and a report to send them. */
export const RequestFailed: Story = {
  tags: ['state:failed'],
  args: { state: { ...done(false), problem: { kind: 'http', status: 500, requestId: 'req-7f3a' } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Connection failed' }));
    await expect(dialog.getByText('The service had an error.')).toBeVisible();
    await expect(dialog.getByText('Error code: HTTP 500')).toBeVisible();
    await expect(dialog.getByText('Request ID: req-7f3a')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy report' })).toBeVisible();
  },
};

/** A broken connection has another message than an error of the service. */
export const ConnectionBroken: Story = {
  tags: ['state:offline'],
  args: { state: { ...done(false), problem: { kind: 'network', isOutcomeUnknown: true } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Connection failed' }));
    await expect(dialog.getByText('The service could not be reached.')).toBeVisible();
    await expect(dialog.getByText('Error code: network')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy report' })).toBeVisible();
  },
};

/** Too many tests: another one is possible at the time the service names (docs/faults.md, F13). */
export const Resting: Story = {
  render: (args) => <CoolingDownFor {...args} seconds={5} />,
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: /^Test again in [1-5] s$/ })).toBeDisabled();
    const again = await screen.findByRole('button', { name: 'Test again' });
    await userEvent.click(again);
    await expect(args.onTestAgain).toHaveBeenCalledOnce();
  },
};

function CoolingDownFor({ seconds, ...props }: ConnectionTestModalProps & { seconds: number }) {
  const [state] = useState((): ConnectionTestState => {
    const at = new Date();
    const restsUntil = new Date(at.getTime() + seconds * 1_000);
    return { phase: 'done', result: { success: false, results: [] }, at, restsUntil };
  });
  return <ConnectionTestModal {...props} state={state} />;
}

export const LongMessage: Story = {
  tags: ['state:long-text'],
  args: {
    state: done(
      false,
      step('Sign in', false, { error: `FATAL: ${'no pg_hba.conf entry for host '.repeat(40)}` }),
    ),
  },
  play: async ({ userEvent }) => {
    const [shown] = await screen.findAllByText(/^FATAL/);
    await expect(shown?.getBoundingClientRect().height).toBeLessThan(50);
    await userEvent.click(screen.getByText('Full message'));
    const [, full] = screen.getAllByText(/^FATAL/);
    await expect(full?.getBoundingClientRect().height).toBeGreaterThan(100);
  },
};

/** Ends the test of `Flow`. */
let endTest = (): void => undefined;

/** From the button to the outcome and a second test, with state as in a screen. */
function Flow(props: ConnectionTestModalProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<ConnectionTestState>(() => ({
    phase: 'testing',
    startedAt: new Date(),
  }));
  const test = (): void => {
    setIsOpen(true);
    setState({ phase: 'testing', startedAt: new Date() });
    endTest = () => setState(done(false, reach, wrongPassword));
  };
  return (
    <>
      <Button onPress={test}>Test connection</Button>
      <ConnectionTestModal
        {...props}
        isOpen={isOpen}
        state={state}
        onTestAgain={test}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

/** The focus stays in the modal while its buttons change, and returns to the button that opened it. */
export const FromButtonToOutcome: Story = {
  args: { isOpen: false },
  render: (args) => <Flow {...args} />,
  play: async ({ canvas, userEvent, step: part }) => {
    await part('Test', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Test connection' }));
      await screen.findByRole('dialog', { name: 'Testing connection...' });
    });
    await part('The outcome comes; the button that had the focus still has it', async () => {
      endTest();
      await screen.findByRole('dialog', { name: 'Connection failed' });
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    });
    await part('Test again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Test again' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      endTest();
      await screen.findByRole('dialog', { name: 'Connection failed' });
    });
    await part('Close', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Test connection' })).toHaveFocus());
    });
  },
};

export const Phone: Story = { ...FieldErrors, globals: { viewport: { value: 'phone' } }, play: undefined };
