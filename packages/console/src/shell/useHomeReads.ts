import {
  getAccountUsage,
  listAlertTriggers,
  listDestinations,
  listPipelines,
  listSources,
} from '@millrace/ui/contract';
import { usageHistoryQuestion } from '@millrace/ui/domain/usage';
import { homeQuestions } from '@millrace/ui/domain/views';
import { useQuery } from '@tanstack/react-query';

import { keepPrevious, read } from '../data/read.ts';
import { useNow, useTimeZone } from '../session/present.tsx';

/**
 * The reads of the home page: six, or five without observability, all at once. An account without pipelines needs two
 * more for its first steps.
 */
export function useHomeReads(hasObservability: boolean) {
  const now = useNow();
  const timeZone = useTimeZone();
  const errored = useQuery(read(listPipelines, homeQuestions.errored));
  const running = useQuery(read(listPipelines, homeQuestions.running));
  const drafts = useQuery(read(listPipelines, homeQuestions.drafts));
  const latest = useQuery(read(listPipelines, homeQuestions.latest));
  const usageRead = read(getAccountUsage, usageHistoryQuestion(now, timeZone));
  const usage = useQuery({ ...usageRead, placeholderData: keepPrevious(usageRead) });
  const triggers = useQuery(read(listAlertTriggers, hasObservability ? homeQuestions.triggers : undefined));
  const isNew = latest.data?.count === 0;
  const sources = useQuery(read(listSources, isNew ? homeQuestions.connectors : undefined));
  const destinations = useQuery(read(listDestinations, isNew ? homeQuestions.connectors : undefined));
  return { errored, running, drafts, latest, usage, triggers, sources, destinations };
}
