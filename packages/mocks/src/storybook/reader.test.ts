import {
  bind,
  getMe,
  getPipeline,
  listPipelines,
  requestFor,
  setPipelineStatus,
  type Transport,
} from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { describe, expect, it } from 'vitest';
import { createService } from '../assembly/createService.ts';
import { createReader } from './reader.ts';

const open = (): Transport => {
  const service = createService({ person: 'admin@acme.example' });
  return ({ url, ...init }) => service.handle(new Request(`http://twin.test${url}`, init));
};
const first = bind(getPipeline, { id: toId<'pipeline'>(1) });

describe('a reader', () => {
  it('returns the requested data, and its progress', async () => {
    const transport = open();
    const reader = createReader(
      { me: bind(getMe, {}), missing: bind(getPipeline, { id: toId<'pipeline'>(99) }) },
      transport,
    );
    const states: string[] = [];
    const settled = new Promise<void>((resolve) => {
      reader.subscribe(() => {
        const { me, missing } = reader.brought();
        states.push(`${me?.state} ${missing?.state}`);
        if (me?.state === 'ready' && missing?.state === 'failed') resolve();
      });
    });
    await settled;
    expect(states[0]).toBe('loading loading');
    expect(reader.brought()).toMatchObject({
      me: { state: 'ready', value: { firstName: 'Noor' } },
      missing: { state: 'failed', problem: { status: 404 } },
    });
  });

  it('keeps its data while it refetches', async () => {
    const transport = open();
    const reader = createReader({ first }, transport);
    const next = (wanted: string) =>
      new Promise<void>((resolve) => {
        const leave = reader.subscribe(() => {
          const { first: one } = reader.brought();
          if (one?.state === 'ready' && !one.isRefreshing && JSON.stringify(one.value).includes(wanted)) {
            leave();
            resolve();
          }
        });
      });
    const stay = reader.subscribe(() => {});
    await next('"status":"running"');
    await transport(requestFor(bind(setPipelineStatus, { id: toId<'pipeline'>(1), status: 'paused' })));
    reader.refresh();
    expect(reader.brought()).toMatchObject({ first: { state: 'ready', isRefreshing: true } });
    await next('"status":"pausing"');
    stay();
  });

  it('uses the latest round, whatever arrives last', async () => {
    const transport = open();
    const waiting: (() => void)[] = [];
    const held: Transport = async (request) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return transport(request);
    };
    let rounds = 0;
    const counted: Transport = (request) => {
      rounds += 1;
      return held(request);
    };
    const reader = createReader({ list: bind(listPipelines, { pageSize: 1 }) }, counted);
    let changes = 0;
    reader.subscribe(() => {
      changes += 1;
    });
    reader.refresh();
    expect(rounds).toBe(2);
    const before = changes;
    waiting[1]?.();
    await expect.poll(() => reader.brought()['list']?.state).toBe('ready');
    const settled = reader.brought();
    waiting[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reader.brought()).toBe(settled);
    expect(changes).toBe(before + 1);
  });

  it('fetches nothing before the first listener', () => {
    let asked = 0;
    const reader = createReader({ first }, () => {
      asked += 1;
      return Promise.reject(new TypeError('never'));
    });
    expect(reader.brought()).toEqual({ first: { state: 'loading' } });
    expect(asked).toBe(0);
  });
});
