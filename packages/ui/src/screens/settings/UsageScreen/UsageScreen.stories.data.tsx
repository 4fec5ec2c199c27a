import {
  bind,
  getAccountUsage,
  getPipeline,
  getPipelineUsage,
  listAccountUsagePipelines,
  listPipelineCollections,
} from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { toId, type PipelineId } from '../../../domain/entities/id.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { settingsPaths } from '../../../domain/routes/settingsPaths.ts';
import { monthQuestion } from '../../../domain/usage/usageMonths.ts';
import { accountUsageArgs, accountUsageQuery } from '../../../domain/views/accountUsage.ts';
import { PipelineUsageScreen, type PipelineUsageScreenProps } from './PipelineUsageScreen.tsx';
import { UsageScreen, type UsageScreenProps } from './UsageScreen.tsx';

const now = new Date('2026-03-04T10:00:00Z');
/** The service's clock shows the same time as the stories' present. */
export const clock = { at: now.getTime() };

const hrefs = {
  account: settingsPaths.account(),
  users: settingsPaths.users(),
  billing: settingsPaths.billing(),
  usage: settingsPaths.usage(),
};

/** The screen on the story's own service. */
export function LiveUsage(args: UsageScreenProps) {
  const [view, setView] = useState(args.view);
  return (
    <Live
      reads={{
        usage: bind(getAccountUsage, monthQuestion(view.month)),
        pipelines: bind(listAccountUsagePipelines, accountUsageArgs(view)),
      }}
    >
      {({ usage, pipelines, refresh }) => (
        <UsageScreen
          {...args}
          usage={usage}
          pipelines={pipelines}
          view={view}
          onViewChange={(next) => {
            args.onViewChange(next);
            setView(next);
          }}
          onRetry={(part) => {
            args.onRetry(part);
            refresh();
          }}
        />
      )}
    </Live>
  );
}

export const usageArgs = {
  hrefs,
  usage: { state: 'loading' },
  pipelines: { state: 'loading' },
  view: { month: '2026-03', search: '', page: 1 },
  onViewChange: fn(),
  hrefOf: (view) => settingsPaths.usage(accountUsageQuery(view, now)),
  hrefOfPipeline: (id, month) => settingsPaths.pipelineUsage(id, { month }),
  onRetry: fn(),
} satisfies UsageScreenProps;

export interface LivePipelineUsageProps extends PipelineUsageScreenProps {
  id: PipelineId;
}

export function LivePipelineUsage({ id, ...args }: LivePipelineUsageProps) {
  const { startTimestamp, endTimestamp } = monthQuestion(args.view.month);
  return (
    <Live
      reads={{
        pipeline: bind(getPipeline, { id }),
        usage: bind(getPipelineUsage, { id, ...monthQuestion(args.view.month) }),
        tables: bind(listPipelineCollections, { id, startTimestamp, endTimestamp }),
      }}
    >
      {({ pipeline, usage, tables, refresh }) => (
        <PipelineUsageScreen
          {...args}
          pipeline={pipeline}
          usage={usage}
          tables={tables}
          onRetry={(part) => {
            args.onRetry(part);
            refresh();
          }}
        />
      )}
    </Live>
  );
}

const id = toId<'pipeline'>(1);

export const pipelineUsageArgs = {
  id,
  hrefs,
  pipeline: { state: 'loading' },
  usage: { state: 'loading' },
  tables: { state: 'loading' },
  view: { month: '2026-03' },
  hrefOfMonth: (month) => settingsPaths.pipelineUsage(id, { month }),
  overviewHref: paths.pipelineOverview(id),
  onRetry: fn(),
} satisfies LivePipelineUsageProps;
