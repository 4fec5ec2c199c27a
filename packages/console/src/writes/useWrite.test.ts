import { delay } from '@millrace/mocks';
import { getPipeline, setPipelineStatus } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { MutationObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { setUp } from '../data/service.test.data.ts';
import { commandPipeline } from '../pipelines/data/pipelineCommands.ts';
import { isRunning, startWrite, writeKey } from './useWrite.ts';

test('A write with the same key runs once at a time (T-14)', async () => {
  const { client, queryClient } = await setUp();
  const mutationKey = ['createDestination', 7];
  const write = new MutationObserver(queryClient, {
    mutationKey,
    mutationFn: () => client(getPipeline, { id: toId<'pipeline'>(1) }),
  });
  expect(isRunning(queryClient, mutationKey)).toBe(false);
  const running = write.mutate();
  expect(isRunning(queryClient, mutationKey)).toBe(true);
  expect(isRunning(queryClient, ['createDestination', 8])).toBe(false);
  await running;
  expect(isRunning(queryClient, mutationKey)).toBe(false);
});

test('Pressing a row’s action twice sends it once, and does not block another row', async () => {
  const { client, queryClient, service } = await setUp();
  service.setToxics([delay(setPipelineStatus, 20)]);
  const press = (id: number) => {
    const input = { id: toId<'pipeline'>(id), name: 'Orders', action: 'pause' } as const;
    startWrite(
      queryClient,
      {
        mutationKey: writeKey(commandPipeline, input),
        mutationFn: () => commandPipeline.perform({ client, queryClient }, input),
      },
      input,
    );
  };
  press(1);
  press(1);
  press(2);
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  expect(service.inspect().requests['setPipelineStatus']).toBe(2);
});
