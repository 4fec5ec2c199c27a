import './trustedTypes.ts';
import '@millrace/ui/theme';

import { readRuntimeConfig } from '@millrace/ui/contract';
import { tolerateTranslation } from '@millrace/ui/tolerateTranslation';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { sessionAtom } from '../scope/session.ts';
import { App } from './App.tsx';
import { dropParam } from '../router/dropParam.ts';
import { currentAddress, replaceAddress } from '../router/location.ts';
import { createServices } from './createServices.ts';
import { loadOthers, screens } from './screens.ts';
import { hasSignedOutAtom } from '../session/sessionState.ts';
import { manageFeeds } from '../live/manageFeeds.ts';
import { withBuild } from '../session/refresh.ts';
import { retryStylesheets } from '../kit/retryStylesheets.ts';
import { consumeSignedOutParam } from '../session/signedOutParam.ts';
import { verifyOnReturn } from '../session/verifyOnReturn.ts';
import { createTabs } from '../session/tabs.ts';
import { guessTimeZone } from '../session/timeZone.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element.');
retryStylesheets(document);
tolerateTranslation();

// The payment provider adds it to the address of the return, and nothing here needs it.
dropParam(currentAddress(), 'setup_intent_client_secret', replaceAddress);

const config = withBuild(
  readRuntimeConfig(document.getElementById('millrace-config')?.textContent),
  import.meta.url,
);

/** Calls back after the first paint. Not every browser has `requestIdleCallback`. */
const whenIdle = (callback: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2_000 });
  else setTimeout(callback, 200);
};

const services = createServices({
  config,
  readCookies: () => document.cookie,
  // What the document has decided with when it chose its prepared page (index.html).
  isGuest: !('member' in document.documentElement.dataset),
  tabs: createTabs('BroadcastChannel' in globalThis ? new BroadcastChannel('millrace.session') : undefined),
  guessTimeZone,
});
const { scopes, navigation } = services;
const { sessionManager, refreshMemory, isGuest } = services.session;
const firstScope = scopes.current();

const hasSignedOut = consumeSignedOutParam(currentAddress(), replaceAddress);
firstScope.store.set(hasSignedOutAtom, hasSignedOut);

// The session, the screen's code and its data load in parallel.
void sessionManager.start();
const first = screens.at(hasSignedOut ? new URL('/login', currentAddress()) : currentAddress());
if (first) {
  void navigation.codeOf(first.match.name).prefetch();
  if (first.match.route.hasSidebar !== false) void navigation.shell.prefetch();
  // Without a session a prefetch would fail. The screen retries a failed prefetch.
  if (!isGuest) {
    first.prefetch?.(firstScope, first.url.searchParams).catch(() => undefined);
  }
}

const app = <App {...services} />;
// The document may contain the page already (index.html).
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

// The other screens are found through this table. A signed-in person should not wait for it.
const endWait = scopes.subscribe(() => {
  if (scopes.current().store.get(sessionAtom).state !== 'signedIn') return;
  endWait();
  whenIdle(() => void loadOthers().catch(() => undefined));
});

const { realtime } = config;
const feeds =
  realtime &&
  manageFeeds({
    scopes,
    whenIdle,
    load: async () =>
      (await import('../live/start.ts')).feedStarter(realtime, {
        client: firstScope.client,
        wantsRefresh: () => !refreshMemory.hasReloadedFor(config.build),
      }),
  });
// A hidden tab renders no frames, so events are applied when it is hidden and when it is shown again.
document.addEventListener('visibilitychange', () => feeds?.flush());

verifyOnReturn(window, { cover: (isCovered) => (root.hidden = isCovered), verify: sessionManager.verify });
addEventListener('online', () => {
  feeds?.retry();
  if (sessionManager.isUnreachable()) void sessionManager.start();
});
