import { getPipeline, getPipelineUsage, listPipelineCollections } from '@millrace/ui/contract';
import { parseId, type PipelineId } from '@millrace/ui/domain/entities';
import { paths, settingsPaths } from '@millrace/ui/domain/routes';
import { monthQuestion, readMonth, type UsageMonth } from '@millrace/ui/domain/usage';
import { monthQuery } from '@millrace/ui/domain/views';
import { PipelineUsageScreen } from '@millrace/ui/screens/PipelineUsageScreen';
import { useQuery } from '@tanstack/react-query';

import { keepPrevious, read } from '../data/read.ts';
import { toRemote } from '../data/toRemote.ts';
import { useSearch } from '../router/location.ts';
import { NotFoundContainer } from '../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../router/screens.ts';
import { useCanonicalAddress } from '../router/useCanonicalAddress.ts';
import { useTitle } from '../router/useTitle.ts';
import { useNow } from '../session/present.tsx';
import { useSettingsHrefs } from './settingsHrefs.ts';
import { usePipelineJumps } from './useExplainedJumps.ts';

/** The usage of one pipeline in a month. */
export function PipelineUsageContainer({ match }: ScreenProps) {
  const id = parseId<'pipeline'>(match.params['id'] ?? '');
  return id === undefined ? <NotFoundContainer match={match} /> : <PipelineUsage id={id} match={match} />;
}

function PipelineUsage({ id, match }: ScreenProps & { readonly id: PipelineId }) {
  const now = useNow();
  const month = readMonth(new URLSearchParams(useSearch()).get('month'), now);
  const hrefOfMonth = (other: UsageMonth) =>
    settingsPaths.pipelineUsage(id, monthQuery({ month: other }, now));
  useCanonicalAddress(hrefOfMonth(month));
  const pipeline = useQuery(read(getPipeline, { id }));
  useTitle(pipeline.data && `${pipeline.data.name} · Usage`, match);
  const usageRead = read(getPipelineUsage, { id, ...monthQuestion(month) });
  const usage = useQuery({ ...usageRead, placeholderData: keepPrevious(usageRead) });
  const { startTimestamp, endTimestamp } = monthQuestion(month);
  const tablesRead = read(listPipelineCollections, { id, startTimestamp, endTimestamp });
  const tables = useQuery({
    ...tablesRead,
    placeholderData: keepPrevious(tablesRead),
    // The sum of the month comes first: without it the tables have no shares.
    enabled: usage.isFetched || usage.isPlaceholderData || usage.failureCount > 0,
  });
  const jumps = usePipelineJumps(
    { id, createdAt: pipeline.data?.createdAt },
    usage.isPlaceholderData ? undefined : usage.data,
    month,
    now,
  );
  const parts = { pipeline, usage, tables };
  return (
    <PipelineUsageScreen
      hrefs={useSettingsHrefs()}
      pipeline={toRemote(pipeline)}
      usage={toRemote(usage)}
      tables={toRemote(tables)}
      view={{ month }}
      hrefOfMonth={hrefOfMonth}
      jumps={jumps}
      overviewHref={paths.pipelineOverview(id)}
      onRetry={(part) => void parts[part].refetch()}
    />
  );
}
