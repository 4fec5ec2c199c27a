import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import {
  canPipeline,
  pipelineActions,
  pipelineEntity,
  whyNotPipeline,
  type PipelineCommand,
  type PipelinePageAction,
} from '../../../domain/pipelines/pipelineActions.ts';
import { isPipelineSettling } from '../../../domain/pipelines/pipelineStatus.ts';
import { isKnown } from '../../../domain/entities/open.ts';
import { actionIcons } from '../../../patterns/ResourceList/actionIcons.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../../primitives/MenuButton/MenuButton.tsx';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import * as css from './PipelineActions.css.ts';

export interface PipelineActionsProps {
  pipeline: PipelineDetail;
  onAction(action: PipelinePageAction): void;
  /** Offers the resync of tables. */
  hasResync: boolean;
  /** An action is in progress. */
  isPending: boolean;
}

/** The main action for each status. During a transition the button keeps its place and names the transition. */
const mainAction = (pipeline: PipelineDetail): PipelineCommand | null => {
  if (pipeline.status === 'draft') return null;
  if (canPipeline('restore', pipeline)) return 'restore';
  if (pipeline.status === 'pausing' || canPipeline('resume', pipeline)) return 'resume';
  return 'pause';
};

/** The actions of the menu: those of the list that have no control of their own in the header at each width. */
const menuActions = [
  'resync',
  'duplicate',
  'export',
  'archive',
  'delete',
] as const satisfies readonly PipelinePageAction[];

interface ActionButtonProps extends Pick<PipelineActionsProps, 'pipeline' | 'onAction'> {
  name: PipelineCommand | 'resync';
  /** It is in progress, by a press of this button or by itself. @default false */
  isPending?: boolean;
}

/** A button whose tooltip says why it cannot be pressed. */
function ActionButton({ name, pipeline, isPending = false, onAction }: ActionButtonProps) {
  const reason = whyNotPipeline(name, pipeline);
  return (
    <Tooltip text={reason ?? ''} isDisabled={reason === undefined} placement="bottom">
      <Button
        size="toolbar"
        icon={actionIcons[name]}
        isPending={isPending}
        isDisabled={reason !== undefined && !isPending}
        onPress={() => onAction(name)}
      >
        {pipelineActions[name].verb}
      </Button>
    </Tooltip>
  );
}

/** The main action of a pipeline and the resync as buttons, the others in a menu. */
export function PipelineActions({ pipeline, onAction, hasResync, isPending }: PipelineActionsProps) {
  const main = mainAction(pipeline);
  const others = pipelineEntity
    .menu(pipeline)
    .filter((name) => isKnown(menuActions, name))
    .filter((name) => name !== 'resync' || hasResync);
  return (
    <>
      {others.includes('resync') && (
        <span className={css.wide}>
          <ActionButton name="resync" pipeline={pipeline} onAction={onAction} />
        </span>
      )}
      {main && (
        <ActionButton
          name={main}
          pipeline={pipeline}
          isPending={isPending || isPipelineSettling(pipeline)}
          onAction={onAction}
        />
      )}
      {others.length > 0 && (
        <MenuButton label={`More actions for ${pipeline.name}`} isIconOnly variant="outline" size="toolbar">
          {others.map((name) => (
            <MenuItem
              key={name}
              id={name}
              label={pipelineActions[name].verb}
              icon={actionIcons[name]}
              tone={pipelineActions[name].isDestructive ? 'critical' : 'neutral'}
              disabledReason={whyNotPipeline(name, pipeline)}
              onAction={() => onAction(name)}
            />
          ))}
        </MenuButton>
      )}
    </>
  );
}
