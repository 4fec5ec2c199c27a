import type { RouteMatch } from '@millrace/ui/domain/routes';
import { useEffect } from 'react';

import { useNavigation } from './navigation.ts';

/**
 * Sets the window's title to the name that the screen shows, once it is known. Until then the title of the
 * route stays (useGuard.ts).
 */
export function useTitle(title: string | undefined, match: RouteMatch): void {
  const { screens } = useNavigation();
  useEffect(() => {
    document.title = title === undefined ? screens.windowTitleOf(match) : `${title} · Millrace`;
  }, [screens, title, match]);
}
