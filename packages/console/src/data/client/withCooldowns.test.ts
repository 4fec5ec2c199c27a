import { createClient, createPipeline, listPipelines, login, type Call } from '@millrace/ui/contract';
import { problemOf } from '@millrace/ui/domain/remote';
import { expect, test } from 'vitest';

import { withCooldowns } from './withCooldowns.ts';

const refusing = (headers?: HeadersInit) =>
  withCooldowns(createClient(async () => new Response('{}', { status: 429, headers })));
const problemIn = (promise: Promise<unknown>) => promise.then(() => undefined, problemOf);

test.each([
  ['a write', createPipeline, { body: { name: 'Shop' } }, 5_000],
  ['a sign-in', login, { body: { email: 'a@b.example', password: 'p' } }, 30_000],
  ['a read', listPipelines, {}, undefined],
] as const)(
  'after a 429 without Retry-After, %s waits for its default time',
  async (_, call, args, cooldownMs) => {
    const { retryAfterMs } = (await problemIn(refusing()<Call>(call, args))) ?? {};
    expect(retryAfterMs).toBe(cooldownMs);
  },
);

test('the service’s own Retry-After is kept', async () => {
  const problem = await problemIn(
    refusing({ 'Retry-After': '60' })(createPipeline, { body: { name: 'Shop' } }),
  );
  expect(problem).toMatchObject({ status: 429, retryAfterMs: 60_000 });
});
