import type { RouteMatch } from '@millrace/ui/domain/routes';
import { useEffect } from 'react';

import { useServices } from '../session/services.ts';

/**
 * Sets the window's title to the name that the screen shows, once it is known. Until then the title of the
 * route stays (useGuard.ts).
 */
export function useTitle(title: string | undefined, match: RouteMatch): void {
  const { screens } = useServices();
  useEffect(() => {
    document.title = title === undefined ? screens.windowTitleOf(match) : `${title} · Millrace`;
  }, [screens, title, match]);
}
