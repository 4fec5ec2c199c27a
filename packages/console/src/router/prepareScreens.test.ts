import { visibleNavigation } from '@millrace/ui/domain/routes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { prepareScreens } from './prepareScreens.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the screens that the navigation opens, and a dialog, are loaded ahead, in order, after a pause', async () => {
  const prepared: string[] = [];
  const codeOf = (name: string) => ({ prepare: async () => void prepared.push(name) });
  const hrefs = visibleNavigation({ hasObservability: true }).map(({ to }) => to);
  const dialog = { prefetch: async () => void prepared.push('a dialog') };
  const done = prepareScreens(hrefs, codeOf, [dialog]);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(prepared).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  await done;
  expect(prepared).toEqual([
    'a dialog',
    'pipelinesList',
    'sourcesList',
    'destinationsList',
    'alertsList',
    'settingsAccount',
  ]);
});
