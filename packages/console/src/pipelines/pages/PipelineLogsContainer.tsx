import { parseId, type PipelineId } from '@millrace/ui/domain/entities';
import { paths } from '@millrace/ui/domain/routes';
import {
  isLogSearchStep,
  pipelineLogQuery,
  readPipelineLogView,
  type PipelineLogView,
} from '@millrace/ui/domain/views';
import { PipelineLogsScreen } from '@millrace/ui/screens/PipelineLogsScreen';
import { useMemo } from 'react';

import { useNavigate, useSearch } from '../../router/location.ts';
import { NotFoundContainer } from '../../router/NotFoundContainer.tsx';
import type { ScreenProps } from '../../router/screens.ts';
import { useCanonicalAddress } from '../../router/useCanonicalAddress.ts';
import { usePipelineLog } from './usePipelineLog.ts';
import { usePipelinePage } from './usePipelinePage.ts';

/** The log of one pipeline. Newer lines wait until the person asks for them. */
export function PipelineLogsContainer({ match }: ScreenProps) {
  const id = parseId<'pipeline'>(match.params['id'] ?? '');
  return id === undefined ? <NotFoundContainer match={match} /> : <Logs key={id} id={id} match={match} />;
}

function Logs({ id, match }: ScreenProps & { readonly id: PipelineId }) {
  const search = useSearch();
  const view = useMemo(() => readPipelineLogView(new URLSearchParams(search)), [search]);
  const hrefOf = (next: PipelineLogView) => paths.pipelineLogs(id, pipelineLogQuery(next));
  useCanonicalAddress(hrefOf(view));
  const navigate = useNavigate();
  const { frame, query: pipeline, hasData } = usePipelinePage(id, match);
  const { retry, ...log } = usePipelineLog(id, view, hasData);
  const hrefs = {
    ...frame.hrefs,
    oldSettings: (query: Readonly<Record<string, string>>) =>
      paths.pipelineSettings(id, { section: 'sync', ...query }),
  };
  return (
    <PipelineLogsScreen
      {...frame}
      {...log}
      hrefs={hrefs}
      view={view}
      hrefOf={hrefOf}
      // All typing is one history entry, and opening lines is none; each other choice adds one.
      onViewChange={(next) =>
        navigate(hrefOf(next), { replace: next.line !== view.line || isLogSearchStep(view, next) })
      }
      onRetry={(part) => void (part === 'pipeline' ? pipeline.refetch() : retry())}
    />
  );
}
