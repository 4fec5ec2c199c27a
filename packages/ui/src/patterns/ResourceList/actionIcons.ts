import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { ArchiveIcon } from '../../primitives/Icon/icons/ArchiveIcon.ts';
import { ArrowRightIcon } from '../../primitives/Icon/icons/ArrowRightIcon.ts';
import { CalendarIcon } from '../../primitives/Icon/icons/CalendarIcon.ts';
import { CheckIcon } from '../../primitives/Icon/icons/CheckIcon.ts';
import { CopyIcon } from '../../primitives/Icon/icons/CopyIcon.ts';
import { DeleteIcon } from '../../primitives/Icon/icons/DeleteIcon.ts';
import { DownloadIcon } from '../../primitives/Icon/icons/DownloadIcon.ts';
import { EyeIcon } from '../../primitives/Icon/icons/EyeIcon.ts';
import { PauseIcon } from '../../primitives/Icon/icons/PauseIcon.ts';
import { PencilIcon } from '../../primitives/Icon/icons/PencilIcon.ts';
import { PersonIcon } from '../../primitives/Icon/icons/PersonIcon.ts';
import { PlayIcon } from '../../primitives/Icon/icons/PlayIcon.ts';
import { PlugIcon } from '../../primitives/Icon/icons/PlugIcon.ts';
import { RefreshIcon } from '../../primitives/Icon/icons/RefreshIcon.ts';
import { RestoreIcon } from '../../primitives/Icon/icons/RestoreIcon.ts';

/** The icon of each action and page in menus, the same for every entity. */
export const actionIcons = {
  continue: ArrowRightIcon,
  edit: PencilIcon,
  repair: PencilIcon,
  rename: PencilIcon,
  duplicate: CopyIcon,
  export: DownloadIcon,
  test: PlugIcon,
  pause: PauseIcon,
  resume: PlayIcon,
  resync: RefreshIcon,
  frequency: CalendarIcon,
  archive: ArchiveIcon,
  restore: RestoreIcon,
  delete: DeleteIcon,
  resendInvite: RefreshIcon,
  deleteInvite: DeleteIcon,
  makeAdmin: PersonIcon,
  makeTeamMember: PersonIcon,
  deactivate: PauseIcon,
  activate: PlayIcon,
  acknowledge: EyeIcon,
  resolve: CheckIcon,
} as const satisfies Readonly<Record<string, IconComponent>>;
