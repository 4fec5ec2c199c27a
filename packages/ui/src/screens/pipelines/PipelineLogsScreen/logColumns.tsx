import { isKnown } from '../../../domain/entities/open.ts';
import { logLevels, type LogLevel, type PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import { dayOf } from '../../../domain/format/time.ts';
import { zoneName } from '../../../domain/format/zoneName.ts';
import { activityOf, activityWords, type ActivityKind } from '../../../domain/logs/activity.ts';
import type { GridColumn } from '../../../patterns/Grid/gridColumns.ts';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { ErrorIcon } from '../../../primitives/Icon/icons/ErrorIcon.ts';
import { InfoIcon } from '../../../primitives/Icon/icons/InfoIcon.ts';
import { MoreIcon } from '../../../primitives/Icon/icons/MoreIcon.ts';
import { PencilIcon } from '../../../primitives/Icon/icons/PencilIcon.ts';
import { RefreshIcon } from '../../../primitives/Icon/icons/RefreshIcon.ts';
import { SettingsIcon } from '../../../primitives/Icon/icons/SettingsIcon.ts';
import { SuccessIcon } from '../../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { rem } from '../../../theme/rem.ts';
import * as css from './LogList.css.ts';
import { dayAndMonth, timeOfDay } from './logTime.ts';

/** A row as its cells see it. */
export interface ShownLine {
  readonly line: PipelineEvent;
  /** Number of lines that it stands for. */
  readonly size: number;
  readonly isOpen: boolean;
  /** An earlier line of an open group. */
  readonly isRepeat: boolean;
}

/** Words for levels, in the interface and in its filters. */
export const levelLabels: Readonly<Record<LogLevel, string>> = {
  debug: 'Debug',
  info: 'Info',
  warning: 'Warning',
  error: 'Error',
};
const icons: Readonly<Record<LogLevel, IconComponent>> = {
  debug: MoreIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

/** Icon and word. A level that this build does not know is shown unchanged. */
function Level({ level }: { level: string }) {
  if (!isKnown(logLevels, level)) return <span className={css.levels.info}>{level}</span>;
  const Icon = icons[level];
  return (
    <span className={css.levels[level]}>
      <Icon />
      {levelLabels[level]}
    </span>
  );
}

const kindIcons: Readonly<Record<ActivityKind, IconComponent>> = {
  runs: RefreshIcon,
  failures: ErrorIcon,
  recoveries: SuccessIcon,
  changes: PencilIcon,
  schema: SettingsIcon,
};

function Kind({ line }: { line: PipelineEvent }) {
  const kind = activityOf(line);
  if (kind === undefined) return null;
  const Icon = kindIcons[kind];
  return (
    <span className={css.levels[kind === 'failures' ? 'error' : 'info']}>
      <Icon />
      {activityWords[kind]}
    </span>
  );
}

/** What an error or a warning says is read without a tap. */
export const hasReason = ({ level }: PipelineEvent): boolean => level === 'error' || level === 'warning';

function Message({ line, size, isOpen, isRepeat }: ShownLine) {
  const look = css.message[hasReason(line) ? 'reason' : 'plain'];
  return (
    <>
      <span className={isRepeat ? `${look} ${css.repeated}` : look}>{line.message}</span>
      {size > 1 && (
        <span className={css.count}>
          <span aria-hidden>×{size}</span>
          <VisuallyHidden>{` ${size} times`}</VisuallyHidden>
        </span>
      )}
      <span aria-hidden className={css.arrow[isOpen ? 'open' : 'closed']} />
    </>
  );
}

interface ColumnsOfLog {
  readonly timeZone: string;
  /** The current day: its lines show only their time. */
  readonly today: string;
  /** Shows kinds of activity in place of levels. Rows name their days, so no line does. */
  readonly isActivity: boolean;
  /** A time in the range, whose zone the head names. */
  readonly at: Date;
}

export function logColumns({
  timeZone,
  today,
  isActivity,
  at,
}: ColumnsOfLog): readonly GridColumn<ShownLine>[] {
  return [
    {
      id: 'time',
      label: `Time, ${zoneName(at, timeZone, 'short')}`,
      width: rem(isActivity ? 112 : 158),
      narrowWidth: rem(isActivity ? 78 : 130),
      isStateless: true,
      cell: ({ line }) => {
        const time = timeOfDay(line.at, timeZone);
        const isBare = isActivity || dayOf(line.at, timeZone) === today;
        return isBare ? time : `${dayAndMonth(line.at, timeZone)} ${time}`;
      },
    },
    {
      id: 'level',
      label: isActivity ? 'Kind' : 'Level',
      width: rem(isActivity ? 158 : 116),
      narrowWidth: 'minmax(0, 1fr)',
      isStateless: true,
      cell: ({ line }) => (isActivity ? <Kind line={line} /> : line.level && <Level level={line.level} />),
    },
    {
      id: 'table',
      label: 'Table',
      width: 'minmax(0, 1fr)',
      hideBelow: 'icons',
      isStateless: true,
      cell: ({ line }) =>
        line.collection && (
          <bdi translate="no" className={css.table}>
            {line.collection}
          </bdi>
        ),
    },
    {
      id: 'message',
      label: 'Message',
      width: 'minmax(0, 3fr)',
      // Below the other cells there.
      narrowWidth: '0px',
      isRowHeader: true,
      isStateless: true,
      cell: (row) => <Message {...row} />,
    },
  ];
}
