import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warnFormerName } from './warnFormerName.ts';

// Names that no component has: other tests run in the same process, and each name warns once.
const warn = () => vi.mocked(console.warn);

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('warns once for each name, and says what to use', () => {
  vi.stubEnv('NODE_ENV', 'development');
  warnFormerName('Lamp', 'lit', 'isOn');
  warnFormerName('Lamp', 'lit', 'isOn');
  warnFormerName('Torch', 'lit', 'isOn');
  expect(warn().mock.calls).toEqual([
    ['@millrace/ui: `lit` of Lamp is now `isOn`. The next major version removes the former name.'],
    ['@millrace/ui: `lit` of Torch is now `isOn`. The next major version removes the former name.'],
  ]);
});

test('is silent in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  warnFormerName('Lantern', 'lit', 'isOn');
  expect(warn()).not.toHaveBeenCalled();
});
