import type { Page } from '@millrace/ui/domain/remote';
import type { ListAddress, ListViewBase, ListViewDefinition } from '@millrace/ui/domain/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom, type PrimitiveAtom } from 'jotai';
import { useCallback, useMemo } from 'react';

import { useLiveState } from '../data/live/realtimeState.ts';
import { keepPrevious, type Read } from '../data/read.ts';
import { useNavigate, useSearch } from '../router/location.ts';
import { useCanonicalAddress } from '../router/useCanonicalAddress.ts';
import { useServices } from '../session/services.ts';
import { useExistingPage } from './useExistingPage.ts';

/** What distinguishes one list from another. Define it once, outside of components. */
export interface ListDefinition<Row, View extends ListViewBase<string, string>> {
  readonly view: ListViewDefinition<View, unknown>;
  /** Reads the page of a view. */
  readonly read: (view: View) => Read<Page<Row>>;
  /** The path of the list with this query. */
  readonly href: (query: ListAddress) => string;
  /** Ids of the selected rows. The selection survives when the screen unmounts. */
  readonly selection: PrimitiveAtom<ReadonlySet<string>>;
}

/**
 * The props of a list screen whose view is in the address. Reads its page, keeps the address canonical and corrects a page beyond
 * the end.
 */
export function useList<Row, View extends ListViewBase<string, string>>(
  definition: ListDefinition<Row, View>,
) {
  const { config } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const search = useSearch();
  const view = useMemo(() => definition.view.read(new URLSearchParams(search)), [definition, search]);
  const hrefOf = useCallback((wanted: View) => definition.href(definition.view.write(wanted)), [definition]);
  useCanonicalAddress(hrefOf(view));
  const page = definition.read(view);
  const query = useQuery({ ...page, placeholderData: keepPrevious(page) });
  const readFirst = useCallback(
    () => queryClient.fetchQuery(definition.read({ ...view, page: 1 })),
    [queryClient, definition, view],
  );
  const goTo = useCallback(
    (number: number) => navigate(hrefOf({ ...view, page: number }), { replace: true }),
    [navigate, hrefOf, view],
  );
  const [selected, setSelected] = useAtom(definition.selection);
  return {
    page: useExistingPage(query, view.page, readFirst, goTo, view.size),
    view,
    // All typing is one history entry; each other choice adds one.
    onViewChange: (next: View) =>
      navigate(hrefOf(next), { replace: definition.view.isSearchStep(view, next) }),
    hrefOf,
    selected,
    onSelectionChange: setSelected,
    capabilities: config.lists,
    live: useLiveState(),
    onRetry: () => void query.refetch(),
  };
}
