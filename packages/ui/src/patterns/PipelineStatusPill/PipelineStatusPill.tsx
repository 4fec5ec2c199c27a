import { isKnown } from '../../domain/entities/open.ts';
import { pipelineStatuses, type PipelineStatus } from '../../domain/entities/pipeline.ts';
import type { PipelineHealth } from '../../domain/pipelines/pipelineHealth.ts';
import { pipelineStatusSpec } from '../../domain/pipelines/pipelineStatus.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import { ArchiveIcon } from '../../primitives/Icon/icons/ArchiveIcon.ts';
import { ErrorIcon } from '../../primitives/Icon/icons/ErrorIcon.ts';
import { InfoIcon } from '../../primitives/Icon/icons/InfoIcon.ts';
import { MoonIcon } from '../../primitives/Icon/icons/MoonIcon.ts';
import { PausedIcon } from '../../primitives/Icon/icons/PausedIcon.ts';
import { PencilIcon } from '../../primitives/Icon/icons/PencilIcon.ts';
import { RunningIcon } from '../../primitives/Icon/icons/RunningIcon.ts';
import { StartingIcon } from '../../primitives/Icon/icons/StartingIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './PipelineStatusPill.css.ts';

export interface PipelineStatusPillProps extends RootProps {
  /** Statuses that this build does not know are shown unchanged. */
  status: string;
  /**
   * What is known of a running pipeline (`usePipelineHealth`). A problem replaces “Running”, and only one on time has
   * the colour of a good state. @default 'unknown'
   */
  health?: PipelineHealth;
  /** Height: 22 or 18 px. @default 'standard' */
  size?: 'standard' | 'small';
  /** Icon and word without a pill, for a status that needs nobody in a long list; a problem keeps its pill. @default false */
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

interface Problem {
  readonly label: string;
  readonly tone: 'caution';
  readonly icon: IconComponent;
  /** The end of the label, which stands alone on a phone. */
  readonly short?: string;
}

/** Problems that replace “Running” although the service says nothing else. */
const problems: Readonly<Partial<Record<PipelineHealth, Problem>>> = {
  overdue: { label: 'Overdue', tone: 'caution', icon: WarningIcon },
  late: { label: 'Late', tone: 'caution', icon: WarningIcon },
  quiet: { label: 'Unusually quiet', short: 'quiet', tone: 'caution', icon: MoonIcon },
};

/** A pipeline that runs, and of which nobody knows whether it delivers, has no colour. */
function lookOf(status: string, health: PipelineHealth) {
  const { label, tone } = pipelineStatusSpec(status);
  return { label, tone: status === 'running' && health !== 'onTime' ? 'neutral' : tone } as const;
}

/** A pipeline's status: icon, word and colour, never colour alone. For other states use `Badge`. */
export function PipelineStatusPill({
  status,
  health = 'unknown',
  size,
  isQuiet = false,
  ...root
}: PipelineStatusPillProps) {
  const problem = status === 'running' ? problems[health] : undefined;
  const { label, tone } = problem ?? lookOf(status, health);
  const Icon = problem?.icon ?? (isKnown(pipelineStatuses, status) ? icons[status] : InfoIcon);
  if (isQuiet && !problem) {
    return (
      <span {...root} className={css.quiet[tone]}>
        <Icon />
        <span className={css.word}>{label}</span>
      </span>
    );
  }
  return (
    <Badge {...root} tone={tone} icon={Icon} size={size}>
      {problem?.short === undefined ? (
        label
      ) : (
        <span>
          <span className={css.wideWord}>{label.slice(0, -problem.short.length)}</span>
          <span className={css.shortWord}>{problem.short}</span>
        </span>
      )}
    </Badge>
  );
}
