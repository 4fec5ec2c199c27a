import { listAlerts, listDestinations, listMetrics, listPipelines, listSources } from '@millrace/ui/contract';
import { loading, mapRemote, type Page, type Remote } from '@millrace/ui/domain/remote';
import {
  alertPaths,
  connectorPaths,
  isReachable,
  paths,
  type SearchAccess,
} from '@millrace/ui/domain/routes';
import { searchDebounceMs } from '@millrace/ui/domain/text';
import type { PaletteList } from '@millrace/ui/screens/CommandPalette';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { keepPrevious, read, type Read } from '../data/read.ts';
import { useService } from '../data/service.ts';
import { toRemote } from '../data/toRemote.ts';

/** The calls of the lists, and where their rows lead. A person who may not open that page does not search the list. */
const lists = {
  pipelines: { call: listPipelines, page: paths.pipelinesList() },
  sources: { call: listSources, page: connectorPaths.source.list() },
  destinations: { call: listDestinations, page: connectorPaths.destination.list() },
  alerts: { call: listAlerts, page: alertPaths.list() },
  metrics: { call: listMetrics, page: alertPaths.metrics() },
} as const;

/** The first results of each list. */
const firstRows = { page: 1, pageSize: 5 };

/** A typed text, once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Reads once: a retry is up to the person, and a new query ends the request of the previous one. */
function useFound<Row>(query: Read<Page<Row>>) {
  const { data, error, fetchStatus, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPrevious(query),
    retry: false,
  });
  const isRetrying = data === undefined && fetchStatus === 'fetching';
  return {
    found: isRetrying ? loading : toRemote({ data, error, fetchStatus, isPlaceholderData }),
    retry: () => void refetch(),
  };
}

/** What the service finds in the lists that the person may open. Requests begin when typing has paused. */
export function usePaletteLists(typed: string, access: SearchAccess) {
  const { config } = useService();
  const search = typed.trim();
  const settled = useSettled(search);
  const isAsked = (list: PaletteList) => config.lists.search && isReachable(lists[list].page, access);
  const args = (list: PaletteList) =>
    settled !== '' && isAsked(list) ? { search: settled, ...firstRows } : undefined;
  const all = {
    pipelines: useFound(read(lists.pipelines.call, args('pipelines'))),
    sources: useFound(read(lists.sources.call, args('sources'))),
    destinations: useFound(read(lists.destinations.call, args('destinations'))),
    alerts: useFound(read(lists.alerts.call, args('alerts'))),
    metrics: useFound(read(lists.metrics.call, args('metrics'))),
  };
  const rows = <Row>(list: PaletteList, found: Remote<Page<Row>>): Remote<readonly Row[]> | undefined => {
    if (!isAsked(list)) return undefined;
    const remote = mapRemote(found, (page) => page.rows.slice(0, firstRows.pageSize));
    return remote.state === 'ready' && settled !== search ? { ...remote, isOutdated: true } : remote;
  };
  return {
    lists: {
      pipelines: rows('pipelines', all.pipelines.found),
      sources: rows('sources', all.sources.found),
      destinations: rows('destinations', all.destinations.found),
      alerts: rows('alerts', all.alerts.found),
      metrics: rows('metrics', all.metrics.found),
    },
    retry: (list: PaletteList) => all[list].retry(),
  };
}
