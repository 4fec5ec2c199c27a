import { getPipeline } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain';
import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { setUp } from './service.test.data.ts';
import { isUnderWay } from './useWrite.ts';

test('An intent is under way once (T-14)', async () => {
  const { client, queryClient } = await setUp();
  const mutationKey = ['createDestination', 7];
  const write = new MutationObserver(queryClient, {
    mutationKey,
    mutationFn: () => client(getPipeline, { id: toId<'pipeline'>(1) }),
  });
  expect(isUnderWay(queryClient, mutationKey)).toBe(false);
  const running = write.mutate();
  expect(isUnderWay(queryClient, mutationKey)).toBe(true);
  expect(isUnderWay(queryClient, ['createDestination', 8])).toBe(false);
  await running;
  expect(isUnderWay(queryClient, mutationKey)).toBe(false);
});
