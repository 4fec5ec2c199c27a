import {
  getAccountUsage,
  listAlertTriggers,
  listAlerts,
  listDestinations,
  listPipelines,
  listSources,
} from '@millrace/ui/contract';
import type { Pipeline } from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import { paths, settingsPaths } from '@millrace/ui/domain/routes';
import { usageHistoryQuestion } from '@millrace/ui/domain/usage';
import { homeQuestions, lastErrorLog } from '@millrace/ui/domain/views';
import { HomeScreen, type HomePart } from '@millrace/ui/screens/HomeScreen';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useHasActivity } from '../data/activityOffer.ts';
import { keepPrevious, read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { useAsk } from '../dialogs/useAsk.ts';
import { useMetricTypes } from '../observability/metrics/useMetricTypes.ts';
import { createPipeline } from '../pipelines/create/createPipeline.ts';
import { hrefOfForm } from '../pipelines/data/hrefOfForm.ts';
import { hrefOfPipeline } from '../pipelines/data/hrefOfPipeline.ts';
import { useNow, useTimeZone } from '../session/present.tsx';
import { useHasFeature } from '../session/useHasFeature.ts';
import { useLastVisit } from './useLastVisit.ts';
import { useAnyBillingNotice, useBillingNotice } from './useBillingNotice.ts';
import { areAllActiveIn } from './visits.ts';

/**
 * The reads of the home page: seven, or five without observability, all at once. Once in a session, an eighth asks whether
 * the service has the activity of the account. An account without pipelines needs two
 * more for its first steps, one with open triggers another one for the units of their values.
 */
function useHomeReads(hasObservability: boolean) {
  const now = useNow();
  const timeZone = useTimeZone();
  const errored = useQuery(read(listPipelines, homeQuestions.errored));
  const running = useQuery(read(listPipelines, homeQuestions.running));
  const drafts = useQuery(read(listPipelines, homeQuestions.drafts));
  const latest = useQuery(read(listPipelines, homeQuestions.latest));
  const usageRead = read(getAccountUsage, usageHistoryQuestion(now, timeZone));
  const usage = useQuery({ ...usageRead, placeholderData: keepPrevious(usageRead) });
  const triggers = useQuery(read(listAlertTriggers, hasObservability ? homeQuestions.triggers : undefined));
  const alerts = useQuery(read(listAlerts, hasObservability ? homeQuestions.alerts : undefined));
  const isNew = latest.data?.count === 0;
  const sources = useQuery(read(listSources, isNew ? homeQuestions.connectors : undefined));
  const destinations = useQuery(read(listDestinations, isNew ? homeQuestions.connectors : undefined));
  return { errored, running, drafts, latest, usage, triggers, alerts, sources, destinations };
}

/**
 * The loaded pipelines once all lists are there or have failed, for the changes since the last visit, and whether they
 * contain all that run or fail.
 */
function usePipelinesSeen({ errored, running, drafts, latest }: ReturnType<typeof useHomeReads>) {
  const lists = [errored, running, drafts, latest];
  const isSettled = lists.every(({ isPending }) => !isPending);
  const pages = useMemo(
    () => [errored.data, running.data, drafts.data, latest.data].filter((page) => page !== undefined),
    [errored.data, running.data, drafts.data, latest.data],
  );
  const rows = useMemo(() => pages.flatMap((page) => page.rows), [pages]);
  const areAllKnown = areAllActiveIn([errored.data, running.data], latest.data?.counts);
  return { rows: isSettled && pages.length > 0 ? rows : undefined, areAllKnown };
}

const hrefOfError = ({ id }: Pipeline) => paths.pipelineLogs(id, lastErrorLog);

/** What needs attention in billing, unless the banner above the page says it; a trial only in its last days. */
function useBillingAttention() {
  const isInBanner = useBillingNotice() !== undefined;
  const notice = useAnyBillingNotice();
  return !isInBanner && notice?.tone === 'caution' ? notice : undefined;
}

/** The home page. Its parts load and fail on their own. */
export function HomeContainer() {
  const ask = useAsk();
  const hasObservability = useHasFeature()('data_observability');
  const { sources, destinations, ...reads } = useHomeReads(hasObservability);
  const billing = useBillingAttention();
  const hasActivity = useHasActivity();
  const seen = usePipelinesSeen({ ...reads, sources, destinations });
  const lastVisit = useLastVisit(seen.rows, seen.areAllKnown, useNow());
  const destinationCount = mapRemote(toRemote(destinations), ({ count, rows }) => count ?? rows.length);
  const connectors =
    destinationCount.state === 'ready'
      ? mapRemote(toRemote(sources), ({ count, rows }) => ({
          sources: count ?? rows.length,
          destinations: destinationCount.value,
          source: rows[0],
          destination: destinations.data?.rows[0],
        }))
      : destinationCount;
  const retry = (part: HomePart) => {
    const queries = part === 'connectors' ? [sources, destinations] : [reads[part]];
    for (const query of queries) void query.refetch();
  };
  return (
    <HomeScreen
      errored={toRemote(reads.errored)}
      running={toRemote(reads.running)}
      drafts={toRemote(reads.drafts)}
      latest={toRemote(reads.latest)}
      usage={toRemote(reads.usage)}
      metricTypes={useMetricTypes((reads.triggers.data?.rows.length ?? 0) > 0)}
      {...(hasObservability && { triggers: toRemote(reads.triggers), alerts: toRemote(reads.alerts) })}
      connectors={connectors}
      {...(lastVisit && { lastVisit })}
      {...(billing && { billing })}
      {...(hasActivity && { activityHref: settingsPaths.activity() })}
      hrefOfPipeline={hrefOfPipeline}
      hrefOfError={hrefOfError}
      hrefOfForm={hrefOfForm}
      onCreate={() => void ask(createPipeline, {})}
      onRetry={retry}
    />
  );
}
