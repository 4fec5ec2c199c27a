import {
  getPipelineUsage,
  listPipelineCollections,
  type CallArguments,
  type Client,
} from '@millrace/ui/contract';
import type { PipelineId } from '@millrace/ui/domain';
import { queryOptions } from '@tanstack/react-query';

import { readQuery } from './readQuery.ts';

/** All that is cached of what a pipeline moved. */
export const usageKey = (id: number) => ['usage', id] as const;

type Span = Omit<CallArguments<typeof getPipelineUsage>, 'id'>;

/** What a pipeline moved over a range of time. While another range is read, the one before stays. */
export const pipelineUsageQuery = (client: Client, id: PipelineId, span: Span) =>
  queryOptions({
    ...readQuery(client, [...usageKey(id), 'series', span] as const, getPipelineUsage, { id, ...span }),
    placeholderData: (previous) => previous,
  });

/** A pipeline's tables with what each moved in a range of time. */
export const pipelineCollectionsQuery = (
  client: Client,
  id: PipelineId,
  span: Omit<CallArguments<typeof listPipelineCollections>, 'id'>,
) =>
  queryOptions({
    ...readQuery(client, [...usageKey(id), 'collections', span] as const, listPipelineCollections, {
      id,
      ...span,
    }),
    placeholderData: (previous) => previous,
  });
