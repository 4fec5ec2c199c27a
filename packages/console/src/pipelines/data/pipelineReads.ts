import { listPipelines } from '@millrace/ui/contract';
import { pipelineListView, type PipelineListView } from '@millrace/ui/domain/views';

import { queryClientOf } from '../../data/queryClient.ts';
import { read } from '../../data/read.ts';
import type { SessionScope } from '../../scope/sessionScope.ts';

/** A page of the pipelines list. */
export const pipelinesQuery = (view: PipelineListView) => read(listPipelines, pipelineListView.args(view));

/** Prefetches the page of an address, while the code of the list and the session load. */
export const prefetchPipelines = (scope: SessionScope, search: URLSearchParams): Promise<void> =>
  queryClientOf(scope).prefetchQuery(pipelinesQuery(pipelineListView.read(search)));
