import type { IconComponent } from '../primitives/Icon/Icon.tsx';
import { ArchiveIcon } from '../primitives/Icon/icons/ArchiveIcon.ts';
import { DeleteIcon } from '../primitives/Icon/icons/DeleteIcon.ts';
import { PauseIcon } from '../primitives/Icon/icons/PauseIcon.ts';
import { PlayIcon } from '../primitives/Icon/icons/PlayIcon.ts';
import { RestoreIcon } from '../primitives/Icon/icons/RestoreIcon.ts';

/** The icons of actions; an action means the same, and looks the same, for every entity. */
export const actionIcons = {
  pause: PauseIcon,
  resume: PlayIcon,
  archive: ArchiveIcon,
  restore: RestoreIcon,
  delete: DeleteIcon,
} as const satisfies Readonly<Record<string, IconComponent>>;
