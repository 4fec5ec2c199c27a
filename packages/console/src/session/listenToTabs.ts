import { isSessionGoneAtom } from '../data/problems.ts';
import { sessionAtom } from './session.ts';
import type { SessionScopes } from './sessionScope.ts';
import { identityOf } from './readSession.ts';
import type { Tabs } from './tabs.ts';

export interface ListenToTabsOptions {
  readonly tabs: Tabs;
  readonly scopes: SessionScopes;
  readonly onSignedOut: () => void;
  /** Somebody else is signed in now: this tab's data would be asked for with their session. */
  readonly onOtherPerson: () => void;
  /** The person whose session has ended here is signed in again. */
  readonly onSignedInAgain: () => void;
}

/** The session is the browser's, so what one tab learns of it holds for all of them. */
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
