import { atom } from 'jotai';

import { storedText } from './storedText.ts';

/** The longest random wait before an announced refresh may be carried out, in milliseconds (F28). */
export const refreshSpreadMs = 30_000;

/**
 * A reload for a new version: announced, and then, after a random wait, due. The wait keeps a thousand open pages from
 * asking for the new one in the same second; the reload itself happens with the next navigation.
 */
export const refreshAtom = atom<'none' | 'announced' | 'due'>('none');

const reloadedKey = 'millrace.reloadedBuild';

/** Remembers for which build a page has reloaded, so that it does so once. */
export interface RefreshMemory {
  hasReloadedFor(build: string): boolean;
  noteReloadFor(build: string): void;
}

/** @param storage lives as long as the tab; without it a second announcement reloads again: rare, and harmless */
export function createRefreshMemory(storage: () => Storage): RefreshMemory {
  const reloaded = storedText(storage, reloadedKey);
  return {
    hasReloadedFor: (build) => reloaded.read() === build,
    noteReloadFor: (build) => void reloaded.write(build),
  };
}
