import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { toId } from '../../domain/entities/id.ts';
import { assumed } from '../assumed.ts';
import { listPipelines, pipelineDelta } from './pipelines.ts';

describe('a page of pipelines', () => {
  const decode = (body: unknown) => v.parse(listPipelines.response, body);

  it('drops and counts unreadable rows', () => {
    const page = decode({
      count: 3,
      results: [{ id: 1, name: 'A', status: 'running' }, { id: 'x' }, null],
      next: null,
    });
    expect(page).toMatchObject({ count: 3, unreadable: 2, number: 1, hasNext: false });
    expect(page.rows.map(({ id }) => id)).toEqual([1]);
  });

  it('keeps the later of two duplicate rows', () => {
    const twice = ['Old', 'New'].map((name) => ({ id: '5', name, status: 'running' }));
    expect(decode({ count: 2, results: twice }).rows.map(({ id, name }) => [id, name])).toEqual([
      [toId(5), 'New'],
    ]);
  });

  it('decodes without any assumed field, and with all of them invalid', () => {
    const broken = Object.fromEntries(
      assumed.filter(({ on }) => on === 'pipeline').map(({ field }) => [field, { nonsense: true }]),
    );
    for (const extra of [{}, broken]) {
      const page = decode({ count: 1, results: [{ id: 1, name: 'A', status: 'running', ...extra }] });
      expect(page.unreadable).toBe(0);
      expect(page.rows[0]).toMatchObject({ id: 1, name: 'A', status: 'running' });
    }
  });

  it('accepts each form of an instant (A-15)', () => {
    const at = (last_synced_at: unknown) =>
      decode({ count: 1, results: [{ id: 1, name: 'A', status: 'running', last_synced_at }] }).rows[0]
        ?.lastSyncedAt;
    expect(at('2026-03-04T10:00:00+01:00')).toEqual(new Date('2026-03-04T09:00:00Z'));
    expect(at('2026-03-04')).toEqual(new Date('2026-03-04T23:59:59.999Z'));
    expect(at(1_772_618_400)).toEqual(new Date('2026-03-04T10:00:00Z'));
    expect(at(1_772_618_400_000)).toEqual(new Date('2026-03-04T10:00:00Z'));
    expect(at('never')).toBeUndefined();
  });

  it('makes hidden characters visible in the names of the pipeline, its source and its destination', () => {
    const lying = 'invoice\u202Egnp.exe';
    const shown = 'invoice[U+202E]gnp.exe';
    const source = { id: 1, name: lying, type: 'postgres' };
    const { rows } = decode({ count: 1, results: [{ id: 1, name: lying, status: 'running', source }] });
    expect(rows[0]).toMatchObject({ name: shown, source: { name: shown } });
    expect(v.parse(pipelineDelta, { name: lying })).toEqual({ name: shown });
  });

  it('freezes its rows', () => {
    const row = decode({ count: 1, results: [{ id: 1, name: 'A', status: 'running' }] }).rows[0];
    expect(Object.isFrozen(row)).toBe(true);
  });
});
