import { LinkRouter } from '@millrace/ui/LinkRouter';
import { themeClasses } from '@millrace/ui/theme';
import { ShellSkeleton } from '@millrace/ui/screens/ShellSkeleton';
import { Provider as StoreProvider, useAtomValue } from 'jotai';
import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';

import { ServiceProvider, type Service } from '../data/service.ts';
import { Guard } from '../guard/Guard.tsx';
import { Boundary } from '../kit/Boundary.tsx';
import { LocationRouter, useNavigate } from '../router/location.ts';
import { NavigationProvider, type Navigation } from '../router/navigation.ts';
import type { SessionScopes } from '../scope/sessionScope.ts';
import { ScopeProvider } from '../scope/useScope.ts';
import { SessionProvider, type SessionServices } from '../session/useSession.ts';
import { themeAtom } from '../shell/theme.ts';

/** Makes the library's links navigate with the router, without loading a document. */
function Links({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  return <LinkRouter navigate={navigate}>{children}</LinkRouter>;
}

/** Sets the theme class on `<html>`. index.html has already set it before the first paint. */
function useTheme(): void {
  const theme = useAtomValue(themeAtom);
  useEffect(() => {
    document.documentElement.className = themeClasses[theme];
  }, [theme]);
}

function Page({ onReload }: { readonly onReload: () => void }) {
  useTheme();
  return (
    <Boundary isStandalone onReload={onReload}>
      <Suspense fallback={<ShellSkeleton />}>
        <Guard />
      </Suspense>
    </Boundary>
  );
}

export interface AppProps {
  readonly scopes: SessionScopes;
  readonly service: Service;
  readonly navigation: Navigation;
  readonly session: SessionServices;
}

/**
 * The tree of one session scope. Another person gets another tree with its own query client and store
 * (sessionScope.ts).
 */
export function App({ scopes, service, navigation, session }: AppProps) {
  const scope = useSyncExternalStore(scopes.subscribe, scopes.current, scopes.current);
  return (
    <ServiceProvider value={service}>
      <NavigationProvider value={navigation}>
        <SessionProvider value={session}>
          <ScopeProvider key={scope.number} value={scope}>
            <StoreProvider store={scope.store}>
              <LocationRouter aroundNav={navigation.navigator.aroundNav}>
                <Links>
                  <Page onReload={navigation.reload} />
                </Links>
              </LocationRouter>
            </StoreProvider>
          </ScopeProvider>
        </SessionProvider>
      </NavigationProvider>
    </ServiceProvider>
  );
}
