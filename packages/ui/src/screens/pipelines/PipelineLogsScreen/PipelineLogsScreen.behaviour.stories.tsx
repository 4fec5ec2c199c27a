import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { defaultPipelineLogView } from '../../../domain/views/pipelineLog.ts';
import { ids, line, liveLogs, type LiveLogsProps } from './PipelineLogsScreen.stories.data.tsx';
import { PipelineLogsScreen } from './PipelineLogsScreen.tsx';

const meta: Meta<LiveLogsProps> = {
  ...liveLogs,
  title: 'Screens/Pipelines/PipelineLogsScreen/Behaviour',
  component: PipelineLogsScreen,
};
export default meta;
type Story = StoryObj<LiveLogsProps>;

/** The lines, without the headings of runs. */
const linesIn = (log: HTMLElement) =>
  within(log)
    .getAllByRole('rowheader')
    .filter(({ ariaColSpan }) => ariaColSpan === null);

const view = (part: Partial<LiveLogsProps['view']>) => ({ ...defaultPipelineLogView, ...part });

/** The newest error of a failing pipeline, as other pages link to it. */
export const NewestError: Story = {
  args: {
    id: ids.errored,
    hrefs: { ...liveLogs.args.hrefs, form: (end, focus) => `/${end}s/3/edit?focus=${focus}` },
    view: view({ levels: ['error'], range: 'all', line: 'newest' }),
  },
  play: async ({ canvas, userEvent, step }) => {
    const detail = await canvas.findByRole('region', { name: /^Line/ });
    await expect(detail).toHaveTextContent('Stripe refused the key');
    await expect(
      within(canvas.getByRole('tabpanel')).getByRole('link', { name: 'Enter new credentials' }),
    ).toHaveAttribute('href', '/sources/3/edit?focus=credentials');
    await step('Text and JSON', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'JSON' }));
      await expect(JSON.parse(canvas.getByRole('region', { name: /^Line/ }).textContent)).toMatchObject({
        level: 'error',
        details: { event: 'errored' },
      });
    });
    await step('The link ends the log with this line', async () => {
      await expect(canvas.getByRole('link', { name: /^Line \d+$/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/pipelines\/1\/logs\?range=all&to=.*&line=\d+$/),
      );
    });
  },
};

const error = { level: 'error', message: 'Stripe refused the key.', step: 'read', collection: 'charges' };

/** Consecutive errors that say the same are one row. It opens in place, with the earlier ones below. */
export const Repeated: Story = {
  args: {
    given: [line(9), line(8, error), line(7, error), line(6, error), line(5), line(4, error)],
    hasOlder: false,
  },
  play: async ({ args, canvas, userEvent }) => {
    const log = await canvas.findByRole('treegrid');
    const rows = () => linesIn(log);
    await expect(within(log).getAllByText(/^(Sync at|Outside a sync)/)).toHaveLength(3);
    await expect(rows()).toHaveLength(4);
    const group = rows()[1]?.closest('[role=row]');
    await expect(group).toHaveTextContent(/3 times/);
    await userEvent.click(rows()[1] ?? log);
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ line: 8 }));
    await expect(rows()).toHaveLength(6);
    await userEvent.click(rows()[3] ?? log);
    await expect(canvas.getByRole('region', { name: 'Line 6' })).toBeVisible();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(rows()[1] ?? log);
    await expect(rows()).toHaveLength(4);
  },
};

/** New lines wait; the open line and the focus stay. */
export const LiveChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('treegrid');
    const rows = () => linesIn(log);
    await userEvent.click(rows()[2] ?? document.body);
    const detail = await canvas.findByRole('region', { name: /^Line/ });
    const focused = document.activeElement;
    const first = rows()[0]?.textContent;
    canvas.getByRole('button', { name: 'A sync later', hidden: true }).click();
    const show = await canvas.findByRole('button', { name: '4 new, show' });
    await expect(rows()[0]).toHaveTextContent(first ?? '');
    await expect(document.activeElement).toBe(focused);
    await userEvent.click(show);
    await waitFor(() => expect(rows()[0]).not.toHaveTextContent(first ?? ''));
    await expect(detail).toBeInTheDocument();
  },
};

export const MissingLine: Story = {
  args: { view: view({ line: 12 }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Line 12 is not among the loaded lines.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look in all lines' })).toHaveAttribute(
      'href',
      '/pipelines/1/logs?level=debug&range=all&line=12',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Look in older lines' }));
    await expect(args.onLoadOlder).toHaveBeenCalled();
  },
};

export const HiddenLine: Story = {
  args: { given: [line(12), line(11)], hasOlder: false, view: view({ line: 12, table: 'orders' }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Line 12 does not match the filters.')).toBeVisible(),
};

export const GoneLine: Story = {
  args: { given: [line(12)], hasOlder: false, view: view({ line: 3, range: 'all', debug: true }) },
  play: async ({ canvas }) => expect(await canvas.findByText('Line 3 is not in the log.')).toBeVisible(),
};

/** Arrow keys move, Enter opens, Tab leads into the open line, Escape closes it. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('treegrid');
    const rows = () => linesIn(log);
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(rows()[2]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('region', { name: /^Line/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows()[3]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(rows()[2]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Text' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region', { name: /^Line/ })).not.toBeInTheDocument();
    await expect(rows()[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(
      within(rows()[2]?.closest('[role=row]') as HTMLElement).getAllByRole('gridcell')[1],
    ).toHaveFocus();
  },
};

/** Filters go to the address at once, and typing goes on while the lines load. */
export const Filters: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('treegrid');
    await userEvent.click(canvas.getByRole('button', { name: /^Warning/ }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ levels: ['warning'] }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^Error/ }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ levels: ['warning', 'error'] }),
    );
    await canvas.findByRole('treegrid');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'broke');
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'broke' })),
    );
    await expect(canvas.getByRole('searchbox', { name: 'Search messages' })).toHaveFocus();
  },
};
