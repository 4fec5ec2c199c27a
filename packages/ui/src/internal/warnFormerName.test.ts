import { afterEach, expect, test, vi } from 'vitest';
import { warnFormerName } from './warnFormerName.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

afterEach(() => {
  warn.mockClear();
  vi.unstubAllEnvs();
});

test('warns once for each name, and says what to use', () => {
  warnFormerName('FieldPicker', 'picked', 'selected');
  warnFormerName('FieldPicker', 'picked', 'selected');
  warnFormerName('ProviderRows', 'picked', 'selected');
  expect(warn.mock.calls).toEqual([
    [
      '@millrace/ui: `picked` of FieldPicker is now `selected`. The next major version removes the former name.',
    ],
    [
      '@millrace/ui: `picked` of ProviderRows is now `selected`. The next major version removes the former name.',
    ],
  ]);
});

test('is silent in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  warnFormerName('Toast', 'success', 'positive');
  expect(warn).not.toHaveBeenCalled();
});
