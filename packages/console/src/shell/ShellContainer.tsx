import { greetingFor, greetingName, isFeatureOn, visibleNavigation } from '@millrace/ui/domain';
import { AppShell } from '@millrace/ui/screens/AppShell';
import { ToastRegion } from '@millrace/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { sessionAtom } from '../session/session.ts';
import { themeAtom } from './theme.ts';
import { toastsAtom } from '../data/toasts.ts';
import { Present } from '../session/Present.tsx';
import { ModalHost } from '../modals/ModalHost.tsx';
import { SessionEndedHost } from '../auth/SessionEndedHost.tsx';
import { queryClientOf } from '../data/queryClient.ts';
import { pollWithoutLive } from '../data/live/poll.ts';
import type { ShellProps } from '../router/screen.ts';
import { hasScreen } from '../router/screenTitles.ts';
import { useServices, useScope } from '../session/services.ts';
import { ShellNoticesContainer } from './ShellNoticesContainer.tsx';
import { useIsOnline } from '../data/useIsOnline.ts';
import { useSignOut } from '../auth/useSignOut.ts';
import { useTimeZone } from '../session/useTimeZone.ts';

/** What stands around every screen of a signed-in person. */
export function ShellContainer({ path, isSessionEnded = false, children }: ShellProps) {
  const { config, clock } = useServices();
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
            hasScreen,
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
          {children}
        </AppShell>
        <ModalHost />
        {isSessionEnded && <SessionEndedHost />}
        <ToastRegion toasts={toasts} />
      </Present>
    </QueryClientProvider>
  );
}
