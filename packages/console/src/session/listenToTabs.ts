import { isSessionGoneAtom } from '../data/problems.ts';
import { identityOf, sessionAtom } from '../scope/session.ts';
import type { SessionScopes } from '../scope/sessionScope.ts';
import type { Tabs } from './tabs.ts';

export interface ListenToTabsOptions {
  readonly tabs: Tabs;
  readonly scopes: SessionScopes;
  readonly onSignedOut: () => void;
  /** Another person is signed in now. This tab would read that person's data. */
  readonly onOtherPerson: () => void;
  /** The person whose session ended in this tab is signed in again. */
  readonly onSignedInAgain: () => void;
}

/** Applies messages from other tabs. The tabs of a browser share one session. */
export function listenToTabs({
  tabs,
  scopes,
  onSignedOut,
  onOtherPerson,
  onSignedInAgain,
}: ListenToTabsOptions): void {
  tabs.listen((message) => {
    if (message.kind === 'signedOut') return onSignedOut();
    const { store } = scopes.current();
    const own = identityOf(store.get(sessionAtom));
    if (own === undefined) return;
    if (own !== message.identity) return onOtherPerson();
    if (store.get(isSessionGoneAtom)) onSignedInAgain();
  });
}
