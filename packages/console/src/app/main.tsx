import './trustedTypes.ts';
import '@millrace/ui/theme';

import { createClient, readRuntimeConfig } from '@millrace/ui/contract';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { App } from './App.tsx';
import { createEndedSession } from '../session/endedSession.ts';
import { createRefreshMemory } from '../session/refresh.ts';
import { hasSignedOutAtom, sessionAtom } from '../session/session.ts';
import { isOnline } from '../data/client/network.ts';
import { readCsrfToken } from '../data/client/csrf.ts';
import { createServerClock } from '../data/client/serverClock.ts';
import { withCooldowns } from '../data/client/withCooldowns.ts';
import { createTransport } from '../data/client/transport.ts';
import { manageFeeds } from '../data/live/manageFeeds.ts';
import { createChunks } from '../router/chunks.ts';
import { createNavigator } from '../router/navigator.ts';
import { retryStylesheets } from '../router/retryStylesheets.ts';
import { createRedirectBudget } from '../router/redirectBudget.ts';
import { reloadStamp } from '../router/reloadStamp.ts';
import { loadOthers, loadShell, screens } from './screens.ts';
import { consumeSignedOutParam } from '../session/signedOutParam.ts';
import { createSessionManager } from '../session/sessionManager.ts';
import { verifyOnReturn } from '../session/verifyOnReturn.ts';
import { createTabs } from '../session/tabs.ts';
import { guessTimeZone } from '../session/timeZone.ts';
import { createSessionScopes } from '../session/sessionScope.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element.');
retryStylesheets(document);

const config = readRuntimeConfig(document.getElementById('millrace-config')?.textContent);
const leaveFor = (address: string) => location.replace(address);
const reload = () => location.reload();
/** Calls back after the first paint. Not every browser has `requestIdleCallback`. */
const whenIdle = (callback: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2_000 });
  else setTimeout(callback, 200);
};

const clock = createServerClock();
const client = withCooldowns(
  createClient(
    createTransport({
      origin: location.origin,
      readCookies: () => document.cookie,
      isOnline,
      onAnswer: clock.observe,
    }),
  ),
);

let onShown = () => {};
const whenShown = new Promise<void>((resolve) => {
  onShown = resolve;
  // A page whose code cannot be loaded is never shown.
  setTimeout(resolve, 3e3);
});
const scopes = createSessionScopes(client);
const firstScope = scopes.current();
const sessionManager = createSessionManager({
  client,
  scopes,
  tabs: createTabs('BroadcastChannel' in globalThis ? new BroadcastChannel('millrace.session') : undefined),
  leaveFor,
  reload,
  guessTimeZone,
  sisterLoginAddress: config.sisterProduct?.loginAddress,
  whenShown,
});

const reloading = {
  reload,
  // Offline, a reload would lose the page.
  mayReload: () => isOnline() && !scopes.current().isEngaged(),
  lastReload: reloadStamp(() => sessionStorage),
};
const chunks = createChunks({ reloading, sources: screens.sources });
const shell = createChunks({ reloading, sources: { shell: loadShell } });
const redirects = createRedirectBudget();
const refreshMemory = createRefreshMemory(() => sessionStorage);

const hasSignedOut = consumeSignedOutParam(new URL(location.href), (path) =>
  history.replaceState(history.state, '', path),
);
firstScope.store.set(hasSignedOutAtom, hasSignedOut);

const isGuest = readCsrfToken(document.cookie) === undefined;

// The session, the screen's code and its data load in parallel.
void sessionManager.start();
const first = hasSignedOut
  ? screens.at(new URL('/login', location.href))
  : screens.at(new URL(location.href));
if (first) {
  void chunks.prefetch(first.match.name);
  if (first.match.route.hasSidebar !== false) void shell.prefetch('shell');
  // Without a session a prefetch would fail. The screen retries a failed prefetch.
  if (!isGuest) {
    first.prefetch?.(firstScope, first.url.searchParams).catch(() => undefined);
  }
}

const app = (
  <App
    scopes={scopes}
    services={{
      config,
      client,
      clock,
      sessionManager,
      screens,
      chunks,
      shell,
      navigator: createNavigator({ chunks, redirects }),
      redirects,
      refreshMemory,
      endedSession: createEndedSession(() => sessionStorage),
      isGuest,
      onShown,
      leaveFor,
      reload,
    }}
  />
);
// The document may contain the page already (index.html).
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

// The other screens are found through this table. A signed-in person should not wait for it.
const endWait = scopes.subscribe(() => {
  if (scopes.current().store.get(sessionAtom).state !== 'signedIn') return;
  endWait();
  whenIdle(() => void loadOthers().catch(() => undefined));
});

const realtime = config.realtime;
const feeds =
  realtime &&
  manageFeeds({
    scopes,
    whenIdle,
    load: async () =>
      (await import('../data/live/start.ts')).feedStarter(realtime, {
        client,
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
