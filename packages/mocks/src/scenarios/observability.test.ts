import { expect, it } from 'vitest';
import { openService } from '../assembly/service.test.data.ts';

/** Acme's used runs, in a world that starts at one time and is read later. */
async function usedBy(begun: number, seen: number) {
  const { service, get } = openService({ clock: { at: begun } });
  service.advance(seen - begun);
  const { client } = await get('user/me/');
  return client;
}

it('starts with the runs its alerts would have used so far this month', async () => {
  const [first, seventh] = [Date.UTC(2026, 10, 1, 0, 10), Date.UTC(2026, 10, 7, 15, 20)];
  const [whole, late] = await Promise.all([usedBy(first, seventh), usedBy(seventh, seventh)]);
  expect(late.free_observability_usage).toBe(whole.free_observability_usage);
});

it('has runs left on the last day of a long month', async () => {
  const last = Date.UTC(2026, 11, 31, 23, 59);
  const { free_observability_quota, free_observability_usage } = await usedBy(last, last);
  expect(free_observability_usage).toBeLessThan(free_observability_quota);
  expect(free_observability_usage).toBeGreaterThan(0.9 * free_observability_quota);
});
