import { visibleNavigation } from '@millrace/ui/domain/routes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { prepareScreens } from './prepareScreens.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the screens that the navigation opens are loaded ahead, in order, after a pause', async () => {
  const prepare = vi.fn<(name: string) => Promise<void>>(() => Promise.resolve());
  const hrefs = visibleNavigation({ hasObservability: true }).map(({ to }) => to);
  const done = prepareScreens(hrefs, { prepare });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(prepare).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  await done;
  expect(prepare.mock.calls.map(([name]) => name)).toEqual([
    'pipelinesList',
    'sourcesList',
    'destinationsList',
    'alertsList',
    'settingsAccount',
  ]);
});
