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

/**
 * A build that the configuration does not name is known by the address of its first script. The name of that file contains
 * a hash of everything that it loads, so that each build has another one.
 */
export const withBuild = <Config extends { readonly build: string }>(config: Config, script: string) => ({
  ...config,
  build: config.build || script,
});

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
