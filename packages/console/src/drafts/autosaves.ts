import { memoizePerObject } from '../kit/memoizePerObject.ts';
import type { SessionScope } from '../scope/sessionScope.ts';
import type { Autosave } from './autosaveDraft.ts';

/**
 * The running autosaves of a session. They flush when the page unloads. They end with the session, so that
 * nothing is stored after its owner has signed out (docs/threats.md T-09).
 */
export const autosavesOf = memoizePerObject((scope: SessionScope): Set<Autosave> => {
  const all = new Set<Autosave>();
  const flush = () => all.forEach((each) => each.flush());
  globalThis.addEventListener?.('pagehide', flush);
  scope.onForget(() => {
    globalThis.removeEventListener?.('pagehide', flush);
    for (const each of all) each.discard();
    all.clear();
  });
  return all;
});
