import { isKnown } from '../../domain/entities/open.ts';
import { pipelineStatuses, type PipelineStatus } from '../../domain/entities/pipeline.ts';
import { pipelineStatusSpec } from '../../domain/pipelines/pipelineStatus.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { ArchiveIcon } from '../../primitives/Icon/icons/ArchiveIcon.ts';
import { ErrorIcon } from '../../primitives/Icon/icons/ErrorIcon.ts';
import { InfoIcon } from '../../primitives/Icon/icons/InfoIcon.ts';
import { PausedIcon } from '../../primitives/Icon/icons/PausedIcon.ts';
import { PencilIcon } from '../../primitives/Icon/icons/PencilIcon.ts';
import { RunningIcon } from '../../primitives/Icon/icons/RunningIcon.ts';
import { StartingIcon } from '../../primitives/Icon/icons/StartingIcon.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './PipelineStatusPill.css.ts';

export interface PipelineStatusPillProps extends RootProps {
  /** Statuses that this build does not know are shown unchanged. */
  status: string;
  /** Height: 22 or 18 px. @default 'standard' */
  size?: 'standard' | 'small';
  /** Icon and word without a pill, for a status that needs nobody in a long list. @default false */
  isQuiet?: boolean;
}

const icons: Record<PipelineStatus, IconComponent> = {
  running: RunningIcon,
  starting: StartingIcon,
  errored: ErrorIcon,
  pausing: StartingIcon,
  paused: PausedIcon,
  draft: PencilIcon,
  archived: ArchiveIcon,
};

/** A pipeline's status: icon, word and colour, never colour alone. For other states use `Badge`. */
export function PipelineStatusPill({ status, size, isQuiet = false, ...root }: PipelineStatusPillProps) {
  const { label, tone } = pipelineStatusSpec(status);
  const Icon = isKnown(pipelineStatuses, status) ? icons[status] : InfoIcon;
  if (isQuiet) {
    return (
      <span {...root} className={css.quiet[tone]}>
        <Icon />
        <span className={css.word}>{label}</span>
      </span>
    );
  }
  return (
    <Badge {...root} tone={tone} icon={Icon} size={size}>
      {label}
    </Badge>
  );
}
