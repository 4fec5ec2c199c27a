import {
  bind,
  getAccountUsage,
  listAlertTriggers,
  listAlerts,
  listDestinations,
  listPipelines,
  listSources,
} from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import { fn } from 'storybook/test';
import { mapRemote } from '../../../domain/outcome/remote.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { usageHistoryQuestion } from '../../../domain/usage/usageRanges.ts';
import { homeQuestions } from '../../../domain/views/home.ts';
import type { HomeScreenProps } from './homeProps.ts';
import { HomeScreen } from './HomeScreen.tsx';

const now = new Date('2026-03-04T10:00:00Z');
/** The service's clock shows the same time as the stories' present. */
export const clock = { at: now.getTime() };

/** The screen on the story's own service. */
export function LiveHome({
  hasObservability = true,
  ...args
}: HomeScreenProps & { hasObservability?: boolean }) {
  return (
    <Live
      reads={{
        errored: bind(listPipelines, homeQuestions.errored),
        running: bind(listPipelines, homeQuestions.running),
        drafts: bind(listPipelines, homeQuestions.drafts),
        latest: bind(listPipelines, homeQuestions.latest),
        usage: bind(getAccountUsage, usageHistoryQuestion(now, 'UTC')),
        triggers: bind(listAlertTriggers, homeQuestions.triggers),
        alerts: bind(listAlerts, homeQuestions.alerts),
        sources: bind(listSources, homeQuestions.connectors),
        destinations: bind(listDestinations, homeQuestions.connectors),
      }}
    >
      {({ errored, running, drafts, latest, usage, triggers, alerts, sources, destinations, refresh }) => (
        <HomeScreen
          {...args}
          errored={errored}
          running={running}
          drafts={drafts}
          latest={latest}
          usage={usage}
          {...(hasObservability && { triggers, alerts })}
          connectors={
            destinations.state === 'ready'
              ? mapRemote(sources, ({ count, rows }) => ({
                  sources: count ?? 0,
                  destinations: destinations.value.count ?? 0,
                  source: rows[0],
                  destination: destinations.value.rows[0],
                }))
              : destinations
          }
          onRetry={(part) => {
            args.onRetry(part);
            refresh();
          }}
        />
      )}
    </Live>
  );
}

const loading = { state: 'loading' } as const;

export const homeArgs = {
  errored: loading,
  running: loading,
  drafts: loading,
  latest: loading,
  usage: loading,
  connectors: loading,
  hrefOfPipeline: ({ id, status }) =>
    status === 'draft' ? paths.pipelineSetup(id) : paths.pipelineOverview(id),
  hrefOfError: ({ id }) => paths.pipelineLogs(id),
  hrefOfForm: (pipeline, kind, focus) => connectorPaths[kind].edit(pipeline[kind]?.id ?? 0, { focus }),
  onCreate: fn(),
  onRetry: fn(),
} satisfies HomeScreenProps;
