import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlainService } from '../e2e/plainService/plainService.ts';
import { habitsOf, plainHabits, startPlain } from './contractPlain.test.data.ts';

let service: PlainService;
beforeAll(async () => {
  service = await startPlain();
});
afterAll(() => service.close());

it('the check finds the habits of a service that was written from the specification alone', async () => {
  expect(await habitsOf(service)).toEqual(plainHabits);
}, 120_000);
