import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import type { ListAction } from '../../../modals/PipelinesActionModal/PipelinesActionModal.logic.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { ArchiveIcon } from '../../../primitives/Icon/icons/ArchiveIcon.ts';
import { PauseIcon } from '../../../primitives/Icon/icons/PauseIcon.ts';
import { PlayIcon } from '../../../primitives/Icon/icons/PlayIcon.ts';
import { RestoreIcon } from '../../../primitives/Icon/icons/RestoreIcon.ts';
import * as css from './PipelinesListScreen.css.ts';

export interface ListActionLook {
  readonly label: string;
  readonly icon: IconComponent;
}

/** The actions of the list, in the order in which they are offered. */
export const listActions: Record<ListAction, ListActionLook> = {
  pause: { label: 'Pause', icon: PauseIcon },
  resume: { label: 'Resume', icon: PlayIcon },
  archive: { label: 'Archive', icon: ArchiveIcon },
  restore: { label: 'Restore', icon: RestoreIcon },
};

/** What is offered under each tab. */
export const actionsOf: Record<'active' | 'archived', readonly ListAction[]> = {
  active: ['pause', 'resume', 'archive'],
  archived: ['restore'],
};

interface PipelinesSelectionBarProps {
  tab: 'active' | 'archived';
  selected: readonly Pipeline[];
  onAction(request: { action: ListAction; pipelines: readonly Pipeline[] }): void;
  onClear(): void;
}

/** What can be asked of the rows that are selected. Where it is open to none of them, the dialog says why. */
export function PipelinesSelectionBar({ tab, selected, onAction, onClear }: PipelinesSelectionBarProps) {
  return (
    <div className={css.selectionBar} role="group" aria-label="Selected pipelines">
      <output className={css.selectionCount}>{formatQuantity(selected.length, 'pipeline')} selected</output>
      {actionsOf[tab].map((action) => (
        <Button
          key={action}
          size="small"
          icon={listActions[action].icon}
          onPress={() => onAction({ action, pipelines: selected })}
        >
          {listActions[action].label}
        </Button>
      ))}
      <Button size="small" variant="ghost" onPress={onClear}>
        Clear
      </Button>
    </div>
  );
}
