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

import { pollWithoutLive } from '../data/live/poll.ts';
import { queryClientOf } from '../data/queryClient.ts';
import { toastsAtom } from '../data/toasts.ts';
import { useIsOnline } from '../data/useIsOnline.ts';
import { ModalHost } from '../modals/ModalHost.tsx';
import type { ShellProps } from '../router/screens.ts';
import { Present, useTimeZone } from '../session/present.tsx';
import { useServices, useScope } from '../session/services.ts';
import { sessionAtom } from '../session/session.ts';
import { SessionEndedHost } from '../session/SessionEndedHost.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import { ShellNoticesContainer } from './ShellNoticesContainer.tsx';
import { themeAtom } from './theme.ts';

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
