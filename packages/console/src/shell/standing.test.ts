import { getSource, listAlertTriggers, listPipelines, listSources } from '@millrace/ui/contract';
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
  expect(readStanding(open())).toEqual({
    pipelines: undefined,
    alerts: undefined,
    sources: undefined,
    destinations: undefined,
  });
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

describe('the sources that refuse', () => {
  const refused = {
    id: toId<'pipeline'>(3),
    name: 'Payments',
    status: 'errored',
    lastError: 'Stripe refused the key: it was revoked.',
    sourceId: toId<'source'>(4),
    source: { id: toId<'source'>(4), name: 'Payments', type: 'stripe' },
  } as const;
  const stripe = {
    id: toId<'source'>(4),
    name: 'Payments',
    type: 'stripe',
    status: 'active',
    config: {},
    variant: null,
    connectionType: null,
    lastTest: { at: new Date('2026-03-01'), success: false },
  };
  const whole = (count: number) => ({ ...pageOf({ count }), rows: [refused] });
  const sources = read(listSources, { status: 'active', page: 1 });

  it('are counted from the stopped pipelines and the sources that were read, and not before', () => {
    const queryClient = open();
    queryClient.setQueryData(errored.queryKey, whole(1));
    expect(readStanding(queryClient)).toMatchObject({ sources: undefined, destinations: 0 });
    queryClient.setQueryData(sources.queryKey, { ...pageOf({ count: 9 }), rows: [stripe] });
    expect(readStanding(queryClient).sources).toBe(1);
  });

  it('are not known while more pipelines have stopped than were read', () => {
    const queryClient = open();
    queryClient.setQueryData(errored.queryKey, whole(2));
    queryClient.setQueryData(sources.queryKey, { ...pageOf({ count: 1 }), rows: [stripe] });
    expect(readStanding(queryClient).sources).toBeUndefined();
  });

  it('are known by the newest answer, of a list or of one of them', () => {
    const queryClient = open();
    queryClient.setQueryData(errored.queryKey, whole(1), { updatedAt: 1 });
    const old = { ...pageOf({ count: 1 }), rows: [stripe] };
    queryClient.setQueryData(sources.queryKey, old, { updatedAt: 1 });
    const { queryKey } = read(getSource, { id: stripe.id });
    const tested = { ...stripe, lastTest: { at: new Date('2026-03-04'), success: true } };
    const synced = { ...refused, lastSyncedAt: new Date('2026-03-03') };
    queryClient.setQueryData(errored.queryKey, { ...pageOf({ count: 1 }), rows: [synced] });
    expect(readStanding(queryClient).sources).toBe(1);
    queryClient.setQueryData(queryKey, tested, { updatedAt: 2 });
    expect(readStanding(queryClient).sources).toBe(0);
    queryClient.setQueryData(sources.queryKey, old, { updatedAt: 3 });
    expect(readStanding(queryClient).sources).toBe(1);
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
