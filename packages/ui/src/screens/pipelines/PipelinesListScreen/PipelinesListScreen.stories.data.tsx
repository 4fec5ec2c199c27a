import {
  bind,
  createPipeline,
  deletePipeline,
  listPipelines,
  setPipelineStatus,
} from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { canPipeline, pipelineTarget } from '../../../domain/pipelines/pipelineActions.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { pipelineListView } from '../../../domain/views/pipelineList.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PipelinesListScreen, type PipelinesListScreenProps } from './PipelinesListScreen.tsx';

const now = new Date('2026-03-04T10:00:00Z');
/** The service's clock shows the same time as the stories' present. */
export const clock = { at: now.getTime() };

/** The screen connected to the story's service, with view and selection in state. */
function LiveList(args: PipelinesListScreenProps) {
  const [view, setView] = useState(args.view);
  const [selected, setSelected] = useState(args.selected);
  return (
    <Live reads={{ pipelines: bind(listPipelines, pipelineListView.args(view)) }}>
      {({ pipelines, refresh, call, service }) => (
        <>
          <PipelinesListScreen
            {...args}
            page={pipelines}
            view={view}
            onViewChange={(next) => {
              args.onViewChange(next);
              setView(next);
            }}
            selected={selected}
            onSelectionChange={setSelected}
            readPage={(wanted) => call(listPipelines, pipelineListView.args(wanted))}
            onAction={({ action, items: chosen }) => {
              args.onAction({ action, items: chosen });
              if (
                action === 'rename' ||
                action === 'resync' ||
                action === 'duplicate' ||
                action === 'export' ||
                action === 'frequency'
              )
                return;
              for (const pipeline of chosen.filter((one) => canPipeline(action, one))) {
                void (action === 'delete'
                  ? call(deletePipeline, { id: pipeline.id })
                  : call(setPipelineStatus, { id: pipeline.id, status: pipelineTarget[action] }));
              }
            }}
            onRetry={() => {
              args.onRetry();
              refresh();
            }}
          />
          <VisuallyHidden>
            <button type="button" tabIndex={-1} onClick={() => service.advance(60_000)}>
              A minute later
            </button>
            <button
              type="button"
              tabIndex={-1}
              onClick={() => call(createPipeline, { body: { name: 'The newest' } })}
            >
              Someone creates a pipeline
            </button>
          </VisuallyHidden>
        </>
      )}
    </Live>
  );
}

/** The list on the story's own service. */
export const liveList = {
  parameters: { service: { scenario: 'busyAccount', clock } },
  args: {
    page: { state: 'loading' },
    view: pipelineListView.defaults,
    onViewChange: fn(),
    hrefOf: (view) => paths.pipelinesList(pipelineListView.write(view)),
    hrefOfPipeline: ({ id }) => paths.pipelineOverview(id),
    selected: new Set(),
    onSelectionChange: fn(),
    onAction: fn(),
    onCreate: fn(),
    onTypesOpen: fn(),
    onSourcesOpen: fn(),
    onDestinationsOpen: fn(),
    live: 'live',
    onRetry: fn(),
  },
  render: (args) => <LiveList {...args} />,
} satisfies Meta<PipelinesListScreenProps>;
