import type { Problem } from '@millrace/ui/domain/remote';
import { paths, type RouteMatch } from '@millrace/ui/domain/routes';
import { CrashScreen } from '@millrace/ui/screens/CrashScreen';
import { FailureScreen } from '@millrace/ui/screens/FailureScreen';
import { ShellSkeleton } from '@millrace/ui/screens/ShellSkeleton';
import { useAtomValue } from 'jotai';
import { createElement, memo, use, useEffect, useLayoutEffect } from 'react';

import { Boundary } from '../kit/Boundary.tsx';
import { useNavigation } from '../router/navigation.ts';
import type { ScreenProps } from '../router/screens.ts';
import { unfinishedSignOutAtom } from '../session/sessionState.ts';
import { useSession } from '../session/useSession.ts';
import { useAction } from '../writes/useAction.ts';
import { useGuard } from './useGuard.ts';

/** Memoized: re-renders only for another route, not for a guard decision that changes nothing. */
const LazyScreen = memo(function LazyScreen({ match }: ScreenProps) {
  const { codeOf, screens } = useNavigation();
  const Screen = use(codeOf(match.name).read());
  // A screen outside the first script brings its title. A layout effect runs before the screen's own (useTitle.ts).
  // The document takes the title as the sign that a prepared page works (index.html).
  useLayoutEffect(() => {
    document.title = screens.windowTitleOf(match);
  }, [screens, match]);
  return createElement(Screen, { match });
});

interface InShellProps {
  readonly path: string;
  /** `null` if no route matches the path. */
  readonly match: RouteMatch | null;
  /** The person is signing in again over the screen. @default false */
  readonly isSessionEnded?: boolean;
}

/**
 * The shell with a screen, or with its message that nothing is at this address. The shell stays when the
 * screen fails, and has what is shown until the screen's code is there.
 */
const InShell = memo(function InShell({ path, match, isSessionEnded = false }: InShellProps) {
  const { shell, reload } = useNavigation();
  const screen = match && (
    <Boundary key={path} onReload={reload}>
      <LazyScreen match={match} />
    </Boundary>
  );
  return createElement(use(shell.read()), { path, isSessionEnded }, screen);
});

interface RetryContainerProps {
  readonly problem: Problem;
  /** Retries. The result replaces this screen. */
  readonly retry: () => Promise<unknown>;
}

/** The time between two attempts to reach a service that gives no answer, in milliseconds. */
const unreachableIntervalMs = 5_000;

/** Shows a failure without which the app can't continue. It ends by itself once the service can be reached. */
function RetryContainer({ problem, retry }: RetryContainerProps) {
  const action = useAction(retry);
  useEffect(() => {
    if (problem.kind === 'http') return undefined;
    const timer = setTimeout(() => void retry().catch(() => undefined), unreachableIntervalMs);
    return () => clearTimeout(timer);
  }, [problem, retry]);
  return (
    <FailureScreen
      problem={problem}
      onRetry={() => void action.run(undefined)}
      isRetrying={action.isPending}
    />
  );
}

const signedOutMatch = { name: 'login', route: { pattern: '/', access: 'loggedOut' }, params: {} } as const;

/** Shows the screen of the address if the person may see it (spec §2 Route guard). */
export function Guard() {
  const { sessionManager, onShown } = useSession();
  const { reload } = useNavigation();
  useEffect(onShown, [onShown]);
  const unfinished = useAtomValue(unfinishedSignOutAtom);
  const view = useGuard();
  if (unfinished !== null) return <RetryContainer problem={unfinished} retry={sessionManager.signOut} />;
  switch (view.kind) {
    case 'screen':
      return view.match.route.hasSidebar === false ? (
        <LazyScreen match={view.match} />
      ) : (
        <InShell path={view.path} match={view.match} isSessionEnded={view.isSessionEnded} />
      );
    case 'signedOut':
      return <LazyScreen match={signedOutMatch} />;
    case 'notFound':
      return <InShell path={view.path} match={null} />;
    case 'retry':
      return <RetryContainer problem={view.decision.problem} retry={sessionManager.start} />;
    case 'loop':
      return <CrashScreen isStandalone detail={view.detail} onReload={reload} homeHref={paths.home()} />;
    case 'hold':
      return <ShellSkeleton />;
  }
}
