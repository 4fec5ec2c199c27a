import { pipelineEntity, toId } from '@millrace/ui/domain/entities';
import { expect, test } from 'vitest';

import { describeActionEnd } from './entityActions.ts';

const orders = { id: toId<'pipeline'>(1), name: 'Orders' };
const shop = { id: toId<'pipeline'>(2), name: 'Shop' };
const problem = { kind: 'http', status: 500 } as const;

test.each([
  [[orders], '“Orders” is pausing.'],
  [[orders, shop], '2 pipelines are pausing.'],
])('describes a complete success', (pipelines, title) => {
  expect(describeActionEnd(pipelineEntity, 'pause', pipelines, [])).toEqual({ tone: 'positive', title });
});

test('names the item that failed, and why', () => {
  expect(
    describeActionEnd(pipelineEntity, 'archive', [orders, shop], [{ item: shop, problem }]),
  ).toMatchObject({
    tone: 'critical',
    title: '“Shop” could not be archived.',
    description: expect.stringContaining('The service had an error.'),
  });
});

test('counts the failures when several items failed', () => {
  const failures = [orders, shop].map((item) => ({ item, problem }));
  expect(describeActionEnd(pipelineEntity, 'resume', [orders, shop], failures)).toMatchObject({
    tone: 'critical',
    title: '2 of 2 pipelines may not have been resumed.',
  });
});

test('brings what support needs to find each request, and nothing without one', () => {
  const failures = [orders, shop].map((item) => ({
    item,
    problem: {
      ...problem,
      requestId: `req_${item.id}`,
      request: { method: 'POST', path: `/api/v1/pipeline/${item.id}/running/`, at: new Date(0) },
    },
  }));
  const { details } = describeActionEnd(pipelineEntity, 'resume', [orders, shop], failures);
  expect(details).toContain('POST /api/v1/pipeline/1/running/\nResult: 500\nRequest ID: req_1');
  expect(details).toContain('POST /api/v1/pipeline/2/running/\nResult: 500\nRequest ID: req_2');
  const unsent = [orders, shop].map((item) => ({ item, problem: { kind: 'bug' } as const }));
  expect(describeActionEnd(pipelineEntity, 'resume', [orders, shop], unsent)).not.toHaveProperty('details');
});
