import { paths, type RouteMatch } from '@millrace/ui/domain';
import { ComingScreen } from '@millrace/ui/screens/ComingScreen';
import { NotFoundScreen } from '@millrace/ui/screens/NotFoundScreen';

interface NoScreenProps {
  /** `null` where the path is none of ours. */
  readonly match: RouteMatch | null;
}

/** Where nothing can be shown: the path is unknown, or its page is not built yet. */
export function NoScreenContainer({ match }: NoScreenProps) {
  return match === null ? (
    <NotFoundScreen homeHref={paths.home()} />
  ) : (
    <ComingScreen homeHref={paths.home()} isStandalone={match.route.hasSidebar === false} />
  );
}
