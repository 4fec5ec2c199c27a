import { greetingName } from '@millrace/ui/domain/entities';
import { greetingFor } from '@millrace/ui/domain/format';
import { isFeatureOn } from '@millrace/ui/domain/policies';
import { paths, visibleNavigation } from '@millrace/ui/domain/routes';
import { AppShell } from '@millrace/ui/screens/AppShell';
import { NotFoundScreen } from '@millrace/ui/screens/NotFoundScreen';
import { ToastRegion } from '@millrace/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { sessionAtom } from '../session/session.ts';
import { themeAtom } from './theme.ts';
import { toastsAtom } from '../data/toasts.ts';
import { Present, useTimeZone } from '../session/present.tsx';
import { ModalHost } from '../modals/ModalHost.tsx';
import { SessionEndedHost } from '../session/SessionEndedHost.tsx';
import { queryClientOf } from '../data/queryClient.ts';
import { pollWithoutLive } from '../data/live/poll.ts';
import type { ShellProps } from '../router/screens.ts';
import { useServices, useScope } from '../session/services.ts';
import { ShellNoticesContainer } from './ShellNoticesContainer.tsx';
import { useIsOnline } from '../data/useIsOnline.ts';
import { useSignOut } from '../session/useSignOut.ts';

/** The header and navigation around every screen of a signed-in person. */
export function ShellContainer({ path, isSessionEnded = false, children }: ShellProps) {
  const { config, clock, screens } = useServices();
  const session = useAtomValue(sessionAtom);
  const zone = useTimeZone();
  const [theme, setTheme] = useAtom(themeAtom);
  const toasts = useAtomValue(toastsAtom);
  const signOut = useSignOut();
  const isOffline = !useIsOnline();
  const scope = useScope();
  const queryClient = queryClientOf(scope);
  useEffect(() => pollWithoutLive(scope), [scope]);
  if (session.state !== 'signedIn') return null;
  const { user } = session;
  const { sisterProduct } = config;
  return (
    <QueryClientProvider client={queryClient}>
      <Present>
        <AppShell
          navigation={visibleNavigation({
            hasObservability: isFeatureOn('data_observability', config.features, user.client.id),
            hasScreen: screens.has,
          })}
          path={path}
          greeting={greetingFor(clock.now(), zone)}
          userName={greetingName(user)}
          sisterApp={
            sisterProduct ? { name: sisterProduct.name, href: sisterProduct.appsAddress } : undefined
          }
          theme={theme}
          onThemeChange={setTheme}
          onLogout={signOut.run}
          isLoggingOut={signOut.isPending}
          isOffline={isOffline}
          notices={<ShellNoticesContainer />}
        >
          {children ?? <NotFoundScreen homeHref={paths.home()} />}
        </AppShell>
        <ModalHost />
        {isSessionEnded && <SessionEndedHost />}
        <ToastRegion toasts={toasts} />
      </Present>
    </QueryClientProvider>
  );
}
