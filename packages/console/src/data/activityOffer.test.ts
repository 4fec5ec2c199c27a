import { createClient } from '@millrace/ui/contract';
import { ProblemError } from '@millrace/ui/domain/remote';
import { expect, it } from 'vitest';

import { readActivityOffer } from './activityOffer.ts';
import { createQueryClient } from './queryClient.ts';

const entry = { id: 1, timestamp: '2026-03-04T10:00:00Z', details: { event: 'created' } };
const pageOf = (results: readonly object[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

const refused = (status: number) => Response.json({ detail: 'No.' }, { status });
const html = (status: number) =>
  new Response('<!doctype html><title>Hello</title>', { status, headers: { 'Content-Type': 'text/html' } });

/** A cache whose service answers each request with the next of these; the last one repeats. */
function openAnswering(...answers: readonly (() => Response | Promise<Response>)[]) {
  let asked = 0;
  const client = createClient(async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer ? answer() : Response.error();
  });
  const queryClient = createQueryClient(client, { random: () => 0 });
  return {
    ask: () => queryClient.fetchQuery({ ...readActivityOffer(), retry: false }),
    asked: () => asked,
  };
}

it.each<readonly [string, () => Response]>([
  ...[400, 403, 404, 405, 410, 422, 500, 501].map(
    (status) => [`a refusal with ${status}`, () => refused(status)] as const,
  ),
  ['its start page', () => html(200)],
  ['a page for people with 404', () => html(404)],
  ['an empty body', () => new Response('', { headers: { 'Content-Type': 'application/json' } })],
  ['something else', () => Response.json({ ok: true })],
  ['rows that are no entries', () => Response.json(pageOf([{ name: 'x' }]))],
  ['rows that are missing', () => Response.json({ ...pageOf([]), count: 7 })],
  ['no entry', () => Response.json(pageOf([]))],
])('a service that answers with %s has no activity, and is asked only once', async (_, answer) => {
  const { ask, asked } = openAnswering(answer);
  for (let visit = 0; visit < 3; visit += 1) expect(await ask()).toBe(false);
  expect(asked()).toBe(1);
});

it.each<readonly [string, () => Response | Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ...[401, 429, 503].map((status) => [`a refusal with ${status}`, () => refused(status)] as const),
  ['a page of a proxy', () => html(502)],
])('nothing is claimed after %s, and the next visit retries', async (_, answer) => {
  const { ask, asked } = openAnswering(answer, () => Response.json(pageOf([entry])));
  await expect(ask()).rejects.toBeInstanceOf(ProblemError);
  expect(await ask()).toBe(true);
  expect(asked()).toBe(2);
});

it('a service with entries has the activity', async () => {
  const { ask, asked } = openAnswering(() => Response.json(pageOf([entry])));
  for (let visit = 0; visit < 3; visit += 1) expect(await ask()).toBe(true);
  expect(asked()).toBe(1);
});
