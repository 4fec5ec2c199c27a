import type { PipelineEvent } from '../entities/pipelineEvent.ts';
import { dayCauses, type DayCause } from '../logs/dayCauses.ts';
import type { UsageJump } from '../usage/usageJumps.ts';
import type { UsageSpan } from '../usage/usageRanges.ts';
import { pipelineLogQuery, shownLevels, viewOfLine } from './pipelineLog.ts';

/** A cause, and the log at the line that says so. */
export interface LinkedCause extends DayCause {
  readonly href?: string | undefined;
}

/** A day with far more records than usual, and what is known of it. */
export interface ExplainedJump extends UsageJump {
  /** The pipeline that moved most of its records, on a page about several. */
  readonly pipeline?: { readonly name: string; readonly href: string } | undefined;
  /** What the log of the pipeline says of that day, oldest first. Never empty. */
  readonly causes: readonly LinkedCause[];
}

/** The pipeline whose records made a day a jump. */
export interface JumpSubject {
  readonly jump: UsageJump;
  readonly createdAt?: Date | null | undefined;
}

/** The most lines that one answer has. */
const linesPerAnswer = 100;

/**
 * The parameters of `listPipelineEvents` for a day: its newest lines, and those that name a resync, which may be older.
 * Whatever else is older stays unknown.
 */
export function dayLogQuestions({ from, to }: UsageSpan) {
  const day = {
    startTimestamp: from.toISOString(),
    endTimestamp: to.toISOString(),
    level: shownLevels.join(','),
    page: 1,
    pageSize: linesPerAnswer,
  };
  return [day, { ...day, search: 'resync' }] as const;
}

/** The query of the log page at the line of a cause; `undefined` without one. */
export const causeLogQuery = ({ id, at }: DayCause) =>
  id === undefined ? undefined : pipelineLogQuery(viewOfLine({ id, at }));

/** What is known of the day of a jump, from the lines of the log and from when the pipeline was created. */
export function jumpCauses(
  { jump, createdAt }: JumpSubject,
  lines: readonly PipelineEvent[],
): readonly DayCause[] {
  const { from, to } = jump.day;
  const causes = dayCauses(lines, jump.day);
  const isNew = createdAt && createdAt >= from && createdAt < to;
  if (!isNew || causes.some(({ kind }) => kind === 'created')) return causes;
  const created: DayCause = { kind: 'created', at: createdAt, message: 'The pipeline was created.' };
  return [created, ...causes].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
