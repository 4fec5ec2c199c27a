import { paths, type RouteMatch } from '@millrace/ui/domain/routes';
import { NotFoundScreen } from '@millrace/ui/screens/NotFoundScreen';

import { useTitle } from './useTitle.ts';

/** For the address of a record that does not exist. */
export function NotFoundContainer({ match }: { readonly match: RouteMatch }) {
  useTitle('Not found', match);
  return <NotFoundScreen homeHref={paths.pipelinesList()} />;
}
