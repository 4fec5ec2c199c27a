import {
  bind,
  getPipeline,
  getPipelineUsage,
  listPipelineCollections,
  listPipelineEvents,
  listPipelineUsageCollections,
  setPipelineStatus,
} from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { toId, type PipelineId } from '../../../domain/entities/id.ts';
import { pipelineTarget } from '../../../domain/pipelines/pipelineActions.ts';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import { syncRunsQuestion } from '../../../domain/logs/syncRuns.ts';
import { mapRemote, ready } from '../../../domain/outcome/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import {
  collectionsQuestion,
  usageHistoryQuestion,
  usageQuestion,
  usageViewQuery,
} from '../../../domain/usage/usageRanges.ts';
import { activityLog } from '../../../domain/views/lastErrorLog.ts';
import { pipelineLogQuery, viewOfLine } from '../../../domain/views/pipelineLog.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PipelineOverviewScreen, type PipelineOverviewScreenProps } from './PipelineOverviewScreen.tsx';
import { PresentProvider } from '../../../patterns/PresentProvider/PresentProvider.tsx';
import { useTimeZone } from '../../../patterns/PresentProvider/present.ts';

const now = new Date('2026-03-04T10:00:00Z');
/** The service's clock shows the same time as the stories' present. */
export const clock = { at: now.getTime() };

/** Pipelines of the busy account, one in each status. */
export const ids = {
  running: toId<'pipeline'>(1),
  errored: toId<'pipeline'>(3),
  paused: toId<'pipeline'>(5),
  starting: toId<'pipeline'>(6),
  draft: toId<'pipeline'>(8),
  archived: toId<'pipeline'>(25),
  none: toId<'pipeline'>(999),
};

export interface LiveOverviewProps extends PipelineOverviewScreenProps {
  id: PipelineId;
}

/** The screen connected to the story's service, with the addresses of one pipeline. */
function LiveOverview({ id, ...args }: LiveOverviewProps) {
  const { range } = args.view;
  const timeZone = useTimeZone();
  return (
    <Live
      reads={{
        pipeline: bind(getPipeline, { id }),
        usage: bind(getPipelineUsage, { id, ...usageQuestion(range, now, timeZone) }),
        history: bind(getPipelineUsage, { id, ...usageHistoryQuestion(now, timeZone) }),
        collections: bind(listPipelineCollections, { id, ...collectionsQuestion(range, now, timeZone) }),
        totals: bind(listPipelineUsageCollections, { id }),
        events: bind(listPipelineEvents, { id, ...syncRunsQuestion }),
      }}
    >
      {({ pipeline, usage, history, collections, totals, events, call, refresh, service }) => (
        <>
          <PipelineOverviewScreen
            {...args}
            pipeline={args.pipeline.state === 'ready' ? args.pipeline : pipeline}
            usage={usage}
            history={args.history.state === 'loading' ? history : args.history}
            collections={args.collections.state === 'ready' ? args.collections : collections}
            totals={args.totals ?? (totals.state === 'ready' ? totals.value : undefined)}
            events={args.events ?? mapRemote(events, ({ rows }) => rows)}
            hrefs={{ ...args.hrefs, setup: paths.pipelineSetup(id, 'pipelineCreateSchemaSettings') }}
            onAction={({ action, pipeline: chosen }) => {
              args.onAction({ action, pipeline: chosen });
              if (action !== 'delete' && action !== 'resync' && action !== 'duplicate' && action !== 'export')
                void call(setPipelineStatus, { id, status: pipelineTarget[action] });
            }}
            onRetry={(panel) => {
              args.onRetry(panel);
              refresh();
            }}
          />
          <VisuallyHidden>
            <button type="button" tabIndex={-1} onClick={() => service.advance(10_000)}>
              Ten seconds later
            </button>
          </VisuallyHidden>
        </>
      )}
    </Live>
  );
}

/** A pipeline in its initial sync, of which a table has 1,000 more records every ten seconds. */
export function CopyingOverview(args: PipelineOverviewScreenProps) {
  const [steps, setSteps] = useState(0);
  const tables: readonly CollectionUsage[] = [
    { collection: 'orders', status: 'synced', totalRecords: 9_000, position: '0/1' },
    { collection: 'order_items', status: 'initial_sync', totalRecords: steps * 1_000, position: null },
    { collection: 'refunds', status: 'waiting', totalRecords: 0, position: null },
    { collection: 'payments', status: 'waiting', totalRecords: 0, position: null },
  ];
  return (
    <PresentProvider now={new Date(now.getTime() + steps * 10_000)}>
      <LiveOverview {...args} id={ids.running} collections={ready(tables)} totals={tables} />
      <Button onPress={() => setSteps(steps + 1)}>Records arrive</Button>
    </PresentProvider>
  );
}

type Play = NonNullable<StoryObj<LiveOverviewProps>['play']>;

/** A card of the loaded page; while the page loads, another holds its place. */
export const loadedCard = (name: string) => async (canvas: Parameters<Play>[0]['canvas']) => {
  await waitFor(() =>
    expect(canvas.queryByRole('status', { name: 'Loading pipeline' })).not.toBeInTheDocument(),
  );
  return within(await canvas.findByRole('region', { name }));
};

const hrefOfLine = (line: { readonly id: number; readonly at: Date }) =>
  paths.pipelineLogs(ids.running, pipelineLogQuery(viewOfLine(line)));

/** The overview on the story's own service. */
export const liveOverview = {
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    id: ids.running,
    pipeline: { state: 'loading' },
    usage: { state: 'loading' },
    history: { state: 'loading' },
    collections: { state: 'loading' },
    view: { range: 'day' },
    hrefOf: (view) => paths.pipelineOverview(ids.running, usageViewQuery(view)),
    hrefs: {
      list: paths.pipelinesList(),
      activity: paths.pipelineLogs(ids.running, activityLog),
      line: hrefOfLine,
    },
    onAction: fn(),
    live: 'live',
    onRetry: fn(),
  },
  render: (args) => <LiveOverview {...args} />,
  // A pending button is announced for seven seconds, which outlives its story on a page shared by stories.
  beforeEach: () => () => {
    for (const message of document.querySelectorAll('[data-live-announcer] [role=img]')) message.remove();
  },
} satisfies Meta<LiveOverviewProps>;
