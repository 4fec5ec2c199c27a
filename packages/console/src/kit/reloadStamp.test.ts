import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { lateCode } from './lateCode.ts';
import { reloadStamp } from './reloadStamp.ts';

/** Storage whose faults are chosen. */
function faulty({
  throwsOn = 'nothing',
  forgets = false,
}: {
  throwsOn?: string;
  forgets?: boolean;
}): () => Storage {
  const values = new Map<string, string>();
  const storage: Storage = {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    removeItem: (key) => void values.delete(key),
    getItem(key) {
      if (throwsOn === 'read') throw new DOMException('denied', 'SecurityError');
      return values.get(key) ?? null;
    },
    setItem(key, value) {
      if (throwsOn === 'write') throw new DOMException('full', 'QuotaExceededError');
      if (!forgets) values.set(key, value);
    },
  };
  return () => {
    if (throwsOn === 'access') throw new DOMException('denied', 'SecurityError');
    return storage;
  };
}

const firstLoad = () => ({ isReload: false, at: 1_000 });

describe('the time of the last reload', () => {
  test('is stored for the next document', () => {
    const storage = faulty({});
    expect(reloadStamp(storage, firstLoad).write(5_000)).toBe(true);
    expect(reloadStamp(storage, firstLoad).read()).toBe(5_000);
  });

  test.each([{ throwsOn: 'access' }, { throwsOn: 'read' }, { throwsOn: 'write' }, { forgets: true }])(
    'is not stored by storage with %o, and `write` says so',
    (fault) => {
      const stamp = reloadStamp(faulty(fault), firstLoad);
      expect(stamp.write(5_000)).toBe(false);
      expect(stamp.read()).toBe(0);
    },
  );
});

test('whatever the storage does, missing code reloads a page at most once', async () => {
  vi.useFakeTimers();
  const fault = fc.record({
    throwsOn: fc.constantFrom('nothing', 'access', 'read', 'write'),
    forgets: fc.boolean(),
    // It is emptied between two documents.
    isLost: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fault, async ({ isLost, ...faults }) => {
      let storage = faulty(faults);
      let reloads = 0;
      // Each round is one document, whose code is missing.
      for (let round = 0; round < 5; round += 1) {
        const load = { isReload: reloads > 0, at: Date.now() };
        const code = lateCode('login', () => Promise.reject(new TypeError('gone')), {
          reloading: {
            reload: () => (reloads += 1),
            mayReload: () => true,
            lastReload: reloadStamp(storage, () => load),
          },
        });
        void code.prefetch();
        await vi.advanceTimersByTimeAsync(5_000);
        expect(reloads).toBeLessThanOrEqual(1);
        if (isLost) storage = faulty(faults);
      }
    }),
  );
  vi.useRealTimers();
});
