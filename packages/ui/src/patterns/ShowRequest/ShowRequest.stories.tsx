import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { requestTexts } from '../../domain/requests/requestTexts.ts';
import type { ShownRequest, ShownRequests } from '../../domain/requests/shownRequest.ts';
import { ownClipboard, writeText } from '../CopyButton/clipboard.stories.data.ts';
import { RequestsProvider } from '../RequestsProvider/RequestsProvider.tsx';
import { ShowRequest } from './ShowRequest.tsx';

const origin = 'https://console.example';
const headers = { Accept: 'application/json' };

const pause = (id: number): ShownRequest => {
  const path = `/api/v1/pipeline/${id}/paused/`;
  return { method: 'POST', path, texts: requestTexts({ method: 'POST', url: origin + path, headers }) };
};
const json = { name: 'Shop database', config: { connection_config: { password: 'YOUR_PASSWORD' } } };
const create: ShownRequest = {
  method: 'POST',
  path: '/api/v1/source/',
  texts: requestTexts({
    method: 'POST',
    url: `${origin}/api/v1/source/`,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: { text: JSON.stringify(json), json, encoding: 'json' },
  }),
};

const answer = (requests: ShownRequests) => () => Promise.resolve(requests);

const meta = {
  title: 'Patterns/ShowRequest',
  component: ShowRequest,
  beforeEach: ownClipboard,
} satisfies Meta<typeof ShowRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (press: (element: Element) => Promise<void>) => {
  await press(await screen.findByRole('button', { name: 'Show the request' }));
  return within(await screen.findByRole('dialog', { name: 'What will be sent' }));
};

/** The requests are those of the form around. */
export const Default: Story = {
  decorators: [
    (Story) => (
      <RequestsProvider source={answer({ requests: [create] })}>
        <Story />
      </RequestsProvider>
    ),
  ],
  play: async ({ userEvent, step }) => {
    const dialog = await open(userEvent.click);
    await step('The method, the path and a command', async () => {
      await expect(await dialog.findByRole('heading', { name: 'POST /api/v1/source/' })).toBeVisible();
      const code = dialog.getByRole('region', { name: 'Request as curl' });
      await expect(code).toHaveTextContent("curl -X POST 'https://console.example/api/v1/source/'");
      await expect(code).toHaveTextContent('YOUR_PASSWORD');
    });
    await step('Each format is copied as it is shown', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'JSON' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Copy the request' }));
      await expect(writeText).toHaveBeenLastCalledWith(JSON.stringify(json, null, 2));
      await userEvent.click(dialog.getByRole('radio', { name: 'TypeScript' }));
      await expect(dialog.getByRole('region', { name: 'Request as TypeScript' })).toHaveTextContent(
        /await fetch\(/,
      );
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Show the request' })).toHaveFocus());
    });
  },
};

/** Of many items, the first requests are shown and the others counted. */
export const Playground: Story = {
  args: {
    source: answer({ requests: [pause(7), pause(8), pause(9)], restCount: 1_240, hasFollowing: true }),
  },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent.click);
    await expect(await dialog.findAllByRole('heading', { name: /^POST/ })).toHaveLength(3);
    await expect(dialog.getByRole('region', { name: 'Request 2 as curl' })).toHaveTextContent('/8/paused/');
    await expect(dialog.getByText('And 1,240 more like these, one for each item.')).toBeVisible();
    await expect(dialog.getByText(/^More requests follow/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'JSON' }));
    await expect(dialog.getAllByText('This request has no body.')).toHaveLength(3);
  },
};

export const NoChanges: Story = {
  args: { source: answer({ requests: [] }) },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent.click);
    await expect(
      await dialog.findByText('Nothing to send yet: nothing is entered or changed.'),
    ).toBeVisible();
  },
};

const retried = fn<() => Promise<ShownRequests>>();

/** What the request depends on could not be read. */
export const Failed: Story = {
  args: { source: retried },
  beforeEach: () => {
    retried.mockReset();
    retried.mockResolvedValueOnce({ requests: [], problem: { kind: 'http', status: 503 } });
    retried.mockResolvedValue({ requests: [create] });
  },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent.click);
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByRole('heading', { name: 'POST /api/v1/source/' })).toBeVisible();
  },
};

const long = `/api/v1/source/${'x'.repeat(400)}/`;

/** Long lines scroll, and a long path wraps. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { source: answer({ requests: [{ ...create, path: long }] }) },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent.click);
    await dialog.findByRole('heading', { name: /^POST/ });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Without requests nothing is offered. */
export const NoSource: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
