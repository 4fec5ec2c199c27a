import { listAlertTriggers, listPipelines } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import type { Page } from '@millrace/ui/domain/remote';
import { homeQuestions } from '@millrace/ui/domain/views';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';

import { read } from '../data/read.ts';
import { readStanding, watchStanding, type Standing } from './standing.ts';

const pageOf = (more: Partial<Page<never>>): Page<never> => ({
  rows: [],
  count: 0,
  number: 1,
  hasNext: false,
  unreadable: 0,
  counts: null,
  ...more,
});
const errored = read(listPipelines, homeQuestions.errored);
const listed = read(listPipelines, { status: 'active', page: 2, search: 'orders' });
const triggers = read(listAlertTriggers, homeQuestions.triggers);
const trigger = (id: number, alertId: number) => ({
  id: toId<'alertTrigger'>(id),
  alertId: toId<'alert'>(alertId),
  status: 'open' as const,
});
const open = () => new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });

test('without any list, nothing is known', () => {
  expect(readStanding(open())).toEqual({ pipelines: undefined, alerts: undefined });
});

describe('the pipelines that stopped', () => {
  it('are counted by any list that has the numbers by status', () => {
    const queryClient = open();
    queryClient.setQueryData(listed.queryKey, pageOf({ counts: { running: 3, errored: 2 } }));
    expect(readStanding(queryClient).pipelines).toBe(2);
  });

  it('are counted by the list of the errored ones, if the service obeys the filter', () => {
    const queryClient = open();
    queryClient.setQueryData(errored.queryKey, pageOf({ count: 4 }));
    expect(readStanding(queryClient).pipelines).toBe(4);
    queryClient.setQueryData(errored.queryKey, pageOf({ count: 24, misfits: 20 }));
    expect(readStanding(queryClient).pipelines).toBeUndefined();
  });

  it('are not counted by a list that is narrowed', () => {
    const queryClient = open();
    const narrowed = read(listPipelines, { status: 'errored', search: 'orders' });
    queryClient.setQueryData(narrowed.queryKey, pageOf({ count: 1 }));
    expect(readStanding(queryClient).pipelines).toBeUndefined();
  });

  it('are those of the newest answer', () => {
    const queryClient = open();
    queryClient.setQueryData(listed.queryKey, pageOf({ counts: { errored: 2 } }), { updatedAt: 2 });
    queryClient.setQueryData(errored.queryKey, pageOf({ count: 5 }), { updatedAt: 1 });
    expect(readStanding(queryClient).pipelines).toBe(2);
  });

  it('are unknown once the answer may have changed and no screen reads it again', async () => {
    const queryClient = open();
    queryClient.setQueryData(listed.queryKey, pageOf({ counts: { errored: 2 } }));
    await queryClient.invalidateQueries({ queryKey: listed.queryKey });
    expect(readStanding(queryClient).pipelines).toBeUndefined();
  });
});

describe('the alerts that fire', () => {
  it('are counted once, whatever the number of their triggers', () => {
    const queryClient = open();
    const rows = [trigger(1, 7), trigger(2, 7), trigger(3, 8)];
    queryClient.setQueryData(triggers.queryKey, { ...pageOf({}), rows, count: 3 });
    expect(readStanding(queryClient).alerts).toBe(2);
  });

  it('are unknown while more triggers follow', () => {
    const queryClient = open();
    queryClient.setQueryData(triggers.queryKey, { ...pageOf({}), rows: [trigger(1, 7)], count: 3 });
    expect(readStanding(queryClient).alerts).toBeUndefined();
  });
});

describe('following it', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows each change once, and none after the end', () => {
    const queryClient = open();
    const shown: Standing[] = [];
    const stop = watchStanding(queryClient, (standing) => shown.push(standing));
    const set = (count: number) => {
      queryClient.setQueryData(errored.queryKey, pageOf({ count }));
      vi.advanceTimersByTime(1_000);
    };
    for (const count of [1, 1, 2]) set(count);
    stop();
    set(3);
    expect(shown.map(({ pipelines }) => pipelines)).toEqual([undefined, 1, 2]);
  });
});
