import { toId } from '@millrace/ui/domain/entities';
import { expect, it } from 'vitest';

import type { StoredText } from '../kit/storedText.ts';
import { readLook, writeLook } from './looks.ts';

const memory = (text: string | null = null): StoredText => {
  let kept = text;
  return {
    read: () => kept,
    write(value) {
      kept = value;
      return true;
    },
  };
};
const [noor, mateo] = [toId<'user'>(1), toId<'user'>(2)];

it('keeps the look of each person', () => {
  const stored = memory();
  writeLook(stored, noor, { theme: 'dark', density: 'compact', hasSingleKeys: false });
  writeLook(stored, mateo, { theme: 'light', density: 'comfortable', hasSingleKeys: true });
  expect(readLook(stored, noor)).toEqual({ theme: 'dark', density: 'compact', hasSingleKeys: false });
  expect(readLook(stored, mateo)).toEqual({ theme: 'light', density: 'comfortable' });
});

it('begins with the device’s theme on a browser of others, and leaves the theme alone on a new one', () => {
  const stored = memory();
  expect(readLook(stored, noor)).toEqual({});
  writeLook(stored, noor, { theme: 'dark', density: 'compact', hasSingleKeys: true });
  expect(readLook(stored, mateo)).toEqual({ theme: 'system' });
});

it.each(['{', 'null', '7', '{"1":"dark"}', '{"1":{"theme":"pink","density":3}}'])(
  'treats %s as no choice',
  (text) => {
    const { theme, density } = readLook(memory(text), noor);
    expect([undefined, 'system']).toContain(theme);
    expect(density).toBeUndefined();
  },
);
