import { LinkRouter } from '@millrace/ui/LinkRouter';
import { themeClasses } from '@millrace/ui/theme';
import { ShellSkeleton } from '@millrace/ui/screens/ShellSkeleton';
import { Provider as StoreProvider, useAtomValue } from 'jotai';
import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Router, useLocation } from 'wouter';

import { themeAtom } from './atoms/theme.ts';
import { Boundary } from './routes/Boundary.tsx';
import { Guard } from './routes/Guard.tsx';
import { ServicesProvider, WorldProvider, type Services } from './services.ts';
import type { Worlds } from './world.ts';

/** Links of the library are followed by the router, without loading a document. */
function Links({ children }: { readonly children: ReactNode }) {
  const [, navigate] = useLocation();
  return <LinkRouter navigate={navigate}>{children}</LinkRouter>;
}

/** The class on `<html>`; index.html has set it once already, before anything was painted. */
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
  readonly worlds: Worlds;
}

/** One world's tree. Another person gets another query client, another store and another tree (world.ts says why). */
export function App({ services, worlds }: AppProps) {
  const world = useSyncExternalStore(worlds.subscribe, worlds.current);
  return (
    <ServicesProvider value={services}>
      <WorldProvider key={world.number} value={world}>
        <StoreProvider store={world.store}>
          <Router aroundNav={services.navigator.aroundNav}>
            <Links>
              <Page onReload={services.reload} />
            </Links>
          </Router>
        </StoreProvider>
      </WorldProvider>
    </ServicesProvider>
  );
}
