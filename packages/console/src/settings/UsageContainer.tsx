import { getAccountUsage, listAccountUsagePipelines } from '@millrace/ui/contract';
import type { PipelineId } from '@millrace/ui/domain/entities';
import { settingsPaths } from '@millrace/ui/domain/routes';
import { monthQuestion, type UsageMonth } from '@millrace/ui/domain/usage';
import {
  accountUsageArgs,
  accountUsageQuery,
  monthQuery,
  readAccountUsageView,
  usagePageSize,
  type AccountUsageView,
} from '@millrace/ui/domain/views';
import { UsageScreen } from '@millrace/ui/screens/UsageScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import { keepPrevious, read } from '../data/read.ts';
import { useService } from '../data/service.ts';
import { toRemote } from '../data/toRemote.ts';
import { useExistingPage } from '../lists/useExistingPage.ts';
import { useNavigate, useSearch } from '../router/location.ts';
import { useCanonicalAddress } from '../router/useCanonicalAddress.ts';
import { useNow } from '../session/present.tsx';
import { useSettingsHrefs } from './settingsHrefs.ts';
import { useAccountJumps } from './useExplainedJumps.ts';

const pageOf = (view: AccountUsageView) => read(listAccountUsagePipelines, accountUsageArgs(view));

/** The usage of the account in a month. */
export function UsageContainer() {
  const { config } = useService();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  const search = useSearch();
  const view = useMemo(() => readAccountUsageView(new URLSearchParams(search), now), [search, now]);
  const hrefOf = useCallback(
    (next: AccountUsageView) => settingsPaths.usage(accountUsageQuery(next, now)),
    [now],
  );
  const hrefOfPipeline = useCallback(
    (id: PipelineId, month: UsageMonth) => settingsPaths.pipelineUsage(id, monthQuery({ month }, now)),
    [now],
  );
  useCanonicalAddress(hrefOf(view));
  const usageRead = read(getAccountUsage, monthQuestion(view.month));
  const usage = useQuery({ ...usageRead, placeholderData: keepPrevious(usageRead) });
  const page = pageOf(view);
  const pipelines = useQuery({ ...page, placeholderData: keepPrevious(page) });
  const readFirst = useCallback(
    () => queryClient.fetchQuery(pageOf({ ...view, page: 1 })),
    [queryClient, view],
  );
  // As in the other lists (useList.ts): kept for a moment only, and offline it fails.
  const readPage = (number: number, pageSize: number) =>
    queryClient.fetchQuery({
      ...read(listAccountUsagePipelines, { ...accountUsageArgs({ ...view, page: number }), pageSize }),
      staleTime: 0,
      gcTime: 0,
      networkMode: 'always',
    });
  const goTo = useCallback(
    (number: number) => navigate(hrefOf({ ...view, page: number }), { replace: true }),
    [navigate, hrefOf, view],
  );
  const jumps = useAccountJumps(
    usage.isPlaceholderData ? undefined : usage.data,
    view.month,
    now,
    hrefOfPipeline,
  );
  return (
    <UsageScreen
      hrefs={useSettingsHrefs()}
      usage={toRemote(usage)}
      pipelines={useExistingPage(pipelines, view.page, readFirst, goTo, usagePageSize)}
      view={view}
      // All typing is one history entry; each other choice adds one.
      onViewChange={(next) => navigate(hrefOf(next), { replace: next.search !== view.search })}
      hrefOf={hrefOf}
      hrefOfPipeline={hrefOfPipeline}
      jumps={jumps}
      capabilities={config.lists}
      readPage={readPage}
      onRetry={(part) => void (part === 'usage' ? usage : pipelines).refetch()}
    />
  );
}
