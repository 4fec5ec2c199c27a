import { greetingFor, greetingName, isFeatureOn, visibleNavigation } from '@millrace/ui/domain';
import { AppShell } from '@millrace/ui/screens/AppShell';
import { ToastRegion } from '@millrace/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { sessionAtom } from '../atoms/session.ts';
import { themeAtom } from '../atoms/theme.ts';
import { toastsAtom } from '../atoms/toasts.ts';
import { Present } from '../Present.tsx';
import { ModalHost } from '../modals/ModalHost.tsx';
import { SessionEndedHost } from '../modals/SessionEndedHost.tsx';
import { queryClientOf } from '../data/queryClient.ts';
import { pollWithoutLive } from '../data/live/poll.ts';
import type { ShellProps } from '../routes/screen.ts';
import { hasScreen } from '../routes/screenTitles.ts';
import { useServices, useScope } from '../services.ts';
import { ShellNoticesContainer } from './ShellNoticesContainer.tsx';
import { useIsOnline } from './useIsOnline.ts';
import { useSignOut } from './useSignOut.ts';
import { useTimeZone } from './useTimeZone.ts';

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
