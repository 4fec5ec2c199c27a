import { billingNotice, billingState } from '@millrace/ui/domain/policies';
import type { Pipeline } from '@millrace/ui/domain/entities';
import { mapRemote } from '@millrace/ui/domain/remote';
import { paths } from '@millrace/ui/domain/routes';
import { lastErrorLog } from '@millrace/ui/domain/views';
import { HomeScreen, type HomePart } from '@millrace/ui/screens/HomeScreen';
import { useAtomValue } from 'jotai';

import { toRemote } from '../data/toRemote.ts';
import { useAsk } from '../dialogs/useAsk.ts';
import { createPipeline } from '../pipelines/create/createPipeline.ts';
import { hrefOfPipeline } from '../pipelines/data/hrefOfPipeline.ts';
import { sessionAtom } from '../scope/session.ts';
import { useNow, useTimeZone } from '../session/present.tsx';
import { useHasFeature } from '../session/useHasFeature.ts';
import { useHomeReads } from './useHomeReads.ts';

const hrefOfError = ({ id }: Pipeline) => paths.pipelineLogs(id, lastErrorLog);

/** What needs attention in billing; a trial only in its last days. */
function useBillingAttention() {
  const session = useAtomValue(sessionAtom);
  const now = useNow();
  const timeZone = useTimeZone();
  if (session.state !== 'signedIn') return undefined;
  const notice = billingNotice(billingState(session.user.client, now), { now, timeZone });
  return notice?.tone === 'caution' ? notice : undefined;
}

/** The home page. Its parts load and fail on their own. */
export function HomeContainer() {
  const ask = useAsk();
  const hasObservability = useHasFeature()('data_observability');
  const { sources, destinations, ...reads } = useHomeReads(hasObservability);
  const billing = useBillingAttention();
  const destinationCount = mapRemote(toRemote(destinations), ({ count, rows }) => count ?? rows.length);
  const connectors =
    destinationCount.state === 'ready'
      ? mapRemote(toRemote(sources), ({ count, rows }) => ({
          sources: count ?? rows.length,
          destinations: destinationCount.value,
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
      {...(hasObservability && { triggers: toRemote(reads.triggers) })}
      connectors={connectors}
      {...(billing && { billing })}
      hrefOfPipeline={hrefOfPipeline}
      hrefOfError={hrefOfError}
      onCreate={() => void ask(createPipeline, {})}
      onRetry={retry}
    />
  );
}
