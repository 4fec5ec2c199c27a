import { describe, expect, it } from 'vitest';
import { activityOf } from './activity.ts';

const line = { id: 1, at: new Date(0), level: 'info', message: 'x' };

describe('the activity that a line reports', () => {
  it.each([
    ['a sync that is done', { step: 'sync', details: { records: 1 } }, 'runs'],
    ['the start of a sync', { step: 'sync', details: null }, undefined],
    ['a table that was read', { step: 'read', details: { records: 1 } }, undefined],
    ['an error', { level: 'error', step: 'read' }, 'failures'],
    ['a stop', { level: 'error', step: 'pipeline', details: { event: 'errored' } }, 'failures'],
    ['a recovery', { step: 'pipeline', details: { event: 'recovered' } }, 'recoveries'],
    ['a pause', { step: 'pipeline', details: { event: 'paused' } }, 'changes'],
    ['a new name', { step: 'pipeline', details: { event: 'changed', fields: 'name' } }, 'changes'],
    ['other tables', { step: 'pipeline', details: { event: 'changed', fields: 'sync_mappings' } }, 'schema'],
    ['an equal schema', { level: 'debug', step: 'schema' }, undefined],
    ['a different schema', { step: 'schema' }, 'schema'],
    ['an unknown event', { step: 'pipeline', details: { event: 'toString' } }, undefined],
    ['a line without assumed fields', {}, undefined],
  ])('%s', (_, fields, kind) => {
    expect(activityOf({ ...line, ...fields })).toBe(kind);
  });
});
