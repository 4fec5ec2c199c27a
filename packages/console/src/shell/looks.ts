import type { UserId } from '@millrace/ui/domain/entities';
import type { Density } from '@millrace/ui/screens/AppShell';
import type { ThemeName } from '@millrace/ui/theme';

import type { StoredText } from '../kit/storedText.ts';

/** How the product looks for one person, and which keys act. */
export interface Look {
  readonly theme: ThemeName;
  readonly density: Density;
  /** Whether keys without a modifier act. */
  readonly hasSingleKeys: boolean;
}

type Looks = Readonly<Record<string, unknown>>;

function readLooks(stored: StoredText): Looks {
  try {
    const looks: unknown = JSON.parse(stored.read() ?? '{}');
    return looks !== null && typeof looks === 'object' ? { ...looks } : {};
  } catch {
    return {};
  }
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The look that a person has chosen in this browser; it may have been tampered with, and then counts as missing. A person
 * who is new to a browser that others use begins with the device's theme, not with theirs.
 */
export function readLook(stored: StoredText, id: UserId): Partial<Look> {
  const looks = readLooks(stored);
  const own = looks[id];
  if (!isObject(own)) return Object.keys(looks).length > 0 ? { theme: 'system' } : {};
  const theme = oneOf(['system', 'light', 'dark'], own['theme']);
  const density = oneOf(['comfortable', 'compact'], own['density']);
  return {
    ...(theme && { theme }),
    ...(density && { density }),
    ...(own['hasSingleKeys'] === false && { hasSingleKeys: false }),
  };
}

export const writeLook = (stored: StoredText, id: UserId, look: Look): void =>
  void stored.write(JSON.stringify({ ...readLooks(stored), [id]: look }));
