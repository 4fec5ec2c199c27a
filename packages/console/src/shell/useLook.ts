import type { UserId } from '@millrace/ui/domain/entities';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { storedText } from '../kit/storedText.ts';
import { readLook, writeLook, type Look } from './looks.ts';
import { themeAtom } from './theme.ts';

const stored = storedText(() => localStorage, 'millrace.looks');

/** The person's own theme, density and keys. The theme is also the one of the next first paint. */
export function useLook(id: UserId) {
  const [theme, setTheme] = useAtom(themeAtom);
  const [density, setDensity] = useState(() => readLook(stored, id).density ?? 'comfortable');
  const [hasSingleKeys, setSingleKeys] = useState(() => readLook(stored, id).hasSingleKeys ?? true);
  useEffect(() => {
    const own = readLook(stored, id).theme;
    if (own) setTheme(own);
  }, [id, setTheme]);
  const keep = (change: Partial<Look>) => {
    writeLook(stored, id, { theme, density, hasSingleKeys, ...change });
    if (change.theme) setTheme(change.theme);
    if (change.density) setDensity(change.density);
    if (change.hasSingleKeys !== undefined) setSingleKeys(change.hasSingleKeys);
  };
  return { theme, density, hasSingleKeys, keep };
}
