import { greetingName, type User } from '@millrace/ui/domain/entities';
import { greetingFor } from '@millrace/ui/domain/format';
import { billingNotice, billingState, isFeatureOn } from '@millrace/ui/domain/policies';
import { isCurrent, matchRoute, paths, visibleNavigation } from '@millrace/ui/domain/routes';
import { AppShell } from '@millrace/ui/screens/AppShell';
import { LoadingScreen } from '@millrace/ui/screens/LoadingScreen';
import { NotFoundScreen } from '@millrace/ui/screens/NotFoundScreen';
import { ToastRegion } from '@millrace/ui/Toast';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';

import { queryClientOf } from '../data/queryClient.ts';
import { useService } from '../data/service.ts';
import { useIsOnline } from '../data/useIsOnline.ts';
import { ModalHost } from '../dialogs/ModalHost.tsx';
import { defineDialog } from '../dialogs/dialog.ts';
import { useAsk } from '../dialogs/useAsk.ts';
import { DialogEntries } from '../guard/DialogEntries.tsx';
import { SessionEndedHost } from '../guard/SessionEndedHost.tsx';
import { useSignOut } from '../guard/useSignOut.ts';
import { loadInBackground } from '../kit/loadCode.ts';
import { toastsAtom } from '../kit/toasts.ts';
import { pollWithoutLive } from '../live/poll.ts';
import { createPipeline } from '../pipelines/create/createPipeline.ts';
import { showTimesIn, useKnownZone } from '../router/location.ts';
import { useNavigation } from '../router/navigation.ts';
import { prepareScreens } from '../router/prepareScreens.ts';
import type { ShellProps } from '../router/screens.ts';
import { sessionAtom } from '../scope/session.ts';
import { useScope } from '../scope/useScope.ts';
import { Present, useOwnTimeZone, useTimeZone } from '../session/present.tsx';
import { ShellNoticesContainer } from './ShellNoticesContainer.tsx';
import type { NavigationAlerts } from './navigationAlerts.tsx';
import { useLook } from './useLook.ts';
import { useWaitingNavigation } from './useWaitingNavigation.ts';

/** Shares feedback. */
const shareFeedback = defineDialog({
  name: 'shareFeedback',
  load: async () => (await import('./FeedbackContainer.tsx')).FeedbackContainer,
  answers: { onClose: () => undefined },
  keepsEntries: true,
});

/** Finds pages and actions by name. */
const commandPalette = defineDialog({
  name: 'commandPalette',
  load: async () => (await import('./CommandPaletteContainer.tsx')).CommandPaletteContainer,
  answers: { onClose: () => undefined },
});

/** Lists the keys. */
const keyboardShortcuts = defineDialog({
  name: 'keyboardShortcuts',
  load: async () => (await import('./KeyboardShortcutsContainer.tsx')).KeyboardShortcutsContainer,
  answers: { onClose: () => undefined },
});

/** Chooses the time zone in which times are shown. */
const otherTimeZone = defineDialog({
  name: 'otherTimeZone',
  load: async () => (await import('./TimeZoneContainer.tsx')).TimeZoneContainer,
  answers: { onClose: () => undefined },
});

/** The person's own pages. */
const accountLinks = [
  { label: 'Account settings', href: paths.settings() },
  { label: 'Billing', href: paths.billing() },
];

/** The header and navigation around every screen of a signed-in person. */
export function ShellContainer(props: ShellProps) {
  const session = useAtomValue(sessionAtom);
  return session.state === 'signedIn' ? <Shell {...props} user={session.user} /> : null;
}

/** What needs a person, in the navigation. Its code loads late: until then nothing is known. */
function useNavigationAlerts(queryClient: QueryClient): NavigationAlerts {
  const [alerts, setAlerts] = useState<NavigationAlerts>({});
  useEffect(() => {
    let end: (() => void) | undefined;
    const loading = loadInBackground(
      () => import('./navigationAlerts.tsx'),
      ({ watchNavigation }) => {
        end = watchNavigation(queryClient, setAlerts);
      },
    );
    return () => {
      loading.stop();
      end?.();
    };
  }, [queryClient]);
  return alerts;
}

function Shell({ path, isSessionEnded = false, children, user }: ShellProps & { readonly user: User }) {
  const { config, clock } = useService();
  const { codeOf, screens } = useNavigation();
  const { theme, density, hasSingleKeys, keep } = useLook(user.id);
  const shownZone = useTimeZone();
  const ownZone = useOwnTimeZone();
  useKnownZone();
  const toasts = useAtomValue(toastsAtom);
  const signOut = useSignOut();
  const ask = useAsk();
  const isOffline = !useIsOnline();
  const scope = useScope();
  const queryClient = queryClientOf(scope);
  useEffect(() => pollWithoutLive(scope), [scope]);
  useWaitingNavigation();
  const alerts = useNavigationAlerts(queryClient);
  const navigation = visibleNavigation({
    hasObservability: isFeatureOn('data_observability', config.features, user.client.id),
  });
  const prepare = useEffectEvent(() =>
    prepareScreens(
      navigation.map(({ to }) => to),
      codeOf,
      [createPipeline],
    ),
  );
  useEffect(() => void prepare(), []);
  // Like the greeting, it may be a page old.
  const now = clock.now();
  const trial = billingNotice(billingState(user.client, now), { now, timeZone: shownZone })?.brief;
  const match = matchRoute(path);
  const title =
    (match && screens.titleOf(match.name)) || navigation.find((item) => isCurrent(item, path))?.label;
  const { sisterProduct } = config;
  const showShortcuts = () => void ask(keyboardShortcuts, { hasSingleKeys, onLook: keep });
  const zone = {
    own: ownZone,
    shown: shownZone,
    onChange: showTimesIn,
    onChooseOther: () => void ask(otherTimeZone, {}),
  };
  const giveFeedback = () => void ask(shareFeedback, {});
  return (
    <QueryClientProvider client={queryClient}>
      <Present>
        <DialogEntries>
          <AppShell
            navigation={navigation.map((item) => ({ ...item, alert: alerts[item.name] }))}
            note={trial === undefined ? undefined : { label: trial, href: paths.billing() }}
            path={path}
            greeting={greetingFor(now, ownZone)}
            userName={greetingName(user)}
            sisterApp={
              sisterProduct ? { name: sisterProduct.name, href: sisterProduct.appsAddress } : undefined
            }
            account={{ name: user.fullName || user.email, email: user.email }}
            accountLinks={accountLinks}
            theme={theme}
            onThemeChange={(chosen) => keep({ theme: chosen })}
            density={density}
            onDensityChange={(chosen) => keep({ density: chosen })}
            zone={zone}
            onShareFeedback={giveFeedback}
            onSearch={() =>
              void ask(commandPalette, {
                user,
                theme,
                density,
                onLook: keep,
                zone,
                onShareFeedback: giveFeedback,
                onShowShortcuts: showShortcuts,
                onLogout: signOut.run,
              })
            }
            onSearchIntent={commandPalette.prefetch}
            onShowShortcuts={showShortcuts}
            hasSingleKeys={hasSingleKeys}
            onLogout={signOut.run}
            isLoggingOut={signOut.isPending}
            isOffline={isOffline}
            notices={<ShellNoticesContainer />}
          >
            {/* By path, so that the last screen does not stay mounted while the next one loads. */}
            <Suspense key={path} fallback={<LoadingScreen title={title} isOffline={isOffline} />}>
              {children ?? <NotFoundScreen homeHref={paths.home()} />}
            </Suspense>
          </AppShell>
          <ModalHost />
        </DialogEntries>
        {isSessionEnded && <SessionEndedHost />}
        <ToastRegion toasts={toasts} />
      </Present>
    </QueryClientProvider>
  );
}
