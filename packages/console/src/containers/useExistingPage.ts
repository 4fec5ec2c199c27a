import {
  lastPage,
  loading,
  problemOf,
  type Page,
  type PipelineListView,
  type Remote,
} from '@millrace/ui/domain';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

import { pipelinesQuery } from '../queries/pipelines.ts';
import { toRemote } from '../queries/toRemote.ts';
import { useServices } from '../services.ts';

/**
 * What a list shows. A page beyond the end, whether the service answers 404 or nothing, leads to the last one there is,
 * once (docs/faults.md F22).
 * @param goTo shows another view in place of this one
 */
export function useExistingPage<Row>(
  query: UseQueryResult<Page<Row>>,
  view: PipelineListView,
  goTo: (view: PipelineListView) => void,
): Remote<Page<Row>> {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { data, error, isPlaceholderData } = query;
  const isMissing = error !== null && problemOf(error).status === 404;
  const isHollow = data !== undefined && !isPlaceholderData && data.rows.length === 0 && data.count > 0;
  const isBeyond = view.page > 1 && (isMissing || isHollow);

  useEffect(() => {
    if (!isBeyond) return undefined;
    let isLeft = false;
    queryClient.fetchQuery(pipelinesQuery(client, { ...view, page: 1 })).then(
      ({ count }) => !isLeft && goTo({ ...view, page: lastPage(count) }),
      // The first page will say itself what is wrong.
      () => !isLeft && goTo({ ...view, page: 1 }),
    );
    return () => {
      isLeft = true;
    };
  }, [isBeyond, client, queryClient, view, goTo]);

  return isBeyond ? loading : toRemote(query);
}
