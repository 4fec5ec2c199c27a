import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('assumes a network until the browser reports otherwise, and follows its events', async () => {
  const page = new EventTarget();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const { isOnline } = await import('./network.ts');
  expect(isOnline()).toBe(true);
  page.dispatchEvent(new Event('offline'));
  expect(isOnline()).toBe(false);
  page.dispatchEvent(new Event('online'));
  expect(isOnline()).toBe(true);
});
