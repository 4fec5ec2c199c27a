import { describe, expect, it } from 'vitest';
import type { PipelineEvent } from '../entities/pipelineEvent.ts';
import { dayCauses } from './dayCauses.ts';

const day = { from: new Date('2026-03-12T00:00:00Z'), to: new Date('2026-03-13T00:00:00Z') };
const line = (time: string, fields: Partial<PipelineEvent>): PipelineEvent => ({
  id: Date.parse(time),
  at: new Date(time),
  message: `At ${time}.`,
  level: 'info',
  ...fields,
});
const kindsOf = (...lines: readonly PipelineEvent[]) => dayCauses(lines, day).map(({ kind }) => kind);

describe('what a log knows of a day', () => {
  it.each([
    ['resync', { details: { event: 'resync' } }],
    ['created', { details: { event: 'created' } }],
    ['restart', { details: { event: 'recovered' } }],
    ['schema', { details: { event: 'changed', fields: 'sync_mappings' } }],
    ['schema', { step: 'schema' }],
  ])('is a %s', (kind, fields) => expect(kindsOf(line('2026-03-12T09:00:00Z', fields))).toEqual([kind]));

  it.each([
    ['a new name', { details: { event: 'changed', fields: 'name' } }],
    ['a run', { step: 'sync', details: { records: 4 } }],
    ['an error', { level: 'error', details: { event: 'errored' } }],
    ['a line without assumed fields', {}],
    ['another word', { details: { event: 'toString' } }],
  ])('is not %s', (_, fields) => expect(kindsOf(line('2026-03-12T09:00:00Z', fields))).toEqual([]));

  it('begins and ends with the day', () => {
    const resync = { details: { event: 'resync' } };
    expect(
      kindsOf(
        line('2026-03-11T23:59:59Z', resync),
        line('2026-03-12T00:00:00Z', resync),
        line('2026-03-13T00:00:00Z', resync),
      ),
    ).toHaveLength(1);
  });

  it('is a few lines: a resync before restarts, in the order of time, each once', () => {
    const restarts = [1, 2, 3, 4].map((hour) =>
      line(`2026-03-12T0${hour}:00:00Z`, { details: { event: 'started' } }),
    );
    const resync = line('2026-03-12T08:00:00Z', { details: { event: 'resync' } });
    expect(kindsOf(resync, ...restarts, resync)).toEqual(['restart', 'restart', 'resync']);
  });
});
