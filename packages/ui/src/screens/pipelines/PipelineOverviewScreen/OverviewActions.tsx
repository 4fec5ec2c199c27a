import {
  canPipeline,
  isPipelineSettling,
  whyNotPipeline,
  type Pipeline,
} from '../../../domain/entities/pipeline.ts';
import type { ListAction } from '../../../modals/PipelinesActionModal/PipelinesActionModal.logic.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ArchiveIcon } from '../../../primitives/Icon/icons/ArchiveIcon.ts';
import { PauseIcon } from '../../../primitives/Icon/icons/PauseIcon.ts';
import { PlayIcon } from '../../../primitives/Icon/icons/PlayIcon.ts';
import { RestoreIcon } from '../../../primitives/Icon/icons/RestoreIcon.ts';
import { MenuItem } from '../../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../../primitives/MenuButton/MenuButton.tsx';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';

export interface OverviewActionsProps {
  pipeline: Pipeline;
  onAction(action: ListAction): void;
  /** An action was asked for and is not answered yet. */
  isPending: boolean;
}

const looks = {
  pause: { label: 'Pause', icon: PauseIcon },
  resume: { label: 'Resume', icon: PlayIcon },
  restore: { label: 'Restore', icon: RestoreIcon },
} as const;

/** The one step that a status leads to; while it settles, the button keeps its place and says what it waits for. */
const mainAction = (pipeline: Pipeline): keyof typeof looks | null => {
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
            icon={looks[main].icon}
            isPending={isPending || isSettling}
            isDisabled={reason !== undefined && !isSettling && !isPending}
            onPress={() => onAction(main)}
          >
            {looks[main].label}
          </Button>
        </Tooltip>
      )}
      {pipeline.status !== 'draft' && pipeline.status !== 'archived' && (
        <MenuButton label={`More for ${pipeline.name}`} isIconOnly variant="outline" size="toolbar">
          <MenuItem
            id="archive"
            label="Archive"
            icon={ArchiveIcon}
            tone="critical"
            disabledReason={whyNotPipeline('archive', pipeline)}
            onAction={() => onAction('archive')}
          />
        </MenuButton>
      )}
    </>
  );
}
