import { expect, test, vi } from 'vitest';
import { queueOf } from './toastQueue.ts';
import { createToasts } from './toasts.ts';

test.each([
  ['success', 'positive'],
  ['error', 'critical'],
  ['warning', 'caution'],
] as const)('the former tone %s is shown as %s', (former, tone) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const toasts = createToasts();
  toasts.show({ tone: former, title: 'Pipeline paused.' });
  expect(queueOf(toasts).visibleToasts[0]?.content.tone).toBe(tone);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`is now \`${tone}\``));
});

test('a critical toast stays, also under its former name', () => {
  const toasts = createToasts();
  toasts.show({ tone: 'error', title: 'Failed to send feedback.' }, { duration: 10 });
  expect(queueOf(toasts).visibleToasts[0]?.timeout).toBeUndefined();
});
