import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLazyCode, retryDelaysMs, whenIdle } from './lazyCode.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('lazy code', () => {
  it('is loaded once for several callers', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'parts');
    const code = createLazyCode(load);
    expect(code.read()).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
    code.ask();
    code.ask();
    await settled();
    code.ask();
    expect(code.read()).toBe('parts');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('notifies subscribers, and not those that unsubscribed', async () => {
    const code = createLazyCode(async () => 'parts');
    const seen: (string | undefined)[] = [];
    const left = vi.fn<() => void>();
    code.subscribe(() => seen.push(code.read()));
    code.subscribe(left)();
    code.ask();
    await settled();
    expect(seen).toEqual(['parts']);
    expect(left).not.toHaveBeenCalled();
  });

  it('is retried after a failure, but not before the failure is known', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('parts');
    const code = createLazyCode(load);
    const listener = vi.fn<() => void>();
    code.subscribe(listener);
    code.ask();
    code.ask();
    expect(load).toHaveBeenCalledTimes(1);
    await settled();
    expect(code.read()).toBeUndefined();
    expect(listener).not.toHaveBeenCalled();
    code.ask();
    await settled();
    expect(code.read()).toBe('parts');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('code that fails to load', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const failing = () => vi.fn<() => Promise<string>>(() => Promise.reject(new Error('gone')));
  const pass = async () => {
    for (const delay of retryDelaysMs) {
      await settled();
      vi.advanceTimersByTime(delay);
    }
    await settled();
  };

  it('is retried a few times while it has subscribers', async () => {
    const load = failing();
    const code = createLazyCode(load);
    code.subscribe(() => undefined);
    code.ask();
    await pass();
    expect(load).toHaveBeenCalledTimes(1 + retryDelaysMs.length);
    await pass();
    expect(load).toHaveBeenCalledTimes(1 + retryDelaysMs.length);
  });

  it('reports the failure after the third attempt and retries on request', async () => {
    const load = failing();
    const code = createLazyCode(load);
    const seen: string[] = [];
    code.subscribe(() => seen.push(code.progress()));
    code.ask();
    await settled();
    vi.advanceTimersByTime(retryDelaysMs[0]);
    await settled();
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(retryDelaysMs[1]);
    await settled();
    expect(seen).toEqual(['failed']);

    code.ask();
    expect(seen).toEqual(['failed', 'retrying']);
    await settled();
    // The new attempt replaces the pending background attempt.
    vi.advanceTimersByTime(retryDelaysMs[0]);
    await settled();
    expect(load).toHaveBeenCalledTimes(5);
    load.mockResolvedValueOnce('parts');
    vi.advanceTimersByTime(retryDelaysMs[1]);
    await settled();
    expect(code.read()).toBe('parts');
    expect(load).toHaveBeenCalledTimes(6);
  });

  it('is not retried without subscribers', async () => {
    const load = failing();
    createLazyCode(load).ask();
    await pass();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('notifies its subscribers when a later attempt succeeds', async () => {
    const load = failing().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('parts');
    const code = createLazyCode(load);
    const listener = vi.fn<() => void>();
    code.subscribe(listener);
    code.ask();
    await pass();
    expect(code.read()).toBe('parts');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('when the page is idle', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('uses requestIdleCallback where the browser has it, and cancels it', () => {
    const [request, cancel] = [vi.fn<() => number>(() => 7), vi.fn<(id: number) => void>()];
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
    const callback = () => undefined;
    whenIdle(callback)();
    expect(request).toHaveBeenCalledWith(callback, { timeout: 2_000 });
    expect(cancel).toHaveBeenCalledWith(7);
  });

  it('falls back to a timer, which can be cancelled', () => {
    const [wanted, unwanted] = [vi.fn<() => void>(), vi.fn<() => void>()];
    whenIdle(wanted);
    whenIdle(unwanted)();
    vi.runAllTimers();
    expect(wanted).toHaveBeenCalledTimes(1);
    expect(unwanted).not.toHaveBeenCalled();
  });
});
