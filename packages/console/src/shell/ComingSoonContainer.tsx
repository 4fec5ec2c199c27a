import { paths } from '@millrace/ui/domain/routes';
import { ComingSoonScreen } from '@millrace/ui/screens/ComingSoonScreen';

import type { ScreenProps } from '../router/screens.ts';

/** Placeholder for pages that are not built yet. */
export function ComingSoonContainer({ match }: ScreenProps) {
  return <ComingSoonScreen homeHref={paths.home()} isStandalone={match.route.hasSidebar === false} />;
}
