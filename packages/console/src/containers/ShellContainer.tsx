import { displayZone, greetingFor, greetingName, isFeatureOn, visibleNavigation } from '@millrace/ui/domain';
import { AppShell } from '@millrace/ui/screens/AppShell';
import { ToastRegion } from '@millrace/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai';

import { sessionAtom, timeZoneAtom } from '../atoms/session.ts';
import { themeAtom } from '../atoms/theme.ts';
import { toastsAtom } from '../atoms/toasts.ts';
import { ModalHost } from '../modals/ModalHost.tsx';
import { LazyModals } from '../modals/LazyModals.tsx';
import { hasScreen, type ShellProps } from '../routes/routes.tsx';
import { useServices } from '../services.ts';
import { ShellNotices } from './ShellNotices.tsx';

/** What stands around every screen of a signed-in person. */
export function ShellContainer({ path, children }: ShellProps) {
  const { config, clock, keeper } = useServices();
  const session = useAtomValue(sessionAtom);
  const zone = displayZone(useAtomValue(timeZoneAtom));
  const [theme, setTheme] = useAtom(themeAtom);
  const toasts = useAtomValue(toastsAtom);
  const signOut = useMutation({ mutationFn: keeper.signOut });
  if (session.state !== 'signedIn') return null;
  const { user } = session;
  const { sisterProduct } = config;
  return (
    <>
      <AppShell
        navigation={visibleNavigation({
          hasObservability: isFeatureOn('data_observability', config.features, user.client.id),
          hasScreen,
        })}
        path={path}
        greeting={greetingFor(clock.now(), zone)}
        userName={greetingName(user)}
        sisterApp={sisterProduct ? { name: sisterProduct.name, href: sisterProduct.appsAddress } : undefined}
        theme={theme}
        onThemeChange={setTheme}
        onLogout={() => signOut.mutate()}
        isLoggingOut={signOut.isPending}
        notices={<ShellNotices />}
      >
        {children}
        <LazyModals />
      </AppShell>
      <ModalHost />
      <ToastRegion toasts={toasts} />
    </>
  );
}
