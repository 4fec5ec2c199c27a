import { createClient, getMe, logout } from '@millrace/ui/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { callRepeatedly } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const always = (status: number) => {
  let requests = 0;
  const client = createClient(async () => {
    requests += 1;
    return new Response('{}', { status });
  });
  return { client, requests: () => requests };
};

test.each([
  [503, 3],
  [500, 2],
  [401, 1],
])('a session that answers %i is asked for %i times', async (status, attempts) => {
  const { client, requests } = always(status);
  const outcome = callRepeatedly(client, getMe, {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toMatchObject({ problem: { status } });
  expect(requests()).toBe(attempts);
});

test('a write is made once', async () => {
  const { client, requests } = always(503);
  await expect(callRepeatedly(client, logout, {})).rejects.toMatchObject({ problem: { status: 503 } });
  expect(requests()).toBe(1);
});
