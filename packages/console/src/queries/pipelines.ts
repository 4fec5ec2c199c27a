import { getPipeline, listPipelines, type Client } from '@millrace/ui/contract';
import {
  pipelineListArguments,
  readPipelineListView,
  type Page,
  type Pipeline,
  type PipelineId,
  type PipelineListView,
} from '@millrace/ui/domain';
import { queryOptions, type Query, type QueryClient } from '@tanstack/react-query';

import type { SessionScope } from '../sessionScope.ts';
import { queryClientOf } from './queryClient.ts';
import { readQuery } from './readQuery.ts';

/** The lists of pipelines among the cached queries. */
export const pipelineListsKey = ['pipeline', 'list'] as const;
const keyOf = (view: PipelineListView) => [...pipelineListsKey, view] as const;

/** A page of the pipelines list. While the next page is on its way, the one before it stays. */
export const pipelinesQuery = (client: Client, view: PipelineListView) =>
  queryOptions<Page<Pipeline>, Error, Page<Pipeline>, ReturnType<typeof keyOf>>({
    ...readQuery(client, keyOf(view), listPipelines, pipelineListArguments(view)),
    // Active pipelines under the heading of the archived ones would be a lie.
    placeholderData: (previous, query) => (query?.queryKey[2].status === view.status ? previous : undefined),
  });

/** Asks for the page that an address names, while the list's code and the session are on their way. */
export const prefetchPipelines = (
  scope: SessionScope,
  client: Client,
  search: URLSearchParams,
): Promise<void> => queryClientOf(scope).prefetchQuery(pipelinesQuery(client, readPipelineListView(search)));

/** The pipelines that are cached one by one. */
export const pipelineDetailsKey = ['pipeline', 'detail'] as const;

/** One pipeline, with what it does with each table. */
export const pipelineQuery = (client: Client, id: PipelineId) =>
  queryOptions(readQuery(client, [...pipelineDetailsKey, id] as const, getPipeline, { id }));

const isView = (value: unknown): value is PipelineListView =>
  typeof value === 'object' && value !== null && 'status' in value && 'statuses' in value;

/** The lists of pipelines that are cached, each with what it is a list of. */
export const pipelineLists = (
  queryClient: QueryClient,
): readonly { readonly query: Query; readonly view: PipelineListView }[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: pipelineListsKey })
    .flatMap((query) => (isView(query.queryKey[2]) ? [{ query, view: query.queryKey[2] }] : []));
