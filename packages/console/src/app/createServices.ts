import { createClient } from '@millrace/ui/contract';

import { readCsrfToken } from '../data/client/csrf.ts';
import { createServerClock } from '../data/client/serverClock.ts';
import { createTransport, type TransportOptions } from '../data/client/transport.ts';
import { withCooldowns } from '../data/client/withCooldowns.ts';
import type { Service } from '../data/service.ts';
import { lateCode } from '../kit/lateCode.ts';
import { isOnline } from '../kit/network.ts';
import { reloadStamp } from '../kit/reloadStamp.ts';
import { createNavigator } from '../router/navigator.ts';
import { createRedirectBudget } from '../router/redirectBudget.ts';
import { createScreenCode } from '../router/screens.ts';
import { createSessionScopes } from '../scope/sessionScope.ts';
import { createEndedSession } from '../session/endedSession.ts';
import { createRefreshMemory } from '../session/refresh.ts';
import { createSessionManager, type SessionManagerOptions } from '../session/sessionManager.ts';
import type { SessionServices } from '../session/useSession.ts';
import type { AppProps } from './App.tsx';
import { loadShell, screens } from './screens.ts';

/** What differs between a page of the browser and a page in a story. */
export interface PageOptions
  extends
    Pick<Service, 'config'>,
    Pick<TransportOptions, 'readCookies' | 'fetch'>,
    Pick<SessionServices, 'isGuest'>,
    Pick<SessionManagerOptions, 'tabs' | 'guessTimeZone'> {}

/** Creates the services of a page, once. */
export function createServices(page: PageOptions): AppProps {
  const leaveFor = (address: string) => location.replace(address);
  const reload = () => location.reload();
  const clock = createServerClock();
  const readToken = () => readCsrfToken(page.readCookies());
  const client = withCooldowns(
    createClient(
      createTransport({
        ...page,
        isOnline,
        origin: location.origin,
        confirmSession: (call) => sessionManager.confirm(call),
        onAnswer: clock.observe,
      }),
    ),
  );
  const scopes = createSessionScopes(client);
  const reloading = {
    reload,
    // Offline, a reload would lose the page.
    mayReload: () => isOnline() && !scopes.current().isEngaged(),
    lastReload: reloadStamp(() => sessionStorage),
  };
  let onShown = () => {};
  const whenShown = new Promise<void>((resolve) => {
    onShown = resolve;
    // A page whose code cannot be loaded is never shown.
    setTimeout(resolve, 3e3);
  });
  const codeOf = createScreenCode(screens, { reloading });
  const redirects = createRedirectBudget();
  const sessionManager = createSessionManager({
    ...page,
    client,
    scopes,
    leaveFor,
    reload,
    readToken,
    whenShown,
    sisterLoginAddress: page.config.sisterProduct?.loginAddress,
  });
  return {
    scopes,
    service: { config: page.config, clock },
    navigation: {
      screens,
      codeOf,
      shell: lateCode('shell', loadShell, { reloading }),
      navigator: createNavigator({ codeOf, redirects }),
      redirects,
      leaveFor,
      reload,
    },
    session: {
      sessionManager,
      refreshMemory: createRefreshMemory(() => sessionStorage),
      endedSession: createEndedSession(() => sessionStorage),
      isGuest: page.isGuest,
      onShown,
    },
  };
}
