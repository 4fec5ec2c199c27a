import { listAccountUsagePipelines, listPipelineEvents } from '@millrace/ui/contract';
import type { PipelineId, PipelineUsage } from '@millrace/ui/domain/entities';
import { paths } from '@millrace/ui/domain/routes';
import { bucketMonth, usageJumps, type UsageMonth } from '@millrace/ui/domain/usage';
import {
  causeLogQuery,
  dayLogQuestions,
  jumpCauses,
  type ExplainedJump,
  type JumpSubject,
} from '@millrace/ui/domain/views';
import { useQueries } from '@tanstack/react-query';

import { read } from '../data/read.ts';

/** A jump, and the pipeline in whose log its causes are. */
interface Suspect extends JumpSubject, Pick<ExplainedJump, 'pipeline'> {
  readonly id: PipelineId;
}

/** The jumps of which a log says something. Without one, nothing is read. */
function useExplained(suspects: readonly Suspect[]): readonly ExplainedJump[] {
  const logs = useQueries({
    queries: suspects.flatMap(({ id, jump }) =>
      dayLogQuestions(jump.day).map((question) => read(listPipelineEvents, { id, ...question })),
    ),
  });
  const perSuspect = logs.length / Math.max(suspects.length, 1);
  return suspects.flatMap((suspect, index): ExplainedJump[] => {
    const lines = logs
      .slice(index * perSuspect, (index + 1) * perSuspect)
      .flatMap(({ data }) => data?.rows ?? []);
    const { id, jump, pipeline } = suspect;
    const causes = jumpCauses(suspect, lines).map((cause) => {
      const query = causeLogQuery(cause);
      return { ...cause, href: query && paths.pipelineLogs(id, query) };
    });
    return causes.length > 0 ? [{ ...jump, pipeline, causes }] : [];
  });
}

const jumpsOf = (usage: PipelineUsage | undefined, month: UsageMonth, now: Date) =>
  usage ? usageJumps(bucketMonth(usage, month, now).buckets, now) : [];

/**
 * The days of a month on which a pipeline moved far more records than usual, and what its log says of them.
 * @param usage of this month, not of one that stands in for it
 */
export const usePipelineJumps = (
  { id, createdAt }: Pick<Suspect, 'id' | 'createdAt'>,
  usage: PipelineUsage | undefined,
  month: UsageMonth,
  now: Date,
): readonly ExplainedJump[] =>
  useExplained(jumpsOf(usage, month, now).map((jump) => ({ id, createdAt, jump })));

/**
 * The same for the account, in the log of the pipeline that moved most of the records of that day. A day on which none
 * did is not explained.
 */
export function useAccountJumps(
  usage: PipelineUsage | undefined,
  month: UsageMonth,
  now: Date,
  hrefOfPipeline: (id: PipelineId, month: UsageMonth) => string,
): readonly ExplainedJump[] {
  const jumps = jumpsOf(usage, month, now);
  const leaders = useQueries({
    queries: jumps.map(({ day }) =>
      read(listAccountUsagePipelines, {
        startTimestamp: day.from.toISOString(),
        endTimestamp: day.to.toISOString(),
        groupBy: 'day',
        groupByOp: 'sum',
        ordering: '-total_records',
        page: 1,
        pageSize: 1,
      }),
    ),
  });
  return useExplained(
    jumps.flatMap((jump, index): Suspect[] => {
      const leader = leaders[index]?.data?.rows[0];
      const moved = leader?.totalRecords ?? 0;
      if (!leader || moved < jump.records / 2) return [];
      const { id, name } = leader;
      return [{ id, jump, pipeline: { name, href: hrefOfPipeline(id, month) } }];
    }),
  );
}
