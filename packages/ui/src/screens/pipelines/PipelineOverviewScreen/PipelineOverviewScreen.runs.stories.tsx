import { listPipelineEvents } from '@millrace/ui/contract';
import { never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { PipelineOverviewScreen } from './PipelineOverviewScreen.tsx';
import {
  clock,
  ids,
  liveOverview,
  loadedCard,
  type LiveOverviewProps,
} from './PipelineOverviewScreen.stories.data.tsx';

/* The sync history, which is derived from the log. */
const meta: Meta<LiveOverviewProps> = {
  ...liveOverview,
  title: 'Screens/Pipelines/PipelineOverviewScreen/Sync history',
  tags: ['!autodocs'],
  component: PipelineOverviewScreen,
};
export default meta;
type Story = StoryObj<LiveOverviewProps>;

const cardOf = loadedCard('Sync history');

/** The latest ten of many. The log has the others. */
export const Many: Story = {
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    const grid = within(await card.findByRole('grid', { name: 'Syncs' }));
    const rows = grid.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(10);
    await expect(
      within(rows[0] ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toMatch(/^\/pipelines\/1\/logs\?range=all&to=2026-03-04T[^&]+&line=\d+$/);
    for (const row of rows) await expect(row).toHaveTextContent(/^\d\d:\d\d[1-4]\.\d sSynced.*[\d,]+$/);
    await expect(card.getByRole('link', { name: 'Open activity' })).toHaveAttribute(
      'href',
      '/pipelines/1/logs?show=activity&kind=runs%2Cfailures&range=week',
    );
  },
};

const event = (id: number, minute: number, rest: Partial<PipelineEvent>): PipelineEvent => ({
  id,
  at: new Date(Date.UTC(2026, 2, 4, 9, minute)),
  level: 'info',
  message: '',
  ...rest,
});
const reason =
  'The pipeline stopped with an error: the source closed the connection while public.orders was read.';

/** A run with an error on the way, a failed one, one that a pause stopped, and one that has not ended. */
export const Results: Story = {
  args: {
    events: ready(
      [
        event(1, 0, { step: 'sync' }),
        event(2, 1, { step: 'read', level: 'error' }),
        event(3, 2, { step: 'sync', details: { records: 1_204, duration_ms: 75_400 } }),
        event(4, 15, { step: 'sync' }),
        event(5, 16, { step: 'pipeline', level: 'error', message: reason, details: { event: 'errored' } }),
        event(6, 30, { step: 'sync' }),
        event(7, 31, { step: 'pipeline', details: { event: 'paused' } }),
        event(8, 45, { step: 'sync' }),
      ].toReversed(),
    ),
  },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    const rows = (await card.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      '09:45—Running—',
      '09:301 minStopped—',
      `09:151 minFailed ${reason}—`,
      '09:001 min 15 sSynced after 1 error1,204',
    ]);
  },
};
/** Beside the chart and on a phone, a day and its time have two lines in their row, and no result is cut. */
export const Yesterday: Story = {
  args: {
    events: ready(
      [
        event(1, -1_440, { step: 'sync' }),
        event(2, -1_438, { step: 'sync', details: { records: 5_612_589, duration_ms: 75_400 } }),
        event(3, -1_425, { step: 'sync' }),
        event(4, -1_424, { step: 'pipeline', details: { event: 'paused' } }),
      ].toReversed(),
    ),
  },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    const rows = (await card.findAllByRole('row')).slice(1);
    await expect(rows).toHaveLength(2);
    for (const row of rows) {
      const box = row.getBoundingClientRect();
      const texts = [...row.querySelectorAll('time, span')].filter((each) => each.childElementCount === 0);
      await expect(texts.length).toBeGreaterThan(1);
      for (const each of texts.filter((text) => text.checkVisibility())) {
        const { top, bottom } = each.getBoundingClientRect();
        await expect(Math.max(box.top - top, bottom - box.bottom)).toBeLessThanOrEqual(1);
        await expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth + 1);
      }
    }
  },
};
export const YesterdayOnPhone: Story = { ...Yesterday, globals: { viewport: { value: 'phone' } } };
export const ResultsOnPhone: Story = { ...Results, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  args: { events: ready([]) },
  play: async ({ canvas }) =>
    expect((await cardOf(canvas)).getByText('The log shows no sync.')).toBeVisible(),
};

/** Lines without the assumed fields belong to no sync. */
export const Unnamed: Story = {
  parameters: { service: { clock, hasAssumedFields: false } },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    await expect(await card.findByText('The log doesn’t say when a sync started or ended.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { service: { clock, toxics: [never(listPipelineEvents)] } },
  play: async ({ canvas }) =>
    expect((await cardOf(canvas)).getByRole('status', { name: 'Loading sync history' })).toBeVisible(),
};

/** Without a network nothing loads. */
export const Offline: Story = {
  args: { events: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => expect((await cardOf(canvas)).getByRole('alert')).toBeVisible(),
};

export const Failed: Story = {
  parameters: { service: { clock, toxics: [status(listPipelineEvents, 503, undefined, { times: 1 })] } },
  play: async ({ args, canvas, userEvent }) => {
    const card = await cardOf(canvas);
    await expect(await card.findByRole('alert')).toHaveTextContent('The service had an error.');
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('events');
    await expect(await card.findByRole('grid', { name: 'Syncs' })).toBeVisible();
  },
};

/** A stopped pipeline: the failure is the newest run. */
export const Errored: Story = {
  args: { id: ids.errored },
  play: async ({ canvas }) => {
    const grid = within(await (await cardOf(canvas)).findByRole('grid', { name: 'Syncs' }));
    await expect(grid.getAllByRole('row')[1]).toHaveTextContent(/Failed The pipeline stopped with an error/);
  },
};
