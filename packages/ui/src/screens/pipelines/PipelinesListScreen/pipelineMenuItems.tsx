import { whyNotPipeline, type Pipeline } from '../../../domain/entities/pipeline.ts';
import type { ListAction } from '../../../modals/PipelinesActionModal/PipelinesActionModal.logic.ts';
import { ArrowRightIcon } from '../../../primitives/Icon/icons/ArrowRightIcon.ts';
import { MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { actionsOf, listActions } from './PipelinesSelectionBar.tsx';

interface PipelineMenu {
  readonly pipeline: Pipeline;
  readonly tab: 'active' | 'archived';
  /** Where the setup of a draft goes on. */
  readonly continueHref: string | undefined;
  onAction(action: ListAction): void;
}

/** What a row's menu offers: each action, with the reason where it is not open now. A draft is not resumed but set up. */
export const pipelineMenuItems = ({ pipeline, tab, continueHref, onAction }: PipelineMenu) =>
  actionsOf[tab].map((action) =>
    action === 'resume' && continueHref !== undefined ? (
      <MenuItem key={action} id="continue" label="Continue setup" icon={ArrowRightIcon} href={continueHref} />
    ) : (
      <MenuItem
        key={action}
        id={action}
        {...listActions[action]}
        tone={action === 'archive' ? 'critical' : 'neutral'}
        disabledReason={whyNotPipeline(action, pipeline)}
        onAction={() => onAction(action)}
      />
    ),
  );
