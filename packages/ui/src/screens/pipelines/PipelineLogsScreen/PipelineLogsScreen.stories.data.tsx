import { bind, getPipeline, listPipelineEvents, setPipelineStatus } from '@millrace/ui/contract';
import { Live, type LiveTools } from '@millrace/mocks/storybook';
import type { Meta } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import { toId, type PipelineId } from '../../../domain/entities/id.ts';
import { pipelineTarget } from '../../../domain/pipelines/pipelineActions.ts';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import { mapRemote } from '../../../domain/outcome/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import {
  defaultPipelineLogView,
  logQuestion,
  pipelineLogQuery,
  type PipelineLogView,
} from '../../../domain/views/pipelineLog.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PipelineLogsScreen } from './PipelineLogsScreen.tsx';
import type { PipelineLogsScreenProps } from './props.ts';

const now = new Date('2026-03-04T10:00:00Z');
/** The service's clock shows the same time as the stories' present. */
export const clock = { at: now.getTime() };

/** Pipelines of the busy account, one in each status. */
export const ids = {
  running: toId<'pipeline'>(1),
  errored: toId<'pipeline'>(3),
  paused: toId<'pipeline'>(5),
  fresh: toId<'pipeline'>(6),
  draft: toId<'pipeline'>(8),
  archived: toId<'pipeline'>(25),
  none: toId<'pipeline'>(999),
};

export interface LiveLogsProps extends PipelineLogsScreenProps {
  id: PipelineId;
  /** Replaces the lines of the service. */
  given?: readonly PipelineEvent[];
  /** There are older lines that never load. */
  hasOlder?: boolean;
}

interface FirstSightProps {
  newest: number | undefined;
  children: (shownUntil: number, showAll: () => void) => ReactNode;
}

/** Keeps which line was the newest at first. */
function FirstSight({ newest, children }: FirstSightProps) {
  const [shownUntil, setShownUntil] = useState(newest);
  if (shownUntil === undefined && newest !== undefined) setShownUntil(newest);
  return children(shownUntil ?? Infinity, () => {
    setShownUntil(newest);
  });
}

/** The screen connected to the story's service. Another view loads only its lines, as in the console. */
function LiveLogs(props: LiveLogsProps) {
  return (
    <Live reads={{ pipeline: bind(getPipeline, { id: props.id }) }}>
      {({ pipeline, call }) => <LiveLines {...props} pipeline={pipeline} call={call} />}
    </Live>
  );
}

/** The lines. Those that are newer than the first ones wait. */
function LiveLines({ id, given, hasOlder, call, ...args }: LiveLogsProps & Pick<LiveTools, 'call'>) {
  const [view, setView] = useState<PipelineLogView>(args.view);
  return (
    <Live reads={{ page: bind(listPipelineEvents, { id, pageSize: 100, ...logQuestion(view, now) }) }}>
      {({ page, refresh, service }) => {
        const rows = page.state === 'ready' ? page.value.rows : [];
        return (
          <FirstSight newest={rows[0]?.id}>
            {(shownUntil, showAll) => (
              <>
                <PipelineLogsScreen
                  {...args}
                  log={mapRemote(page, (value) => {
                    const lines = given ?? value.rows.filter((row) => row.id <= shownUntil);
                    return {
                      lines,
                      count: given ? lines.length : value.count,
                      hasOlder: hasOlder ?? value.hasNext,
                      isLoadingOlder: false,
                      olderProblem: args.log.state === 'ready' ? args.log.value.olderProblem : undefined,
                      unreadable: value.unreadable,
                    };
                  })}
                  newer={given ? args.newer : rows.filter((row) => row.id > shownUntil)}
                  view={view}
                  onViewChange={(next) => {
                    args.onViewChange(next);
                    setView(next);
                  }}
                  onShowNewer={() => {
                    args.onShowNewer();
                    showAll();
                  }}
                  onAction={({ action, pipeline: chosen }) => {
                    args.onAction({ action, pipeline: chosen });
                    if (
                      action !== 'delete' &&
                      action !== 'resync' &&
                      action !== 'duplicate' &&
                      action !== 'export'
                    )
                      void call(setPipelineStatus, { id, status: pipelineTarget[action] });
                  }}
                  onRetry={(part) => {
                    args.onRetry(part);
                    refresh();
                  }}
                />
                <VisuallyHidden>
                  <button type="button" tabIndex={-1} onClick={() => service.advance(15 * 60_000)}>
                    A sync later
                  </button>
                </VisuallyHidden>
              </>
            )}
          </FirstSight>
        );
      }}
    </Live>
  );
}

/** A line, of which a story says what is special. */
export const line = (id: number, fields: Partial<PipelineEvent> = {}): PipelineEvent => ({
  id,
  at: new Date(now.getTime() - (1_000 - id) * 60_000),
  level: 'info',
  message: 'The sync began.',
  step: 'sync',
  collection: null,
  details: null,
  ...fields,
});

/** The log on the story's own service. */
export const liveLogs = {
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    id: ids.running,
    pipeline: { state: 'loading' },
    log: { state: 'loading' },
    newer: [],
    view: defaultPipelineLogView,
    hrefOf: (view) => paths.pipelineLogs(ids.running, pipelineLogQuery(view)),
    hrefs: { list: paths.pipelinesList(), overview: paths.pipelineOverview(ids.running) },
    live: 'live',
    onAction: fn(),
    onViewChange: fn(),
    onShowNewer: fn(),
    onLoadOlder: fn(),
    onRetry: fn(),
  },
  render: (args) => <LiveLogs {...args} />,
} satisfies Meta<LiveLogsProps>;
