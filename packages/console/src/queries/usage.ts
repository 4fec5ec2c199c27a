import {
  getPipelineUsage,
  listPipelineUsageCollections,
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

/** A pipeline's tables with what each has moved since it began. */
export const usageCollectionsQuery = (client: Client, id: PipelineId) =>
  queryOptions(
    readQuery(client, [...usageKey(id), 'collections'] as const, listPipelineUsageCollections, { id }),
  );
