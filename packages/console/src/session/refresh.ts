import { atom } from 'jotai';

import { storedText } from '../kit/storedText.ts';

/** The longest random delay before an announced refresh is due, in milliseconds (F28). */
export const refreshSpreadMs = 30_000;

/**
 * A reload for a new version: first announced, then due after a random delay. The delay keeps many open pages
 * from reloading in the same second. The reload happens with the next navigation.
 */
export const refreshAtom = atom<'none' | 'announced' | 'due'>('none');

const reloadedKey = 'millrace.reloadedBuild';

/** Stores the build for which the page has reloaded, so that it reloads only once. */
export interface RefreshMemory {
  hasReloadedFor(build: string): boolean;
  noteReloadFor(build: string): void;
}

/**
 * @param storage lives as long as the tab; without it a second announcement reloads again, which is rare and
 * harmless
 */
export function createRefreshMemory(storage: () => Storage): RefreshMemory {
  const reloaded = storedText(storage, reloadedKey);
  return {
    hasReloadedFor: (build) => reloaded.read() === build,
    noteReloadFor: (build) => void reloaded.write(build),
  };
}
