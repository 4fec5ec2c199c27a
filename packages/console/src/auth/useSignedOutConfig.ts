import { readSignedOutConfig, type SignedOutConfig } from '@millrace/ui/contract';
import { useMemo, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const read = () => document.getElementById('millrace-config')?.textContent ?? '';
const readNothing = () => undefined;

/**
 * The part of the page's configuration for signed-out screens; `undefined` in a prepared page, which the build renders
 * for every configuration.
 */
export function useSignedOutConfig(): SignedOutConfig | undefined {
  const json = useSyncExternalStore(subscribe, read, readNothing);
  return useMemo(() => (json === undefined ? undefined : readSignedOutConfig(json)), [json]);
}
