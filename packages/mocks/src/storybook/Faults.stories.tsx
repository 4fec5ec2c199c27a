import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useStoryService } from './Live.tsx';

/** Renders nothing: the play functions check how a browser handles the twin's faults. */
const Nothing = () => <h1>{useStoryService().service.inspect().scenario}</h1>;

const meta = {
  title: 'Twin/Faults',
  component: Nothing,
  tags: ['!autodocs', '!dev'],
  parameters: { service: 'newAccount' },
} satisfies Meta<typeof Nothing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfCalls: Story = {
  play: async ({ loaded, step }) => {
    const ask = (toxics: object) =>
      fetch(`${loaded.service.base}/static/public-ips.json`, {
        headers: { 'X-Twin-Toxics': JSON.stringify(toxics) },
      });
    await step('A connection that breaks is a network error', async () => {
      await expect(ask({ kind: 'network' })).rejects.toThrow(TypeError);
      await expect(ask({ kind: 'lost' })).rejects.toThrow(TypeError);
    });
    await step('A truncated body fails while it is read', async () => {
      const cut = await ask({ kind: 'truncated' });
      await expect(cut.status).toBe(200);
      await expect(cut.text()).rejects.toThrow(TypeError);
    });
    await step('Half a body is read, and is not JSON', async () => {
      await expect((await ask({ kind: 'malformed' })).json()).rejects.toThrow(SyntaxError);
    });
    await step('A slow body arrives in pieces', async () => {
      const { body } = await ask({ kind: 'drip', ms: 50 });
      const reader = body?.getReader();
      let pieces = 0;
      while (!(await reader?.read())?.done) pieces += 1;
      await expect(pieces).toBeGreaterThan(1);
    });
    await step('A status is sent with its headers', async () => {
      const refused = await ask({ kind: 'status', status: 429, headers: { 'Retry-After': '3' } });
      await expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3']);
    });
    await step('HTML and an empty body are responses, too', async () => {
      await expect((await ask({ kind: 'html' })).headers.get('Content-Type')).toContain('text/html');
      await expect(await (await ask({ kind: 'empty' })).text()).toBe('');
    });
    await step('An invalid fault gets an error message', async () => {
      await expect((await ask({ kind: 'poison' })).status).toBe(400);
    });
  },
};

export const OfSockets: Story = {
  play: async ({ loaded, step }) => {
    const { base, service } = loaded.service;
    const open = (path = '/app/millrace-demo?protocol=7') =>
      new WebSocket(base.replace(/^http/, 'ws') + path);
    const closed = (socket: WebSocket) =>
      new Promise<number>((resolve) => {
        socket.addEventListener('close', ({ code }) => resolve(code));
      });
    const welcomed = (socket: WebSocket) =>
      new Promise<string>((resolve) => {
        socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data)).event), {
          once: true,
        });
      });
    await step('A wrong address is closed with its code', async () => {
      await expect(await closed(open('/app/another?protocol=7'))).toBe(4001);
      await expect(await closed(open('/app/millrace-demo'))).toBe(4008);
    });
    await step('A socket is refused, accepted and dropped on request', async () => {
      service.hub.refuse(4100);
      await expect(await closed(open())).toBe(4100);
      service.hub.refuse();
      const socket = open();
      await expect(await welcomed(socket)).toBe('pusher:connection_established');
      const end = closed(socket);
      service.hub.drop(4200);
      await expect(await end).toBe(4200);
    });
    await step('A binary frame closes the socket', async () => {
      const socket = open();
      await welcomed(socket);
      const end = closed(socket);
      socket.send(new Uint8Array([1]));
      await expect(await end).toBe(1003);
    });
    await step('A closed socket is removed', async () => {
      const socket = open();
      await welcomed(socket);
      await expect(service.inspect().sockets).toHaveLength(1);
      socket.close();
      await closed(socket);
      await waitFor(() => expect(service.inspect().sockets).toEqual([]));
    });
  },
};
