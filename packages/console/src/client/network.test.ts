import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function pageThatComes(network: { onLine: boolean }) {
  vi.stubGlobal('navigator', network);
  return import('./network.ts');
}

it('goes by the browser where the page came over a network', async () => {
  const network = { onLine: true };
  const { isOnline } = await pageThatComes(network);
  expect(isOnline()).toBe(true);
  network.onLine = false;
  expect(isOnline()).toBe(false);
});

it('needs no network where the page came without one', async () => {
  const { isOnline } = await pageThatComes({ onLine: false });
  expect(isOnline()).toBe(true);
});
