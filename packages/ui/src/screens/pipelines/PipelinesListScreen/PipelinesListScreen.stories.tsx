import { listPipelines } from '@millrace/ui/contract';
import { network, never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { pageOf } from '../../../domain/outcome/page.stories.data.ts';
import { loading, ready } from '../../../domain/outcome/remote.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { pipelineListView } from '../../../domain/views/pipelineList.ts';
import { lastErrorLog } from '../../../domain/views/lastErrorLog.ts';
import { gapAfterMark } from '../../../patterns/ResourceList/loadingName.stories.data.ts';
import { PipelinesListScreen, type PipelinesListScreenProps } from './PipelinesListScreen.tsx';
import { clock, liveList } from './PipelinesListScreen.stories.data.tsx';

const meta: Meta<PipelinesListScreenProps> = {
  ...liveList,
  title: 'Screens/Pipelines/PipelinesListScreen',
  component: PipelinesListScreen,
};
export default meta;
type Story = StoryObj<PipelinesListScreenProps>;

const onlyRow: Pipeline = { id: toId(1), name: 'Orders to warehouse', status: 'running' };

export const Default: Story = {
  tags: ['visual', 'state:many'],
  play: async ({ canvas, step }) => {
    const row = await canvas.findByRole('row', { name: /Orders to warehouse/ });
    await step('A row shows source, destination and status', async () => {
      await expect(row).toHaveTextContent('Production Postgres → Analytics');
      await expect(row).toHaveTextContent('Running');
      await expect(row).toHaveTextContent('4,812,204');
      await expect(row).toHaveTextContent('42 s ago');
      await expect(row).toHaveTextContent('15 min');
    });
    await step('The error is below the name', async () => {
      const errored = canvas.getByRole('row', { name: /Payments ledger/ });
      await expect(errored).toHaveTextContent('Stripe refused the key');
    });
    await step('Tabs and pages show counts', async () => {
      await expect(canvas.getByRole('link', { name: /^Active/ })).toHaveTextContent('24');
      await expect(canvas.getByRole('link', { name: /^Archived/ })).toHaveTextContent('6');
      await expect(canvas.getByText('1–10 of 24')).toBeVisible();
    });
  },
};

/** A pipeline can also be imported from a file. */
export const WithImport: Story = {
  args: { onImport: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More ways to create a pipeline' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import pipeline' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
};

/** A reason has two lines below the name. One that is longer is shown in full on hover and on focus. */
export const ReasonOfAnError: Story = {
  args: {
    hrefOfError: ({ id }) => paths.pipelineLogs(id, lastErrorLog),
    hrefOfForm: (pipeline, kind) => connectorPaths[kind].edit(pipeline[kind]?.id ?? 0),
  },
  play: async ({ canvas, userEvent }) => {
    const reason = await canvas.findByText(/^Stripe refused the key/);
    await expect(reason.parentElement).toHaveAttribute('title', reason.textContent);
    const row = within(canvas.getByRole('row', { name: /Payments ledger/ }));
    await expect(row.getByRole('link', { name: 'Enter new credentials' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/sources\/\d+\/edit$/),
    );
    // Makes the next focus a keyboard focus.
    await userEvent.keyboard('{Shift}');
    row.getByText('Errored').closest<HTMLElement>('[role="gridcell"]')?.focus();
    const hint = document.querySelector(':popover-open');
    await expect(hint).toHaveTextContent(reason.textContent);
    const box = hint?.getBoundingClientRect();
    await expect(box?.left).toBeGreaterThanOrEqual(0);
    await expect(box?.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box?.top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Escape}');
    await expect(document.querySelector(':popover-open')).toBeNull();
  },
};
export const ReasonOfAnErrorOnASmallPhone: Story = {
  ...ReasonOfAnError,
  globals: { viewport: { value: 'small' } },
};

/** A remedy is that of the connector that the error names. If it names none, the pipeline's page has those of both. */
export const RemedyOfTheRightConnector: Story = {
  args: {
    hrefOfForm: (pipeline, kind, focus) => connectorPaths[kind].edit(pipeline[kind]?.id ?? 0, { focus }),
  },
  render: (args) => {
    const ends = {
      status: 'errored',
      source: { id: toId<'source'>(7), name: 'Shop', type: 'postgres' },
      destination: { id: toId<'destination'>(9), name: 'Analytics', type: 'snowflake' },
    };
    const rows = [
      { ...ends, id: toId<'pipeline'>(1), name: 'Orders', lastError: 'Snowflake refused the password.' },
      { ...ends, id: toId<'pipeline'>(2), name: 'Stock', lastError: 'password authentication failed' },
      { ...ends, id: toId<'pipeline'>(3), name: 'Prices', lastError: 'The warehouse of Snowflake is full.' },
    ];
    return <PipelinesListScreen {...args} page={ready(pageOf(rows))} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    const linkIn = async (row: RegExp, name: string) =>
      within(await canvas.findByRole('row', { name: row })).getByRole('link', { name });
    await expect(await linkIn(/Orders/, 'Enter new credentials')).toHaveAttribute(
      'href',
      '/destinations/9/edit?focus=credentials',
    );
    await expect(await linkIn(/Stock/, 'Get it running again')).toHaveAttribute(
      'href',
      '/pipelines/2/overview',
    );
    await expect(await linkIn(/Prices/, 'Edit destination')).toHaveAttribute('href', '/destinations/9/edit');
    await step('The menu leads to the same place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Orders' }));
      await expect(await screen.findByRole('menuitem', { name: 'Get it running again' })).toHaveAttribute(
        'href',
        '/destinations/9/edit?focus=credentials',
      );
      await userEvent.keyboard('{Escape}');
    });
  },
};

/** A time fits on one line with its zone. */
export const OlderTimes: Story = {
  play: async ({ canvas }) => {
    const older = await canvas.findByRole('row', { name: /Inventory/ });
    const time = within(older)
      .getAllByText(/^Yesterday/)
      .find((element) => element.checkVisibility());
    await expect(time?.getClientRects()).toHaveLength(1);
    await expect(time?.offsetWidth).toBeLessThanOrEqual(time?.parentElement?.clientWidth ?? 0);
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('row', { name: /Orders to warehouse/ });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // The target is large enough and does not overlap the row below (WCAG 1.4.10, 2.5.5).
    const menu = within(row).getByRole('button', { name: 'Actions for Orders to warehouse' });
    const { width, height, left } = menu.getBoundingClientRect();
    await expect(Math.min(width, height)).toBe(44);
    const pill = within(row).getByText('Running').closest('[role="gridcell"] > *');
    await expect(pill?.scrollWidth).toBeLessThanOrEqual(pill?.clientWidth ?? 0);
    await expect(pill?.getBoundingClientRect().right).toBeLessThanOrEqual(left + 8);
    // None of this takes room from the name.
    const name = within(row).getByRole('link').parentElement;
    const room =
      within(row).getByRole('rowheader').getBoundingClientRect().right -
      (name?.getBoundingClientRect().left ?? 0);
    await expect(room).toBeGreaterThanOrEqual(canvasElement.clientWidth < 350 ? 142 : 118);
  },
};
export const SmallPhone: Story = { ...Phone, globals: { viewport: { value: 'small' } } };
/** A larger font set by the page's own styles leads to the same layout. */
export const PhoneWithLargeLetters: Story = {
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  // On a docs page, the font size would affect every story.
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Orders to warehouse/ });
    const pill = within(row).getByText('Running').closest('[role="gridcell"] > *');
    await expect(pill?.scrollWidth).toBeLessThanOrEqual(pill?.clientWidth ?? 0);
    const start = within(row).getByRole('rowheader').getBoundingClientRect().left;
    await expect((pill?.getBoundingClientRect().left ?? 0) - start).toBeGreaterThan(140);
    // The name starts the row.
    await expect(within(row).getByRole('link').getBoundingClientRect().left - start).toBeLessThan(28);
  },
};
/** From right to left, a route is read from its source as well, and times keep the order of their words. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Orders to warehouse/ });
    const [arrow] = within(row).getAllByText('→');
    await expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    const time = row.querySelector('time');
    await expect(time && getComputedStyle(time).direction).toBe('ltr');
  },
};
export const SmallPhoneSelecting: Story = {
  globals: { viewport: { value: 'small' } },
  args: { selected: new Set(['1', '2']) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/pipelines? selected/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    for (const button of within(canvas.getByRole('group', { name: 'Selected pipelines' })).getAllByRole(
      'button',
    )) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.clientWidth);
    }
  },
};

export const Archived: Story = {
  args: { view: { ...pipelineListView.defaults, status: 'archived' } },
  play: async ({ canvas }) => {
    await canvas.findByText('1–6 of 6');
    const rows = canvas.getAllByRole('row').slice(1);
    for (const row of rows) {
      await expect(within(row).getByText('Archived')).toBeVisible();
      // A pipeline that does not run has no figures: a dash, not a flat line and 0.
      await expect(within(row).queryByRole('img', { name: /^Records of/ })).toBeNull();
      await expect(within(row).queryByText('0')).toBeNull();
    }
  },
};

export const ArchivedOnASmallPhone: Story = {
  ...Archived,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await canvas.findByText('1–6 of 6');
    const row = await canvas.findAllByRole('row').then((rows) => rows[1]);
    const pill = row?.querySelector('[role="gridcell"] > :not([role])');
    await expect(pill).toHaveTextContent('Archived');
    await expect(pill?.scrollWidth).toBeLessThanOrEqual(pill?.clientWidth ?? 0);
  },
};

export const SecondPage: Story = {
  args: { view: { ...pipelineListView.defaults, page: 2 } },
  play: async ({ canvas }) => {
    await canvas.findByText('11–20 of 24');
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/pipelines/list?status=active',
    );
  },
};

export const Drafts: Story = {
  args: { view: { ...pipelineListView.defaults, statuses: ['draft'] } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Ops tables/ });
    const toDo = within(row).getByText(/Continue setup, step \d of 4/);
    await expect(toDo.scrollWidth).toBeLessThanOrEqual(toDo.clientWidth);
    await expect(toDo.getBoundingClientRect().bottom).toBeLessThan(row.getBoundingClientRect().bottom);
    // The service's default frequency is not shown, because the user has not chosen it.
    await expect(row).not.toHaveTextContent('15 min');
  },
};
export const DraftsOnATablet: Story = {
  ...Drafts,
  globals: { viewport: { value: 'tablet' } },
  // The width that the navigation leaves.
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 648 }}>
        <Story />
      </div>
    ),
  ],
};
export const DraftsOnAPhone: Story = { ...Drafts, globals: { viewport: { value: 'phone' } } };
export const DraftsOnASmallPhone: Story = { ...Drafts, globals: { viewport: { value: 'small' } } };

/** A service whose lists only page: controls it does not support are omitted. */
export const PlainLists: Story = {
  args: { capabilities: { search: false, ordering: false, filters: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 24');
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('group', { name: 'Filter by status' })).not.toBeInTheDocument();
    await expect(
      within(canvas.getByRole('columnheader', { name: 'Pipeline' })).queryByRole('button'),
    ).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { service: { scenario: 'newAccount', clock } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Create your first pipeline' })).toBeVisible();
    // An empty list has nothing to search.
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const NothingArchived: Story = {
  parameters: { service: { scenario: 'newAccount', clock } },
  args: { view: { ...pipelineListView.defaults, status: 'archived' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Nothing is archived' })).toBeVisible(),
};

/** The controls do not move when the counts load, and no filter appears only to disappear. */
export const Cold: Story = {
  render: (args) => (
    <>
      <PipelinesListScreen {...args} page={loading} />
      <PipelinesListScreen
        {...args}
        page={ready(
          pageOf([onlyRow], {
            count: 24,
            hasNext: true,
            counts: { running: 20, paused: 4, archived: 6 },
          }),
        )}
      />
    </>
  ),
  // The page renders twice, and so do its headings and landmarks.
  parameters: { a11y: { test: 'off' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const [cold, warm] = canvas.getAllByRole('searchbox').map((box) => box.getBoundingClientRect());
    await expect(Math.abs((cold?.left ?? 0) - (warm?.left ?? 99))).toBeLessThan(2);
    await expect(canvas.getAllByRole('group', { name: 'Filter by status' })).toHaveLength(1);
  },
};

/** Not loaded yet and offline: the page shows a message, without a skeleton. */
export const OfflineAndCold: Story = {
  tags: ['state:offline'],
  render: (args) => <PipelinesListScreen {...args} page={{ state: 'loading', isOffline: true }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await expect(canvas.queryByRole('status', { name: 'Loading pipelines' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { service: { clock, toxics: [never(listPipelines)] } },
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status', { name: 'Loading pipelines' });
    await expect(skeleton).toBeVisible();
    await expect(gapAfterMark(skeleton)).toBe(12);
  },
};

/** The service fails once: a retry loads the list. */
export const Failed: Story = {
  parameters: { service: { clock, toxics: [status(listPipelines, 503, undefined, { times: 1 })] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Pipelines could not be loaded\.The service had an error\./,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('row', { name: /Orders to warehouse/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Unreachable: Story = {
  parameters: { service: { clock, toxics: [network(listPipelines)] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('The service could not be reached.'),
};

/** Only the values that the specification shows are present: the list still shows what it has. */
export const RequiredValuesOnly: Story = {
  parameters: { service: { clock, hasAssumedFields: false } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Orders to warehouse/ });
    await expect(row).toHaveTextContent('Running');
    await expect(row).not.toHaveTextContent('→');
    await expect(canvas.getByRole('link', { name: 'Active' })).toHaveTextContent(/^Active$/);
  },
};

/** What no status tells of is named below the name, with its time, and is never in the colour of a good state. */
export const SilentFailures: Story = {
  tags: ['visual'],
  args: { view: { ...pipelineListView.defaults, statuses: ['running'], size: 25 } },
  parameters: { service: { scenario: 'silentFailures', clock } },
  play: async ({ canvas }) => {
    const rowOf = (name: RegExp) => canvas.findByRole('row', { name });
    for (const [name, word, reason] of [
      [/Stock movements/, 'Late', 'Last sync 1 h ago, every 30 min.'],
      [/Search campaigns/, 'Overdue', 'Last sync 9 h ago, every 1 h.'],
      [/Customers to lake/, 'Unusually quiet', 'No records for 5 hours, every 1 h.'],
      [/Web sessions/, 'Unusually quiet', 'No records for 23 hours, every 1 h.'],
      [/CRM contacts/, 'Running', 'Last sync in 3 h: its clock is ahead.'],
      [/Accounts and deals/, 'Running', /Newest change \d+ min ago, after the last sync\./],
    ] as const) {
      const row = await rowOf(name);
      await expect(row).toHaveTextContent(word);
      await expect(row).toHaveTextContent(reason);
      await expect(within(row).getByRole('link', { name: 'Why' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/overview$/),
      );
    }
    const mark = (row: HTMLElement) => within(row).getByText('Running').parentElement;
    const [ahead, onTime] = [mark(await rowOf(/CRM contacts/)), mark(await rowOf(/Orders to warehouse/))];
    await expect(ahead && getComputedStyle(ahead).color).not.toBe(onTime && getComputedStyle(onTime).color);
  },
};
export const SilentFailuresOnATablet: Story = {
  ...SilentFailures,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet' } },
};
export const SilentFailuresOnASmallPhone: Story = {
  ...SilentFailures,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
};

/** The same without the fields that tell it: each says what the service says, without a colour. */
export const SilentFailuresWithoutTheirTimes: Story = {
  ...SilentFailures,
  tags: ['!autodocs'],
  parameters: { service: { scenario: 'silentFailures', clock, hasAssumedFields: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Stock movements/ })).toHaveTextContent('Running');
    await expect(canvas.queryByText(/Late|Overdue|quiet|Last sync \w|change/)).toBeNull();
  },
};

/** The last sync and the newest change are two facts, never one number. */
export const TwoFacts: Story = {
  render: (args) => {
    const at = (minutes: number) => new Date(clock.at - minutes * 60_000);
    const shared = { status: 'running', sourceSyncFrequency: 900_000 };
    const rows: readonly Pipeline[] = [
      { ...shared, id: toId(1), name: 'Orders', lastSyncedAt: at(2), newestChangeAt: at(14) },
      { ...shared, id: toId(2), name: 'Stock', lastSyncedAt: at(3) },
      { ...shared, id: toId(3), name: 'Prices', lastSyncedAt: at(4), newestChangeAt: at(-180) },
    ];
    return <PipelinesListScreen {...args} page={ready(pageOf(rows))} />;
  },
  play: async ({ canvas }) => {
    const rowOf = (name: RegExp) => canvas.findByRole('row', { name });
    const [orders, stock] = [await rowOf(/Orders/), await rowOf(/Stock/)];
    await expect(orders).toHaveTextContent('2 min agochange 14 min ago');
    await expect(stock).toHaveTextContent('3 min ago');
    await expect(stock).not.toHaveTextContent('change');
    await expect(await rowOf(/Prices/)).toHaveTextContent('Newest change in 3 h: its clock is ahead.');
    await expect(orders.offsetHeight).toBe(stock.offsetHeight);
  },
};

const judged = new Set<number>();
const thousand = Array.from({ length: 1_000 }, (_, index): Pipeline => ({
  id: toId(index + 1),
  name: `Pipeline ${index + 1}`,
  status: 'running',
  sourceSyncFrequency: 900_000,
  get lastSyncedAt() {
    judged.add(index);
    return new Date(clock.at - (index % 2) * 3_600_000);
  },
  get newestChangeAt() {
    judged.add(index);
    return new Date(clock.at - 7_200_000);
  },
}));

/** The evidence of a row is weighed when the row is drawn: a page of 1,000 costs what its visible rows cost. */
export const ThousandRows: Story = {
  render: (args) => <PipelinesListScreen {...args} page={ready(pageOf(thousand))} />,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Pipeline 2\b/ })).toHaveTextContent('Late');
    const drawn = canvas.getAllByRole('rowheader').length;
    await expect(judged.size).toBeLessThanOrEqual(drawn + 1);
    await expect(drawn).toBeLessThan(100);
  },
};

export const One: Story = {
  render: (args) => (
    <PipelinesListScreen {...args} page={ready(pageOf([onlyRow], { counts: { running: 1, archived: 0 } }))} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await expect(canvas.getByText('1–1 of 1')).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { view: { ...pipelineListView.defaults, search: 'nothing of the kind' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    await expect(await canvas.findByText('1–10 of 24')).toBeVisible();
  },
};

export const LongNames: Story = {
  render: (args) => (
    <PipelinesListScreen
      {...args}
      page={{
        state: 'ready',
        value: {
          rows: [
            {
              id: toId(1),
              name: 'Very'.repeat(64),
              status: 'errored',
              lastError: 'x'.repeat(400),
            },
          ],
          count: 1,
          number: 1,
          hasNext: false,
          unreadable: 2,
          counts: null,
        },
      }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByText('2 items could not be shown.')).toBeVisible();
  },
};

const alike = ['accounts_activity_archive_2024', 'accounts_activity_archive_2025'];

/** Names that differ only at the end are distinguishable on a phone. */
export const LongNamesOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <PipelinesListScreen
      {...args}
      page={ready(pageOf(alike.map((name, index) => ({ id: toId(index + 1), name, status: 'running' }))))}
    />
  ),
  play: async ({ canvas }) => {
    for (const name of alike) {
      const link = canvas.getByRole('link', { name });
      await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight + 1);
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
      const row = link.closest('[role="row"]')?.getBoundingClientRect();
      await expect(link.getBoundingClientRect().bottom).toBeLessThan(row?.bottom ?? 0);
    }
  },
};

/** The unfinished hour would look like a drop, so it is not drawn. */
export const RunningHour: Story = {
  render: (args) => (
    <PipelinesListScreen
      {...args}
      page={ready(
        pageOf([
          {
            id: toId(1),
            name: 'Steady',
            status: 'running',
            hourlyRecords: [...Array.from({ length: 23 }, () => 100), 3],
            recordsLast24h: 2_303,
          },
        ]),
      )}
    />
  ),
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const drawn = canvas.getByRole('img', { name: 'Records of Steady in the last 24 hours' });
    const heights = [...(drawn.querySelector('path')?.getAttribute('d') ?? '').matchAll(/L[\d.]+ ([\d.]+)/g)];
    await expect(new Set(heights.map(([, y]) => y)).size).toBe(1);
    await expect(heights.length).toBeGreaterThan(20);
  },
};
