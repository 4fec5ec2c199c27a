import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import type { PipelineEvent } from '../entities/pipelineEvent.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { errorReport, failureTime } from './errorReport.ts';
import { explainError } from './explainError.ts';

const pipeline: Pipeline = {
  id: toId(3),
  name: 'Payments ledger',
  status: 'errored',
  region: 'eu-west-1',
  source: { id: toId(3), name: 'Stripe live', type: 'stripe' },
  destination: { id: toId(1), name: 'Analytics', type: 'snowflake' },
  lastSyncedAt: new Date('2026-03-04T08:51:37Z'),
  lastError: 'Stripe refused the key: it was revoked.',
};

const at = (minute: number) => new Date(Date.UTC(2026, 2, 4, 9, minute));
const started = (minute: number): PipelineEvent => ({
  id: minute * 10,
  at: at(minute),
  level: 'info',
  step: 'sync',
  message: 'A sync has started.',
});
const failed = (minute: number): PipelineEvent => ({
  id: minute * 10 + 1,
  at: at(minute),
  level: 'error',
  message: 'The pipeline stopped with an error.',
  details: { event: 'errored' },
});
const ended = (minute: number): PipelineEvent => ({
  ...started(minute),
  id: minute * 10 + 1,
  details: { records: 12, duration_ms: 900 },
  message: 'The sync has ended.',
});

describe('the time of a failure', () => {
  it('is that of the first one in a row', () => {
    const lines = [started(1), ended(2), started(16), failed(17), started(31), failed(32)].toReversed();
    expect(failureTime(lines)).toEqual({ at: at(17), isFirst: true });
  });

  it('is that of the last one if the log begins with a failure', () => {
    expect(failureTime([failed(32), failed(17)])).toEqual({ at: at(32), isFirst: false });
  });

  it('is unknown if the log has no failure at its end', () => {
    expect(failureTime([])).toBeUndefined();
    expect(failureTime([started(1), failed(2), started(16)].toReversed())).toBeUndefined();
  });
});

describe('a report', () => {
  const error = explainError(pipeline.lastError, pipeline);

  it('has what support asks for', () => {
    expect(errorReport(pipeline, error, at(17))).toBe(
      [
        'Pipeline: Payments ledger (ID 3)',
        'Status: Errored',
        'Source: Stripe live (Stripe, ID 3)',
        'Destination: Analytics (Snowflake, ID 1)',
        'Region: eu-west-1',
        'Failed: 2026-03-04T09:17:00.000Z',
        'Last sync: 2026-03-04T08:51:37.000Z',
        'Cause: Stripe refused the key.',
        'Error: Stripe refused the key: it was revoked.',
      ].join('\n'),
    );
  });

  it('leaves out what is unknown', () => {
    const { id, name, status } = pipeline;
    expect(errorReport({ id, name, status }, undefined, undefined)).toBe(
      'Pipeline: Payments ledger (ID 3)\nStatus: Errored',
    );
  });

  it('never has the secret of an error', () => {
    const secret = fc.stringMatching(/^[a-z]{6}[0-9][A-Za-z0-9]{6,20}$/);
    fc.assert(
      fc.property(secret, (value) => {
        const lastError = `Invalid API Key provided: sk_live_${value} (postgres://u1:${value}@db.example/shop, password=${value})`;
        expect(errorReport({ ...pipeline, lastError }, error, undefined)).not.toContain(value);
      }),
    );
  });
});
