import { listPipelineEvents } from '@millrace/ui/contract';
import { never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { CountedTable } from '../../../domain/evidence/countedTables.ts';
import { compareTables } from '../../../domain/evidence/rowCounts.ts';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { pipeline } from '../PipelineFrame/settings.stories.data.tsx';
import { PipelineOverviewScreen } from './PipelineOverviewScreen.tsx';
import {
  clock,
  liveOverview,
  loadedCard,
  type LiveOverviewProps,
} from './PipelineOverviewScreen.stories.data.tsx';

/* What proves that a pipeline delivers, and what does not. */
const meta: Meta<LiveOverviewProps> = {
  ...liveOverview,
  title: 'Screens/Pipelines/PipelineOverviewScreen/Proof',
  tags: ['!autodocs'],
  component: PipelineOverviewScreen,
};
export default meta;
type Story = StoryObj<LiveOverviewProps>;

const cardOf = loadedCard('Proof');
const textOf = (card: Awaited<ReturnType<typeof cardOf>>, title: string) =>
  card.getByText(title).closest('li')?.textContent ?? '';

const at = (clockTime: string) => new Date(`2026-03-04T${clockTime}Z`);
const table = (name: string, source: number, destination: number): CountedTable => ({
  table: name,
  source: { rows: source, at: at('09:30:00') },
  destination: { rows: destination, at: at('09:30:04') },
});
const counts = (...tables: readonly CountedTable[]) => ready(compareTables(tables, pipeline, undefined));

/** Each fact has its time. */
export const Known: Story = {
  args: {
    counts: counts(
      table('public.orders', 1_902_118, 1_902_118),
      { table: 'public.carts', source: null, destination: null },
      { table: 'public.visits', source: null, destination: null },
    ),
    onCompareCounts: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const card = await cardOf(canvas);
    await waitFor(() => expect(textOf(card, 'Last run')).toMatch(/Extracted/));
    await expect(textOf(card, 'Looked at the source')).toBe('Looked at the source09:59 UTC42 s ago');
    await waitFor(() =>
      expect(textOf(card, 'Newest change found')).toMatch(
        /^Newest change found\d\d:\d\d UTC\d+ (s|min) agopublic\.\w+$/,
      ),
    );
    await expect(textOf(card, 'Last run')).toMatch(
      /^Last run09:59 UTCExtracted[\d,]+Loaded[\d,]+Refused0[\d,]+ to [\d,]+ in the \d+ runs before$/,
    );
    await expect(textOf(card, 'Counts on both ends')).toBe(
      'Counts on both endsEqualpublic.ordersSource, 09:30 UTC1,902,118Destination, 09:30 UTC1,902,118' +
        '2 tables without comparable counts. Not measured is not equal.',
    );
    await userEvent.click(card.getByRole('button', { name: 'Compare row counts' }));
    await expect(args.onCompareCounts).toHaveBeenCalledOnce();
  },
};
export const KnownOnPhone: Story = { ...Known, globals: { viewport: { value: 'phone' } } };

/** The table that needs a person is named before equal ones. */
export const RowsMissing: Story = {
  args: { counts: counts(table('public.orders', 10, 10), table('public.items', 10_000, 9_900)) },
  play: async ({ canvas }) => {
    const text = textOf(await cardOf(canvas), 'Counts on both ends');
    await expect(text).toContain('Rows missingpublic.items');
    await expect(text).toContain('100 fewer than at the source.');
    await expect(text).not.toContain('Equal');
  },
};

/** What nobody tells has a mark of its own, and is never green. */
export const NothingKnown: Story = {
  parameters: { service: { scenario: 'busyAccount', clock, hasAssumedFields: false } },
  args: { counts: counts({ table: 'public.orders', source: null, destination: null }) },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    await expect(textOf(card, 'Looked at the source')).toContain('The service does not say.');
    await expect(textOf(card, 'Newest change found')).toContain('The service does not say.');
    await waitFor(() => expect(textOf(card, 'Last run')).toContain('The log does not tell.'));
    await expect(textOf(card, 'Counts on both ends')).toContain('No table has comparable counts.');
    await expect(card.queryByText(/ago|UTC|Equal/)).not.toBeInTheDocument();
  },
};

/** A pipeline that has not synced for hours proves nothing, whatever its last run loaded. */
export const Late: Story = {
  args: {
    pipeline: ready({
      ...pipeline,
      status: 'running',
      lastSyncedAt: at('03:00:00'),
      nextSyncAt: at('03:15:00'),
      newestChangeAt: at('02:59:00'),
    }),
  },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    await expect(textOf(card, 'Looked at the source')).toContain('older than two intervals');
    await expect(textOf(card, 'Newest change found')).toContain('7 h ago');
  },
};

/** A fact that has not loaded keeps its place. */
export const LogLoading: Story = {
  args: { counts: loading },
  parameters: { service: { scenario: 'busyAccount', clock, toxics: [never(listPipelineEvents)] } },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    await expect(textOf(card, 'Last run')).toBe('Last run');
    await expect(textOf(card, 'Counts on both ends')).toBe('Counts on both ends');
  },
};

export const Failed: Story = {
  args: { counts: failed({ kind: 'http', status: 503 }) },
  parameters: { service: { scenario: 'busyAccount', clock, toxics: [status(listPipelineEvents, 503)] } },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    await waitFor(() => expect(textOf(card, 'Last run')).toContain('The log could not be loaded.'));
    await expect(textOf(card, 'Counts on both ends')).toContain('Could not be loaded.');
  },
};
