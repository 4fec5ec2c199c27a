import type { Client } from '@millrace/ui/domain/entities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ada } from './user.test.data.ts';
import { recheckIntervalMs, watchAccess } from './watchAccess.ts';

const start = Date.parse('2026-03-04T10:00:00Z');
const day = 86_400_000;

const trialUntil = (at: number): Client => ({
  ...ada.client,
  isBypassBilling: false,
  trialExpiryDate: new Date(at),
});

/** A page with a trial. `verify` returns the service's current state. */
function setUp(client: Client, { isAtBilling = false } = {}) {
  let held: Client | undefined = client;
  let isPresent = true;
  let listener = () => {};
  const service = { client };
  const verify = vi.fn<() => Promise<void>>(async () => {
    held &&= service.client;
  });
  const onCheck = vi.fn<() => void>();
  const stop = watchAccess({
    client: () => held,
    now: () => new Date(),
    isAtBilling: () => isAtBilling,
    verify,
    presence: {
      isPresent: () => isPresent,
      subscribe: (onChange) => {
        listener = onChange;
        return () => (listener = () => {});
      },
    },
    onCheck,
  });
  return {
    service,
    verify,
    onCheck,
    stop,
    signOut: () => (held = undefined),
    appear(present: boolean) {
      isPresent = present;
      listener();
    },
  };
}

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

describe('access that ends while a page is open', () => {
  it('is checked at that instant, and then reported', async () => {
    const { verify, onCheck } = setUp(trialUntil(start + 1_800_000));
    await vi.advanceTimersByTimeAsync(1_799_999);
    expect(verify).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(verify).toHaveBeenCalledTimes(1);
    expect(onCheck).toHaveBeenCalledTimes(1);
  });

  it('is reported although the check failed', async () => {
    const { verify, onCheck } = setUp(trialUntil(start + 60_000));
    verify.mockRejectedValueOnce(new Error('gone'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onCheck).toHaveBeenCalledTimes(1);
  });

  it('is not checked until the page is visible', async () => {
    const { verify, appear } = setUp(trialUntil(start + 60_000));
    appear(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(verify).not.toHaveBeenCalled();
    appear(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('is checked again at the new end after an extension', async () => {
    const { service, verify } = setUp(trialUntil(start + 60_000));
    service.client = trialUntil(start + 180_000);
    await vi.advanceTimersByTimeAsync(179_999);
    expect(verify).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(verify).toHaveBeenCalledTimes(2);
  });

  it('is noticed after the computer has slept', async () => {
    const { verify } = setUp(trialUntil(start + 30 * 60_000));
    vi.setSystemTime(start + day);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(verify).toHaveBeenCalledTimes(1);
  });
});

describe('a change without a known date', () => {
  it('is found by an hourly check', async () => {
    const { verify } = setUp(trialUntil(start + 30 * day));
    await vi.advanceTimersByTimeAsync(recheckIntervalMs - 1);
    expect(verify).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(verify).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(recheckIntervalMs);
    expect(verify).toHaveBeenCalledTimes(2);
  });

  it('does not cause a check on every return to the page', async () => {
    const { verify, appear } = setUp(trialUntil(start + day));
    appear(false);
    appear(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(verify).not.toHaveBeenCalled();
  });

  it.each([
    ['where it is closed', trialUntil(start - 1), false],
    ['where billing is on screen', trialUntil(start + day), true],
  ])('is checked on the return %s', async (_, client, isAtBilling) => {
    const { verify, appear } = setUp(client, { isAtBilling });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(verify).not.toHaveBeenCalled();
    appear(true);
    appear(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('is not checked after signing out, or once the page is left', async () => {
    const left = setUp(trialUntil(start + 60_000));
    left.stop();
    const gone = setUp(trialUntil(start + 60_000));
    gone.signOut();
    await vi.advanceTimersByTimeAsync(day);
    gone.appear(true);
    left.appear(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(left.verify).not.toHaveBeenCalled();
    expect(gone.verify).not.toHaveBeenCalled();
  });
});
