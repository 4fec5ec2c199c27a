import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import {
  canPipeline,
  pipelineActions,
  whyNotPipeline,
  type PipelineCommand,
} from '../../../domain/entities/pipelineActions.ts';
import type { PipelineListView } from '../../../domain/views/pipelineList.ts';
import { actionMenuItems } from '../../../patterns/ResourceList/actionControls.tsx';
import { ArrowRightIcon } from '../../../primitives/Icon/icons/ArrowRightIcon.ts';
import { PencilIcon } from '../../../primitives/Icon/icons/PencilIcon.ts';
import { MenuItem } from '../../../primitives/Menu/Menu.tsx';

/** The actions of a tab for the selected pipelines: deleting is offered only if one of them can be deleted. */
export const bulkActions = (
  tab: PipelineListView['status'],
  pipelines: readonly Pipeline[],
): readonly PipelineCommand[] => {
  if (tab === 'archived') return ['restore', 'delete'];
  const canDelete = pipelines.some((pipeline) => canPipeline('delete', pipeline));
  return ['pause', 'resume', 'archive', ...(canDelete ? (['delete'] as const) : [])];
};

/** The actions of a pipeline's menu: a draft can be set up and deleted, but not paused, resumed or archived. */
const menuActions = ({ status }: Pipeline): readonly PipelineCommand[] => {
  if (status === 'draft') return ['delete'];
  return status === 'archived' ? ['restore', 'delete'] : ['pause', 'resume', 'archive'];
};

interface PipelineMenu {
  readonly pipeline: Pipeline;
  /** The step at which the setup of a draft continues. */
  readonly continueHref: string | undefined;
  onAction(action: PipelineCommand): void;
  onRename: ((pipeline: Pipeline) => void) | undefined;
}

/** The items of a row's menu, each with the reason where it is not available now. */
export function pipelineMenuItems({ pipeline, continueHref, onAction, onRename }: PipelineMenu) {
  const itemsOf = (chosen: readonly PipelineCommand[]) =>
    actionMenuItems({
      table: pipelineActions,
      actions: chosen,
      whyNot: (action) => whyNotPipeline(action, pipeline),
      onAction,
    });
  const actions = menuActions(pipeline);
  return (
    <>
      {continueHref !== undefined && (
        <MenuItem id="continue" label="Continue setup" icon={ArrowRightIcon} href={continueHref} />
      )}
      {itemsOf(actions.filter((action) => !pipelineActions[action].isDestructive))}
      {onRename && canPipeline('rename', pipeline) && (
        <MenuItem id="rename" label="Rename" icon={PencilIcon} onAction={() => onRename(pipeline)} />
      )}
      {itemsOf(actions.filter((action) => pipelineActions[action].isDestructive))}
    </>
  );
}
