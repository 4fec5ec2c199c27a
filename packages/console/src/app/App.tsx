import { LinkRouter } from '@millrace/ui/LinkRouter';
import { themeClasses } from '@millrace/ui/theme';
import { ShellSkeleton } from '@millrace/ui/screens/ShellSkeleton';
import { Provider as StoreProvider, useAtomValue } from 'jotai';
import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';

import { Boundary } from '../kit/Boundary.tsx';
import { Guard } from '../guard/Guard.tsx';
import { LocationRouter, useNavigate } from '../router/location.ts';
import { ServicesProvider, ScopeProvider, type Services } from '../session/services.ts';
import type { SessionScopes } from '../scope/sessionScope.ts';
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
  readonly services: Services;
  readonly scopes: SessionScopes;
}

/**
 * The tree of one session scope. Another person gets another tree with its own query client and store
 * (sessionScope.ts).
 */
export function App({ services, scopes }: AppProps) {
  const scope = useSyncExternalStore(scopes.subscribe, scopes.current, scopes.current);
  return (
    <ServicesProvider value={services}>
      <ScopeProvider key={scope.number} value={scope}>
        <StoreProvider store={scope.store}>
          <LocationRouter aroundNav={services.navigator.aroundNav}>
            <Links>
              <Page onReload={services.reload} />
            </Links>
          </LocationRouter>
        </StoreProvider>
      </ScopeProvider>
    </ServicesProvider>
  );
}
