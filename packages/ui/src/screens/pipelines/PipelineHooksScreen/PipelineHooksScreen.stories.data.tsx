import { bind, detachHook, getPipeline, listPipelineHooks } from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { toId, type PipelineId } from '../../../domain/entities/id.ts';
import { loading } from '../../../domain/outcome/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { PipelineHooksScreen, type PipelineHooksScreenProps } from './PipelineHooksScreen.tsx';

/** The service's clock shows the same time as the stories' present. */
export const clock = { at: Date.parse('2026-03-04T10:00:00Z') };

/** Pipelines of the busy account. */
export const ids = {
  /** An active and an archived hook. */
  running: toId<'pipeline'>(1),
  withoutHooks: toId<'pipeline'>(2),
  draft: toId<'pipeline'>(8),
  archived: toId<'pipeline'>(25),
  none: toId<'pipeline'>(999),
};

export interface LiveHooksProps extends PipelineHooksScreenProps {
  id: PipelineId;
}

/** The screen connected to the story's service. */
function LiveHooks({ id, ...args }: LiveHooksProps) {
  return (
    <Live reads={{ pipeline: bind(getPipeline, { id }), attachments: bind(listPipelineHooks, { id }) }}>
      {({ pipeline, attachments, call, refresh }) => (
        <PipelineHooksScreen
          {...args}
          pipeline={pipeline}
          hooks={{
            ...args.hooks,
            attachments,
            onAction(request) {
              args.hooks.onAction(request);
              const { action, attachment } = request;
              if (action !== 'detach') return;
              const { hookId, entityType, entityId } = attachment;
              void call(detachHook, { hookId, sourceType: entityType, sourceId: entityId });
            },
          }}
          onRetry={(panel) => {
            args.onRetry(panel);
            refresh();
          }}
        />
      )}
    </Live>
  );
}

/** The hooks of a pipeline on the story's own service. */
export const liveHooks = {
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    id: ids.running,
    pipeline: loading,
    hrefs: {
      list: paths.pipelinesList(),
      setup: paths.pipelineSetup(ids.draft),
      overview: paths.pipelineOverview(ids.running),
      hooks: paths.pipelineHooks(ids.running),
    },
    hooks: {
      attachments: loading,
      view: 'active',
      hrefOf: (view) => paths.pipelineHooks(ids.running, view === 'archived' ? { status: view } : {}),
      onAttach: fn(),
      onAction: fn(),
    },
    onAction: fn(),
    live: 'live',
    onRetry: fn(),
  },
  render: (args) => <LiveHooks {...args} />,
} satisfies Meta<LiveHooksProps>;
