import { listPipelines, type Client } from '@millrace/ui/contract';
import type { Page, Pipeline, PipelineListView } from '@millrace/ui/domain';

import { readQuery } from './readQuery.ts';

/** The lists of pipelines among the cached queries; events patch them. */
export const pipelineListsKey = ['pipeline', 'list'] as const;

/** A page of the pipelines list. While the next page is on its way, the one before it stays. */
export const pipelinesQuery = (client: Client, { status, page }: PipelineListView) => ({
  ...readQuery(client, [...pipelineListsKey, { status, page }] as const, listPipelines, { status, page }),
  placeholderData: (
    previous: Page<Pipeline> | undefined,
    query: { readonly queryKey: readonly unknown[] } | undefined,
  ): Page<Pipeline> | undefined => {
    const view = query?.queryKey[2];
    // Active pipelines under the heading of the archived ones would be a lie.
    const isSameList =
      typeof view === 'object' && view !== null && 'status' in view && view.status === status;
    return isSameList ? previous : undefined;
  },
});
