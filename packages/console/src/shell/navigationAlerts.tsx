import { formatQuantity } from '@millrace/ui/domain/format';
import type { NavigationItem } from '@millrace/ui/domain/routes';
import type { ShellAlert } from '@millrace/ui/screens/AppShell';
import { NavigationCount } from '@millrace/ui/screens/NavigationCount';
import type { QueryClient } from '@tanstack/react-query';

import { markWindow } from './markWindow.ts';
import { watchStanding } from './standing.ts';

export type NavigationAlerts = Readonly<Partial<Record<NavigationItem['name'], ShellAlert>>>;

const alertOf = (count: number | undefined, text: (count: number) => string): ShellAlert | undefined =>
  count ? { mark: <NavigationCount count={count} />, text: text(count) } : undefined;

/**
 * Shows what needs a person in the navigation, in the window's title and in its icon.
 * @returns a function that stops it
 */
export function watchNavigation(
  queryClient: QueryClient,
  show: (alerts: NavigationAlerts) => void,
): () => void {
  let unmark: (() => void) | undefined;
  const stop = watchStanding(queryClient, ({ pipelines, alerts, sources, destinations }) => {
    unmark?.();
    // A connector that refuses is why pipelines have stopped, so it does not count again.
    unmark = markWindow((pipelines ?? 0) + (alerts ?? 0), document);
    const stopped = alertOf(pipelines, (count) => `${formatQuantity(count, 'pipeline')} stopped`);
    const open = alertOf(alerts, (count) => `${formatQuantity(count, 'alert is', 'alerts are')} open`);
    const [from, to] = [
      alertOf(sources, (count) => `${formatQuantity(count, 'source refuses', 'sources refuse')} access`),
      alertOf(
        destinations,
        (count) => `${formatQuantity(count, 'destination refuses', 'destinations refuse')} access`,
      ),
    ];
    show({
      ...(stopped && { pipelines: stopped }),
      ...(from && { sources: from }),
      ...(to && { destinations: to }),
      ...(open && { observability: open }),
    });
  });
  return () => {
    stop();
    unmark?.();
  };
}
