import { network, truncated } from '@millrace/mocks';
import { createPipeline, getPipeline } from '@millrace/ui/contract';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';

import { read } from '../../data/read.ts';
import { setUp } from '../../data/service.test.data.ts';
import { cacheAnswer } from '../../writes/cacheAnswer.ts';
import { pipelinesQuery } from './pipelineReads.ts';
import { createDraftPipeline } from './pipelineWrites.ts';

describe('Creating a pipeline', () => {
  test('finds it after a lost response (T-14)', async () => {
    const { context, service } = await setUp();
    service.setToxics([truncated(createPipeline, { times: 1 })]);
    await expect(createDraftPipeline.perform(context, { name: ' Shop ', before: [] })).resolves.toMatchObject(
      {
        name: 'Shop',
      },
    );
  });

  test('ignores an older pipeline of the same name', async () => {
    const { context, service, draft } = await setUp();
    service.setToxics([network(createPipeline)]);
    await expect(createDraftPipeline.perform(context, { name: 'fresh', before: [draft] })).rejects.toThrow(
      'network',
    );
    await expect(
      createDraftPipeline.perform(context, { name: 'Orders to warehouse', before: [] }),
    ).rejects.toThrow('network');
  });
});

describe('A pipeline from a response', () => {
  test('is cached in the list and the detail, and the lists are refetched', async () => {
    const { queryClient, draft } = await setUp();
    const view = { status: 'active', search: '', statuses: [], page: 1 } as const;
    const list = new QueryObserver(queryClient, pipelinesQuery(view));
    const alone = new QueryObserver(queryClient, read(getPipeline, { id: draft.id }));
    const stop = [list.subscribe(() => undefined), alone.subscribe(() => undefined)];
    await Promise.all([list.refetch(), alone.refetch()]);
    cacheAnswer(queryClient, 'pipeline', { ...draft, status: 'starting' });
    expect(alone.getCurrentResult().data?.status).toBe('starting');
    expect(alone.getCurrentResult().data?.syncMappings).toEqual([]);
    expect(queryClient.getQueryState(pipelinesQuery(view).queryKey)?.isInvalidated).toBe(true);
    stop.forEach((unsubscribe) => unsubscribe());
  });
});
