import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLazyCode, retryDelaysMs, whenIdle } from './lazyCode.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('lazy code', () => {
  it('is loaded once, however many ask for it', async () => {
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

  it('tells those who wait, and none who have left', async () => {
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

  it('is asked for again after a failure, and not before that is known', async () => {
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

describe('code that does not come', () => {
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

  it('is asked for a few times more while somebody waits, and then no more', async () => {
    const load = failing();
    const code = createLazyCode(load);
    code.subscribe(() => undefined);
    code.ask();
    await pass();
    expect(load).toHaveBeenCalledTimes(1 + retryDelaysMs.length);
    await pass();
    expect(load).toHaveBeenCalledTimes(1 + retryDelaysMs.length);
  });

  it('is said to have failed after the third attempt, and tried again by whoever asks', async () => {
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
    // The attempt that was due in the background is the new one's now.
    vi.advanceTimersByTime(retryDelaysMs[0]);
    await settled();
    expect(load).toHaveBeenCalledTimes(5);
    load.mockResolvedValueOnce('parts');
    vi.advanceTimersByTime(retryDelaysMs[1]);
    await settled();
    expect(code.read()).toBe('parts');
    expect(load).toHaveBeenCalledTimes(6);
  });

  it('is not asked for again where nobody waits', async () => {
    const load = failing();
    createLazyCode(load).ask();
    await pass();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reaches those who wait with the attempt that succeeds', async () => {
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

describe('when the page is at rest', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks the browser, where it can say so, and takes the question back', () => {
    const [request, cancel] = [vi.fn<() => number>(() => 7), vi.fn<(id: number) => void>()];
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
    const callback = () => undefined;
    whenIdle(callback)();
    expect(request).toHaveBeenCalledWith(callback, { timeout: 2_000 });
    expect(cancel).toHaveBeenCalledWith(7);
  });

  it('else waits a moment, unless nobody wants it any more', () => {
    const [wanted, unwanted] = [vi.fn<() => void>(), vi.fn<() => void>()];
    whenIdle(wanted);
    whenIdle(unwanted)();
    vi.runAllTimers();
    expect(wanted).toHaveBeenCalledTimes(1);
    expect(unwanted).not.toHaveBeenCalled();
  });
});
