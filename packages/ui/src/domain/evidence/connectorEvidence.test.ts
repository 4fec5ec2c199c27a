import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { toId } from '../entities/id.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { hourMs } from '../format/duration.ts';
import { connectorEvidence, connectorState, refusalOf, type JudgedConnector } from './connectorEvidence.ts';
import type { FactWeight } from './pipelineEvidence.ts';
import { testProofMs } from './testProof.ts';

const now = new Date('2026-03-04T10:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
const stripe: JudgedConnector = {
  name: 'Payments',
  type: 'stripe',
  lastTest: { at: hoursAgo(48), success: true },
};
const warehouse: JudgedConnector = {
  name: 'Analytics',
  type: 'snowflake',
  lastTest: { at: hoursAgo(48), success: true },
};
const revoked = 'Stripe refused the key: it was revoked.';
const pipeline = (id: number, more: Partial<Pipeline>): Pipeline => ({
  id: toId(id),
  name: `Pipeline ${id}`,
  status: 'errored',
  lastError: revoked,
  lastSyncedAt: hoursAgo(2),
  sourceSyncFrequency: hourMs,
  source: { id: toId(1), name: 'Payments', type: 'stripe' },
  destination: { id: toId(2), name: 'Analytics', type: 'snowflake' },
  ...more,
});

test.each<[string, Partial<Pipeline>[], Partial<JudgedConnector>, boolean | undefined]>([
  ['its error names the source', [{}], {}, true],
  ['a test was newer, and passed', [{}], { lastTest: { at: hoursAgo(1), success: true } }, undefined],
  ['a test was newer, and failed', [{}], { lastTest: { at: hoursAgo(1), success: false } }, true],
  ['its settings changed since', [{}], { lastTest: null }, undefined],
  ['the service does not tell of tests', [{}], { lastTest: undefined }, true],
  ['nobody knows when it last synced', [{ lastSyncedAt: null }], {}, true],
  [
    'another pipeline has read it since',
    [{}, { status: 'running', lastSyncedAt: hoursAgo(1) }],
    {},
    undefined,
  ],
  ['another pipeline read it before', [{}, { status: 'running', lastSyncedAt: hoursAgo(3) }], {}, true],
  ['its error names the destination', [{ lastError: 'Snowflake refused the password.' }], {}, undefined],
  ['its error names neither', [{ lastError: 'password authentication failed' }], {}, false],
  ['it failed for another reason', [{ lastError: 'The disk of Stripe is full.' }], {}, undefined],
  ['it does not say why', [{ lastError: null }], {}, undefined],
  ['it is paused', [{ status: 'paused' }], {}, undefined],
])('a source is refused, by name or not: %s', (_, rows, more, isNamed) => {
  const pipelines = rows.map((row, index) => pipeline(index + 1, row));
  expect(refusalOf('source', { ...stripe, ...more }, pipelines)?.isNamed).toBe(isNamed);
});

test('the other end is not blamed for an error that names the source', () => {
  expect(refusalOf('destination', warehouse, [pipeline(1, {})])).toBeUndefined();
  expect(refusalOf('source', stripe, [pipeline(1, {})])?.isNamed).toBe(true);
});

test('it is refused since the first of the last syncs', () => {
  const rows = [pipeline(1, {}), pipeline(2, { lastSyncedAt: hoursAgo(5) })];
  expect(refusalOf('source', stripe, rows)).toEqual({ pipelines: rows, since: hoursAgo(5), isNamed: true });
});

test.each<[string, Partial<Pipeline>[], string]>([
  ['a pipeline syncs on time', [{ status: 'running', lastSyncedAt: hoursAgo(0.5) }], 'onTime'],
  ['a pipeline runs late', [{ status: 'running', lastSyncedAt: hoursAgo(5) }], 'used'],
  ['the service does not say when', [{ status: 'running', lastSyncedAt: undefined }], 'used'],
  ['no pipeline uses it', [], 'unused'],
])('a connector of which %s', (_, rows, kind) => {
  const pipelines = rows.map((row, index) => pipeline(index + 1, { lastError: null, ...row }));
  expect(connectorState('source', stripe, pipelines, now).kind).toBe(kind);
});

test('the facts of a refusal have their times, and an older test is no proof', () => {
  expect(connectorEvidence('source', stripe, [pipeline(1, {})], now)).toEqual([
    { label: 'Error of Pipeline 1', weight: 'against', text: revoked },
    { label: 'Last sync that had access', weight: 'neutral', at: hoursAgo(2) },
    { label: 'Last test', weight: 'neutral', at: hoursAgo(48), text: 'passed' },
    { label: 'Used by', weight: 'neutral', text: '1 pipeline' },
  ]);
});

test.each<[string, number, boolean, FactWeight]>([
  ['passed an hour ago', 1, true, 'proof'],
  ['passed two days ago', 48, true, 'neutral'],
  ['passed in the future', -2, true, 'neutral'],
  ['failed two days ago', 48, false, 'against'],
])('a test that %s', (_, hours, success, weight) => {
  const connector = { ...stripe, lastTest: { at: hoursAgo(hours), success } };
  const fact = connectorEvidence('source', connector, [], now).find(({ label }) => label === 'Last test');
  expect(fact?.weight).toBe(weight);
});

it('has no proof that is older than its age', () => {
  const at = fc.integer({ min: -60, max: 60 }).map(hoursAgo);
  const lastTests = fc.option(fc.record({ at, success: fc.boolean() }), { nil: null });
  const fields = fc.record({
    status: fc.constantFrom('running', 'paused', 'errored'),
    lastSyncedAt: fc.option(at),
    lastError: fc.constantFrom(null, revoked),
  });
  fc.assert(
    fc.property(lastTests, fc.array(fields, { maxLength: 3 }), (lastTest, rows) => {
      const pipelines = rows.map((row, index) => pipeline(index + 1, row));
      const facts = connectorEvidence('source', { ...stripe, lastTest }, pipelines, now);
      for (const { label, weight, at: date } of facts.filter((fact) => fact.weight === 'proof')) {
        const most = label === 'Last test' ? testProofMs : 2 * hourMs;
        expect(weight === 'proof' && date && now.getTime() - date.getTime()).toBeLessThanOrEqual(most);
      }
    }),
  );
});
