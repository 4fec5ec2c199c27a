import { getAlert, listAlerts, listMetrics } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { read } from '../data/read.ts';
import { setUp } from '../data/service.test.data.ts';
import { forgetAlert } from './observabilityCache.ts';

test('a deleted alert no longer uses a metric, on lists that are open and on those that open later', async () => {
  const { queryClient } = await setUp();
  const id = toId<'alert'>(1);
  const [closed, open] = [read(listMetrics, { status: 'active' }), read(listMetrics, {})];
  await queryClient.fetchQuery(closed);
  await queryClient.fetchQuery(open);
  await queryClient.fetchQuery(read(listAlerts, {}));
  await queryClient.fetchQuery(read(getAlert, { id }));
  const stop = new QueryObserver(queryClient, open).subscribe(() => undefined);

  forgetAlert(queryClient, id);
  // What is no longer true is not shown while it is read again.
  expect(queryClient.getQueryData(closed.queryKey)).toBeUndefined();
  expect(queryClient.getQueryState(open.queryKey)).toMatchObject({ fetchStatus: 'fetching' });
  expect(queryClient.getQueryState(read(listAlerts, {}).queryKey)?.isInvalidated).toBe(true);
  // The page of the alert is about to be left.
  expect(queryClient.getQueryState(read(getAlert, { id }).queryKey)?.isInvalidated).toBe(false);
  stop();
});
