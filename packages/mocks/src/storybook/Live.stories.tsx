import { bind, getMe, listPipelines, login, setPipelineStatus } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { describeProblem } from '@millrace/ui/domain/remote';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Pusher from 'pusher-js';
import { expect } from 'storybook/test';
import { never, status } from '../service/faults/toxics.ts';
import { Live, useStoryService } from './Live.tsx';

/** The smallest possible screen: the person, three pipelines, and a button for the first. */
function Console() {
  return (
    <Live reads={{ me: bind(getMe, {}), pipelines: bind(listPipelines, { pageSize: 3 }) }}>
      {({ me, pipelines, call }) => (
        <main>
          <h1>{me.state === 'ready' ? me.value.firstName : me.state}</h1>
          {pipelines.state === 'loading' && <p>Loading</p>}
          {pipelines.state === 'failed' && <p>{describeProblem(pipelines.problem).title}</p>}
          {pipelines.state === 'ready' && (
            <ul>
              {pipelines.value.rows.map((row) => (
                <li key={row.id}>{`${row.name}: ${row.status}`}</li>
              ))}
            </ul>
          )}
          <button
            type="button"
            onClick={() => void call(setPipelineStatus, { id: toId<'pipeline'>(1), status: 'paused' })}
          >
            Pause
          </button>
          <button
            type="button"
            onClick={() =>
              void call(login, { body: { email: 'member@acme.example', password: 'millrace-demo' } })
            }
          >
            Sign in
          </button>
        </main>
      )}
    </Live>
  );
}

/** Renders the events of the story's own socket. */
function Listener() {
  const { base, service } = useStoryService();
  const listen = () => {
    const { hostname, port, pathname } = new URL(base);
    const client = new Pusher('millrace-demo', {
      cluster: '',
      wsHost: hostname,
      wsPort: Number(port),
      wsPath: pathname,
      forceTLS: false,
      enabledTransports: ['ws'],
    });
    const channel = client.subscribe('all');
    channel.bind('pusher:subscription_succeeded', () =>
      service.publish('all', 'refresh_app', { build: 'next' }),
    );
    channel.bind('refresh_app', ({ build }: { build: string }) => {
      const heard = document.querySelector('output');
      if (heard) heard.textContent = `Heard of ${build}`;
      client.disconnect();
    });
  };
  return (
    <main>
      <h1>Socket</h1>
      <button type="button" onClick={listen}>
        Listen
      </button>
      <output />
    </main>
  );
}

const meta = {
  title: 'Twin/Live',
  component: Console,
  tags: ['!autodocs', '!dev'],
  parameters: { service: 'busyAccount' },
} satisfies Meta<typeof Console>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Noor' })).toBeVisible();
    await expect(await canvas.findByText('Orders to warehouse: running')).toBeVisible();
  },
};

export const Pausing: Story = {
  play: async ({ canvas, userEvent, loaded, step }) => {
    await step('A command is visible at once', async () => {
      await canvas.findByText('Orders to warehouse: running');
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
      await expect(await canvas.findByText('Orders to warehouse: pausing')).toBeVisible();
    });
    await step('Changes by the clock are visible too', async () => {
      loaded.service.service.advance(3_000);
      await expect(await canvas.findByText('Orders to warehouse: paused')).toBeVisible();
    });
  },
};

export const UntouchedByOthers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Orders to warehouse: running')).toBeVisible();
  },
};

export const Waiting: Story = {
  parameters: { service: { toxics: [never(listPipelines)] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Noor' });
    await expect(canvas.getByText('Loading')).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { service: { toxics: [status(listPipelines, 503)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The service had an error.')).toBeVisible();
  },
};

export const SigningIn: Story = {
  parameters: { service: { scenario: 'newAccount', person: null } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'failed' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { name: 'Mateo' })).toBeVisible();
  },
};

/** The toolbar chooses another account, another person and a later time. */
export const ChosenInTheToolbar: Story = {
  globals: { scenario: 'newAccount', person: 'member', clock: 'day' },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { name: 'Mateo' })).toBeVisible();
    await expect(canvas.queryByText('Orders to warehouse: running')).toBeNull();
    const ahead = loaded.service.service.clock.now() - Date.now();
    await expect(ahead).toBeGreaterThan(23 * 60 * 60_000);
  },
};

/** A fault of the toolbar replaces those of the story. */
export const FaultOfTheToolbar: Story = {
  globals: { fault: 'down' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The service had an error.')).toBeVisible();
  },
};

export const Listening: Story = {
  render: () => <Listener />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Listen' }));
    await expect(await canvas.findByText('Heard of next')).toBeVisible();
  },
};
