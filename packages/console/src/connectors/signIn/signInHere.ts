import { readOAuthPlace } from '@millrace/ui/contract';
import type { PastTest } from '@millrace/ui/LastTest';

import type { SessionScope } from '../../scope/sessionScope.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { pastTestOf, pastTestsAtom } from '../data/pastTests.ts';
import { listenForReturns } from './oauthChannel.ts';
import { createSignIn, type SignIn, type SignInOptions } from './signIn.ts';

/** Opens a window in the middle of the screen. */
function openWindow(address: string, { width, height }: { readonly width: number; readonly height: number }) {
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  const features = Object.entries({ width, height, left: Math.round(left), top: Math.round(top) });
  // The one window that must be reached: the provider returns to it, and closing it ends the sign-in.
  // oxlint-disable-next-line no-restricted-properties -- the sign-in popup of spec §9
  return window.open(address, '_blank', `popup,${features.map((pair) => pair.join('=')).join(',')}`);
}

/** A sign-in with the windows of this page. */
export interface SignInHere extends SignIn {
  /** The last test of the saved source, with its steps if it ran in this session. */
  readonly lastTestOf: (saved: SavedConnector) => PastTest | null | undefined;
}

/** Starts at the address in the page's configuration. */
export const signInHere = ({
  store,
  ...given
}: Omit<SignInOptions, 'origin' | 'readPlace' | 'openWindow' | 'listen'> &
  Pick<SessionScope, 'store'>): SignInHere => ({
  ...createSignIn({
    ...given,
    origin: window.location.origin,
    readPlace: () => readOAuthPlace(document.getElementById('millrace-config')?.textContent, given.provider),
    openWindow,
    listen: listenForReturns,
  }),
  lastTestOf: (saved) => pastTestOf(store.get(pastTestsAtom), 'source', saved) ?? saved.lastTest,
});
