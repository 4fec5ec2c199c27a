import { isPipelineSettling, type Pipeline } from '../../../domain/entities/pipeline.ts';
import {
  canPipeline,
  pipelineActions,
  whyNotPipeline,
  type PipelineCommand,
} from '../../../domain/entities/pipelineActions.ts';
import { actionIcons } from '../../../internal/actionIcons.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../../primitives/MenuButton/MenuButton.tsx';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';

export interface OverviewActionsProps {
  pipeline: Pipeline;
  onAction(action: PipelineCommand): void;
  /** An action is in progress. */
  isPending: boolean;
}

/** The main action for each status. During a transition the button keeps its place and names the transition. */
const mainAction = (pipeline: Pipeline): PipelineCommand | null => {
  if (pipeline.status === 'draft') return null;
  if (canPipeline('restore', pipeline)) return 'restore';
  if (pipeline.status === 'pausing' || canPipeline('resume', pipeline)) return 'resume';
  return 'pause';
};

export function OverviewActions({ pipeline, onAction, isPending }: OverviewActionsProps) {
  const main = mainAction(pipeline);
  const isSettling = isPipelineSettling(pipeline);
  const reason = main ? whyNotPipeline(main, pipeline) : undefined;
  return (
    <>
      {main && (
        <Tooltip text={reason ?? ''} isDisabled={reason === undefined} placement="bottom">
          <Button
            size="toolbar"
            icon={actionIcons[main]}
            isPending={isPending || isSettling}
            isDisabled={reason !== undefined && !isSettling && !isPending}
            onPress={() => onAction(main)}
          >
            {pipelineActions[main].verb}
          </Button>
        </Tooltip>
      )}
      {pipeline.status !== 'draft' && pipeline.status !== 'archived' && (
        <MenuButton label={`More actions for ${pipeline.name}`} isIconOnly variant="outline" size="toolbar">
          <MenuItem
            id="archive"
            label={pipelineActions.archive.verb}
            icon={actionIcons.archive}
            tone="critical"
            disabledReason={whyNotPipeline('archive', pipeline)}
            onAction={() => onAction('archive')}
          />
        </MenuButton>
      )}
    </>
  );
}
