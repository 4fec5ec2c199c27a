import { PipelineFrame } from '../PipelineFrame/PipelineFrame.tsx';
import { LogsSkeleton } from './LogsSkeleton.tsx';
import { PipelineLog } from './PipelineLog.tsx';
import type { PipelineLogsScreenProps } from './props.ts';

export type { LoadedLog, PipelineLogsHrefs, PipelineLogsScreenProps } from './props.ts';

/** The log of a pipeline and its activity (spec §2 Pipelines). */
export function PipelineLogsScreen(props: PipelineLogsScreenProps) {
  const { hrefs, hrefOf, view, onRetry } = props;
  return (
    <PipelineFrame
      {...props}
      hrefs={{ ...hrefs, logs: hrefOf(view) }}
      selected="logs"
      skeleton={<LogsSkeleton hasToolbar />}
      onRetry={() => onRetry('pipeline')}
    >
      {(pipeline) => <PipelineLog {...props} pipeline={pipeline} />}
    </PipelineFrame>
  );
}
