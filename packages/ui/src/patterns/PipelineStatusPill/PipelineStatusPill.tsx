import { isKnown } from '../../domain/entities/open.ts';
import {
  pipelineStatuses,
  pipelineStatusLabel,
  type PipelineStatus,
} from '../../domain/entities/pipeline.ts';
import { Badge, type BadgeTone } from '../../primitives/Badge/Badge.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { ArchiveIcon } from '../../primitives/Icon/icons/ArchiveIcon.ts';
import { ErrorIcon } from '../../primitives/Icon/icons/ErrorIcon.ts';
import { InfoIcon } from '../../primitives/Icon/icons/InfoIcon.ts';
import { PausedIcon } from '../../primitives/Icon/icons/PausedIcon.ts';
import { PencilIcon } from '../../primitives/Icon/icons/PencilIcon.ts';
import { RunningIcon } from '../../primitives/Icon/icons/RunningIcon.ts';
import { StartingIcon } from '../../primitives/Icon/icons/StartingIcon.ts';
import type { RootProps } from '../../primitives/rootProps.ts';

export interface PipelineStatusPillProps extends RootProps {
  /** Statuses that this build does not know are shown unchanged. */
  status: string;
  /** Height: 22 or 18 px. @default 'standard' */
  size?: 'standard' | 'small';
}

const looks: Record<PipelineStatus, { tone: BadgeTone; icon: IconComponent }> = {
  running: { tone: 'positive', icon: RunningIcon },
  starting: { tone: 'info', icon: StartingIcon },
  errored: { tone: 'critical', icon: ErrorIcon },
  pausing: { tone: 'caution', icon: StartingIcon },
  paused: { tone: 'caution', icon: PausedIcon },
  draft: { tone: 'neutral', icon: PencilIcon },
  archived: { tone: 'neutral', icon: ArchiveIcon },
};

/** A pipeline's status: icon, word and colour, never colour alone. For other states use `Badge`. */
export function PipelineStatusPill({ status, size, ...root }: PipelineStatusPillProps) {
  const look = isKnown(pipelineStatuses, status)
    ? looks[status]
    : { tone: 'neutral' as const, icon: InfoIcon };
  return (
    <Badge {...root} {...look} size={size}>
      {pipelineStatusLabel(status)}
    </Badge>
  );
}
