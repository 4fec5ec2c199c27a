import { createClient, readRuntimeConfig } from '@millrace/ui/contract';
import { prerender } from 'react-dom/static';
import { text } from 'node:stream/consumers';

import { createServerClock } from '../data/client/serverClock.ts';
import { lateCode } from '../kit/lateCode.ts';
import { createRedirectBudget } from '../router/redirectBudget.ts';
import { createScreenCode, createScreens } from '../router/screens.ts';
import { createSessionScopes } from '../scope/sessionScope.ts';
import { createEndedSession } from '../session/endedSession.ts';
import { createRefreshMemory } from '../session/refresh.ts';
import { createSessionManager } from '../session/sessionManager.ts';
import { createTabs } from '../session/tabs.ts';
import { App } from './App.tsx';
import { signedOutScreens } from './signedOutScreens.ts';
import { signInScreen } from './signInScreen.ts';

const ignore = () => undefined;
const noStorage = (): Storage => {
  throw new Error('A build has no storage.');
};

/** The app as it is when a document has just opened: the service has not answered. */
function newApp() {
  const client = createClient(() => new Promise(ignore));
  const scopes = createSessionScopes(client);
  const screens = createScreens({
    first: { ...signInScreen, ...signedOutScreens },
    loadOthers: async () => ({}),
  });
  return (
    <App
      scopes={scopes}
      service={{ config: readRuntimeConfig(undefined), clock: createServerClock() }}
      navigation={{
        screens,
        codeOf: createScreenCode(screens),
        shell: lateCode('shell', () => new Promise(ignore)),
        navigator: {
          aroundNav: ignore,
          arrive: () => ignore,
          blockWith: () => ignore,
          onWaiting: () => ignore,
          beforeTraverse: () => ignore,
        },
        redirects: createRedirectBudget(),
        leaveFor: ignore,
        reload: ignore,
      }}
      session={{
        sessionManager: createSessionManager({
          client,
          scopes,
          tabs: createTabs(undefined),
          leaveFor: ignore,
          reload: ignore,
          guessTimeZone: ignore,
          sisterLoginAddress: undefined,
        }),
        refreshMemory: createRefreshMemory(noStorage),
        endedSession: createEndedSession(noStorage),
        isGuest: true,
        onShown: ignore,
      }}
    />
  );
}

/** The app at an address, before the service has answered. Run by the build, once for each prepared page. */
export async function renderAt(address: string): Promise<string> {
  // The router reads it while it renders.
  Object.defineProperty(globalThis, 'location', {
    value: new URL(address, 'https://console.example'),
    configurable: true,
  });
  // A part that React sends later would need a script.
  const { prelude } = await prerender(newApp(), { progressiveChunkSize: Infinity });
  return text(prelude);
}
