import {
  bind,
  getPipeline,
  getPipelineUsage,
  listPipelineCollections,
  setPipelineStatus,
} from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { toId, type PipelineId } from '../../../domain/entities/id.ts';
import { pipelineTarget } from '../../../domain/entities/pipelineActions.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { collectionsQuestion, usageQuestion, usageViewQuery } from '../../../domain/usage/usageRanges.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PipelineOverviewScreen, type PipelineOverviewScreenProps } from './PipelineOverviewScreen.tsx';
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
        collections: bind(listPipelineCollections, { id, ...collectionsQuestion(range, now, timeZone) }),
      }}
    >
      {({ pipeline, usage, collections, call, refresh, service }) => (
        <>
          <PipelineOverviewScreen
            {...args}
            pipeline={pipeline}
            usage={usage}
            collections={collections}
            hrefs={{ ...args.hrefs, setup: paths.pipelineSetup(id, 'pipelineCreateSchemaSettings') }}
            onAction={({ action, pipeline: chosen }) => {
              args.onAction({ action, pipeline: chosen });
              if (action !== 'delete' && action !== 'resync' && action !== 'duplicate')
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

/** The overview on the story's own service. */
export const liveOverview = {
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    id: ids.running,
    pipeline: { state: 'loading' },
    usage: { state: 'loading' },
    collections: { state: 'loading' },
    view: { range: 'day' },
    hrefOf: (view) => paths.pipelineOverview(ids.running, usageViewQuery(view)),
    hrefs: { list: paths.pipelinesList() },
    onAction: fn(),
    live: 'live',
    onRetry: fn(),
  },
  render: (args) => <LiveOverview {...args} />,
  // A pending button is announced for seven seconds, which outlives its story on a page shared by stories.
  beforeEach: () => () => {
    for (const said of document.querySelectorAll('[data-live-announcer] [role=img]')) said.remove();
  },
} satisfies Meta<LiveOverviewProps>;
