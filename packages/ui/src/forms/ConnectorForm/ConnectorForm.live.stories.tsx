import { storySignIn } from '../ConnectPanel/connect.stories.data.ts';
import { storyList } from '../ProviderRows/rows.stories.data.ts';
import { storySampling } from '../SchemaImporter/sampling.stories.data.ts';
import { storyRole } from '../RoleSetup/role.stories.data.ts';
import {
  bind,
  createTunnel,
  getPublicAddresses,
  listTunnels,
  testSourceConnection,
  testTunnel,
} from '@millrace/ui/contract';
import { Live, status, type LiveTools } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { chooseTunnel } from '../../domain/forms/values/connection.ts';
import { describeTestFailure } from '../../domain/connectors/test/describeTestFailure.ts';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import type { TestSubject } from '../../domain/connectors/test/testConnection.ts';
import { toTest } from '../../domain/connectors/connectorWire.ts';
import { postgres } from '../../domain/connectors/sources/postgres.ts';
import { toTunnel, tunnelForm } from '../../domain/connectors/tunnels/tunnelForm.ts';
import type { TestResult } from '../../domain/outcome/testResult.ts';
import { problemOf } from '../../domain/outcome/problem.ts';
import { mapRemote, type Remote } from '../../domain/outcome/remote.ts';
import type { Tunnel } from '../../domain/entities/tunnel.ts';
import type { ConnectionTestState } from '../../modals/ConnectionTestModal/ConnectionTestModal.logic.ts';
import { ConnectionTestModal } from '../../modals/ConnectionTestModal/ConnectionTestModal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import type { PublicAddresses } from '../AllowedAddresses/addresses.logic.ts';
import { ConnectorForm, type ConnectorFormHandle } from './ConnectorForm.tsx';

interface SourceProps extends Pick<LiveTools, 'call'> {
  tunnels: Remote<readonly Tunnel[]>;
  addresses: Remote<PublicAddresses>;
}

/** A connection test to run. */
interface Trial {
  subject: TestSubject;
  ask(): Promise<TestResult>;
}

const today = '2026-11-20';

/** What an application's container does: it holds the models and responds to the form. */
function Source({ tunnels, addresses, call }: SourceProps) {
  const [model] = useState(() => createFormModel({ definition: postgres, today }));
  const [newTunnel] = useState(() => createFormModel({ definition: tunnelForm, today }));
  const [test, setTest] = useState<ConnectionTestState>();
  const [tried, setTried] = useState<Trial>();
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<ConnectorFormHandle>(null);

  const makeTunnel = async (): Promise<void> => {
    const made = await call(createTunnel, { body: toTunnel(newTunnel) });
    model.setValue('tunnel_id', chooseTunnel(made.id));
  };
  const run = async (trial: Trial): Promise<void> => {
    const { subject, ask } = trial;
    setTest({ phase: 'testing', startedAt: new Date() });
    setTried(trial);
    setIsOpen(true);
    const result = await ask().catch((thrown: unknown) =>
      describeTestFailure(problemOf(thrown), subject, subject === 'tunnel' ? tunnelForm : postgres),
    );
    setTest({ phase: 'done', result, at: new Date() });
  };
  const runTest = () =>
    run({
      subject: 'source',
      ask: () =>
        call(testSourceConnection, { body: { ...toTest(model, postgres), dataStore: postgres.type } }),
    });
  return (
    <Card
      isFlush
      footer={
        <Button
          onPress={() => {
            if (form.current?.check()) void runTest();
          }}
        >
          Test connection
        </Button>
      }
    >
      <ConnectorForm
        ref={form}
        model={model}
        definition={postgres}
        resources={{
          connect: storySignIn,
          providerRows: storyList,
          schemaImporter: storySampling,
          role: storyRole,
          connectionOptions: {
            tunnels,
            addresses,
            newTunnel,
            actions: {
              onCreate: () => void makeTunnel(),
              onReload: () => {},
              onTest: (id) => void run({ subject: 'tunnel', ask: () => call(testTunnel, { id }) }),
            },
          },
        }}
        onSubmit={() => void runTest()}
      />
      {test && (
        <ConnectionTestModal
          isOpen={isOpen}
          state={test}
          onCancel={() => setIsOpen(false)}
          onClose={() => setIsOpen(false)}
          onTestAgain={() => tried && void run(tried)}
          onGoToField={(path) => {
            // The modal traps the focus as long as it is open.
            flushSync(() => setIsOpen(false));
            form.current?.focusField(path);
          }}
        />
      )}
    </Card>
  );
}

const meta = {
  title: 'Forms/ConnectorForm/On the service',
  tags: ['!autodocs'],
  parameters: { service: 'busyAccount' },
  render: () => (
    <Live reads={{ tunnels: bind(listTunnels, {}), addresses: bind(getPublicAddresses, {}) }}>
      {({ tunnels, addresses, call }) => (
        <Source tunnels={mapRemote(tunnels, ({ rows }) => rows)} addresses={addresses} call={call} />
      )}
    </Live>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], host: string) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Source name' }), 'Production Postgres');
  await userEvent.click(canvas.getByRole('textbox', { name: 'Host' }));
  await userEvent.paste(`postgres://millrace_reader:river@${host}:5432/orders`);
};

/** Fill in, test, and all checks pass. */
export const Works: Story = {
  play: async (context) => {
    await fill(context, 'db.acme.example');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Test connection' }));
    await screen.findByRole('dialog', { name: 'Connection successful' });
    await expect(screen.getByText('Reach host on port 5432')).toBeVisible();
  },
};

/** The service refuses a field: the failed step leads back to it. */
export const FieldIsWrong: Story = {
  play: async (context) => {
    await fill(context, 'invalid.example');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Test connection' }));
    await screen.findByRole('dialog', { name: 'Connection failed' });
    await expect(screen.getByText('Verify "Host" Field')).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Go to field' }));
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: 'Host' })).toHaveFocus());
  },
};

/** A new tunnel is added to the list, selected, and shows the public key for its host. */
export const NewTunnel: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Addresses to allow' });
    await userEvent.click(await canvas.findByRole('radio', { name: /^Connect via secure tunnel/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Create a new tunnel' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Bastion');
    await userEvent.click(await canvas.findByRole('button', { name: /Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'SSH' }));
    await userEvent.click(canvas.getByRole('button', { name: /Region/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Oregon/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'SSH host' }), 'bastion.acme.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'SSH user' }), 'tunnel{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Secure tunnel/ })).toHaveTextContent('Bastion'),
    );
    await expect(canvas.getByRole('button', { name: 'Copy public key' })).toBeVisible();
  },
};

/** A tunnel is tested where it is selected, and the modal shows the outcome (spec §2). */
export const TunnelIsTested: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const test = { name: 'Test tunnel' };
    await step('The test of an active tunnel succeeds', async () => {
      await canvas.findByRole('list', { name: 'Addresses to allow' });
      await userEvent.click(await canvas.findByRole('radio', { name: /^Connect via secure tunnel/ }));
      await userEvent.click(await canvas.findByRole('button', test));
      await screen.findByRole('dialog', { name: 'Connection successful' });
      await expect(screen.queryByRole('button', { name: 'Save and continue' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', test)).toHaveFocus());
    });
    await step('The test of a tunnel without its setup fails', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Secure tunnel/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Head office' }));
      await userEvent.click(await canvas.findByRole('button', test));
      await screen.findByRole('dialog', { name: 'Connection failed' });
      await expect(screen.getByText('Please check and fix the issues below.')).toBeVisible();
      await expect(screen.getAllByRole('img', { name: 'Not run' })).toHaveLength(2);
    });
  },
};

/** The test of a tunnel did not run, so there are no steps to show (spec §8). */
export const TunnelTestBreaks: Story = {
  parameters: { service: { scenario: 'busyAccount', toxics: [status(testTunnel, 500)] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Addresses to allow' });
    await userEvent.click(await canvas.findByRole('radio', { name: /^Connect via secure tunnel/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Test tunnel' }));
    await screen.findByRole('dialog', { name: 'Connection failed' });
    await expect(
      screen.getByText(
        'An unexpected error occurred. Please try again or contact support if the issue persists.',
      ),
    ).toBeVisible();
  },
};
