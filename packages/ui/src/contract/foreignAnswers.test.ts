import fc from 'fast-check';
import { expect, test } from 'vitest';

import { describeProblem, ProblemError, type Problem } from '../domain/outcome/problem.ts';
import * as contract from '../entries/contract.ts';
import { authoriseChannel, deletePipeline, getPipelineUsage, listPipelines } from '../entries/contract.ts';
import { toId } from '../domain/entities/id.ts';
import { perform } from './interpret.ts';
import { bind, type Call } from './call.ts';

/** Pages of proxies, gateways, filters and networks that ask to sign in. */
const pages = fc.oneof(
  fc.constantFrom(
    '<!DOCTYPE html><html><head><title>Access denied</title></head><body>Blocked by policy</body></html>',
    '\r\n\t <html><body><h1>502 Bad Gateway</h1><hr><center>nginx</center></body></html>',
    '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" ""><html/>',
    '\uFEFF<!doctype html><meta http-equiv="refresh" content="0; url=https://portal.example/login">',
    '<!-- blocked --><HTML></HTML>',
    '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
    'Access denied by your organisation.',
    'upstream connect error or disconnect/reset before headers',
    'error code: 1020',
  ),
  fc.string().map((text) => `<html><body>${text}</body></html>`),
);
const types = fc.constantFrom(
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'application/json',
  '',
  null,
);
const refusals = fc.integer({ min: 400, max: 599 });

const thrownBy = async (call: () => Promise<unknown>): Promise<Problem | undefined> => {
  try {
    await call();
  } catch (thrown) {
    if (thrown instanceof ProblemError) return thrown.problem;
    throw thrown;
  }
  return undefined;
};

const answering = (status: number, body: string, type: string | null) => async () => {
  const headers = new Headers();
  if (type !== null) headers.set('Content-Type', type);
  // A body of bytes has no type of its own.
  return new Response(new TextEncoder().encode(body), { status, headers });
};

const id = toId<'pipeline'>(1);
const calls = [
  bind(listPipelines, {}),
  bind(getPipelineUsage, { id }),
  bind(deletePipeline, { id }),
  bind(authoriseChannel, { body: { channelName: 'private-user-1', socketId: '1.2' } }),
];

test('a page in place of an answer is never taken for the service’s own, whatever its status and type (F16)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constant(200), refusals),
      pages,
      types,
      fc.constantFrom(...calls),
      async (status, page, type, call) => {
        // Text in place of an answer that nobody reads is a success.
        fc.pre(status !== 200 || call.call.response !== undefined || page.trimStart().startsWith('<'));
        const problem = await thrownBy(() => perform<Call>(answering(status, page, type), call));
        expect(problem).toMatchObject({ kind: 'html', foreignStatus: status });
        // Nothing takes it for a missing object, a missing permission or the end of the session.
        expect(problem?.status).toBeUndefined();
        const words = describeProblem(problem ?? { kind: 'bug' });
        expect(problem?.isOutcomeUnknown ? words.title : words.advice).toMatch(
          /could not confirm|^Something between you and the service replied/,
        );
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a write that a gateway could not pass on may have been carried out; one that a proxy refused was not', async () => {
  const unknown = async (status: number) =>
    (
      await thrownBy(() =>
        perform<Call>(answering(status, '<html></html>', 'text/html'), bind(deletePipeline, { id })),
      )
    )?.isOutcomeUnknown ?? false;
  for (const status of [200, 502, 504]) expect(await unknown(status)).toBe(true);
  for (const status of [400, 403, 404, 407, 413, 429, 451, 511]) expect(await unknown(status)).toBe(false);
});

test('only something on the way answers 407 and 511, in JSON too', async () => {
  const bodies = [{ message: 'Forbidden' }, { detail: 'Sign in to the network.' }, 'Forbidden', 42];
  for (const status of [407, 511]) {
    for (const body of bodies) {
      const answer = answering(status, JSON.stringify(body), 'application/json');
      const problem = await thrownBy(() => perform(answer, bind(listPipelines, {})));
      expect(problem).toEqual({ kind: 'html', foreignStatus: status, request: problem?.request });
    }
  }
});

test('every refusal in JSON is the service’s, in whatever form it explains itself', async () => {
  const own = fc.oneof(
    fc.constantFrom('', '{}', '{"detail":"No."}', '{"detail":[]}', '{"detail":null}', '{"message":"No."}'),
    fc.json(),
  );
  await fc.assert(
    fc.asyncProperty(
      refusals.filter((status) => ![407, 511].includes(status)),
      own,
      types,
      async (status, body, type) => {
        const problem = await thrownBy(() => perform(answering(status, body, type), bind(listPipelines, {})));
        expect(problem).toMatchObject({ kind: 'http', status });
      },
    ),
  );
});

test('no call of the contract takes a page for a success', async () => {
  const every = Object.values<unknown>(contract).filter(
    (each): each is Call => typeof each === 'object' && each !== null && 'method' in each,
  );
  for (const call of every) {
    const args = Object.fromEntries(Object.keys(call.params).map((name) => [name, 1]));
    const bound = { call, args: { ...args, body: {} } } as Parameters<typeof perform<Call>>[1];
    for (const status of [200, 403]) {
      const answer = answering(status, '<html></html>', 'text/html');
      expect([call.name, (await thrownBy(() => perform<Call>(answer, bound)))?.kind]).toEqual([
        call.name,
        'html',
      ]);
    }
  }
});
