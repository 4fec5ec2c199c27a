import { AttachedHooks, type AttachedHooksProps } from '../../../patterns/AttachedHooks/AttachedHooks.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { PipelineFrame, type PipelinePageProps } from '../PipelineFrame/PipelineFrame.tsx';
import * as css from './PipelineHooksScreen.css.ts';

export type {
  AttachedHookRequest,
  AttachedHooksProps,
  AttachedHooksView,
} from '../../../patterns/AttachedHooks/AttachedHooks.tsx';
export type { AttachedHookAction } from '../../../patterns/AttachedHooks/HookRow.tsx';

/** The parts of the screen that load with their own requests. */
export type HooksPanel = 'pipeline' | 'attachments';

export interface PipelineHooksScreenProps extends PipelinePageProps {
  /** Its attached hooks, the filter and what can be done with them. */
  hooks: Omit<AttachedHooksProps, 'entity' | 'whyNotAttach' | 'onRetry'>;
  /** Loads one part again after a failure. */
  onRetry(panel: HooksPanel): void;
}

/** The hooks of a pipeline: which addresses are called for which of its events (spec §2 Pipelines). */
export function PipelineHooksScreen(props: PipelineHooksScreenProps) {
  const { hooks, onRetry } = props;
  return (
    <PipelineFrame
      {...props}
      selected="hooks"
      skeleton={<HooksSkeleton />}
      onRetry={() => onRetry('pipeline')}
    >
      {({ status }) => (
        <AttachedHooks
          {...hooks}
          entity="pipeline"
          whyNotAttach={
            status === 'archived' ? 'This pipeline is archived, so no hook can be attached.' : undefined
          }
          onRetry={() => onRetry('attachments')}
        />
      )}
    </PipelineFrame>
  );
}

function HooksSkeleton() {
  return (
    <Card title="Hooks">
      <div className={css.waiting}>
        <Skeleton width={180} />
        <Skeleton width={260} />
      </div>
    </Card>
  );
}
