import { paths } from '@millrace/ui/domain';
import { ComingScreen } from '@millrace/ui/screens/ComingScreen';

import type { ScreenProps } from '../routes/screen.ts';

/** In place of every page that is not built yet. */
export function ComingContainer({ match }: ScreenProps) {
  return <ComingScreen homeHref={paths.home()} isStandalone={match.route.hasSidebar === false} />;
}
