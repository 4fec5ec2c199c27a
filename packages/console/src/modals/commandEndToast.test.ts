import { expect, test } from 'vitest';

import { commandEndToast } from './commandEndToast.ts';

const orders = { name: 'Orders' };
const shop = { name: 'Shop' };
const problem = { kind: 'http', status: 500 } as const;

test.each([
  [[orders], '“Orders” was paused.'],
  [[orders, shop], '2 pipelines were paused.'],
])('what was done for all is told as done', (pipelines, title) => {
  expect(commandEndToast('pause', pipelines, [])).toEqual({ tone: 'success', title });
});

test('the one that failed is named, with its reason', () => {
  expect(commandEndToast('archive', [orders, shop], [{ pipeline: shop, problem }])).toMatchObject({
    tone: 'error',
    title: '“Shop” could not be archived.',
    description: expect.stringContaining('The service has a problem.'),
  });
});

test('of several that failed it is told how many they are', () => {
  const failures = [orders, shop].map((pipeline) => ({ pipeline, problem }));
  expect(commandEndToast('resume', [orders, shop], failures)).toMatchObject({
    tone: 'error',
    title: '2 of 2 pipelines may not be resumed.',
  });
});
