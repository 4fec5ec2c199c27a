import type { RouteMatch } from '@millrace/ui/domain/routes';
import { useEffect } from 'react';

import { useServices } from '../session/services.ts';

/**
 * Names the window after what a screen shows, as soon as that is known; until then after its route, which each new path
 * brings first (useGuard.ts).
 */
export function useTitle(title: string | undefined, match: RouteMatch): void {
  const { screens } = useServices();
  useEffect(() => {
    document.title = title === undefined ? screens.windowTitleOf(match) : `${title} · Millrace`;
  }, [screens, title, match]);
}
