import type { RouteMatch } from '@millrace/ui/domain';
import { useEffect } from 'react';

/**
 * Names the window after what a screen shows, as soon as that is known. Before it has the name of its route, which each
 * new path brings (useGuard.ts).
 */
export function useTitle(title: string | undefined, match: RouteMatch): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Millrace`;
  }, [title, match]);
}
