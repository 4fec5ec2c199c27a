import type { Page } from '@millrace/ui/domain/remote';
import type { ListAddress, ListViewBase, ListViewDefinition } from '@millrace/ui/domain/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { atom, useAtom, type PrimitiveAtom } from 'jotai';
import { useCallback, useMemo } from 'react';

import { keepPrevious, type Read } from '../data/read.ts';
import { readTime } from '../data/readTime.ts';
import { useService } from '../data/service.ts';
import { useLiveState } from '../live/realtimeState.ts';
import { useNavigate, useSearch } from '../router/location.ts';
import { useCanonicalAddress } from '../router/useCanonicalAddress.ts';
import type { ListPreferences, RememberedList } from './rememberedList.ts';
import type { RememberedViews } from './rememberedViews.ts';
import { useExistingPage } from './useExistingPage.ts';
import { useSavedViews } from './useSavedViews.ts';

/** What distinguishes one list from another. Define it once, outside of components. */
export interface ListDefinition<Row, View extends ListViewBase<string, string>> {
  readonly view: ListViewDefinition<View, unknown>;
  /** Reads the page of a view. */
  readonly read: (view: View) => Read<Page<Row>>;
  /** The path of the list with this query. */
  readonly href: (query: ListAddress) => string;
  /** Ids of the selected rows. The selection survives when the screen unmounts. Without it, rows cannot be selected. */
  readonly selection?: PrimitiveAtom<ReadonlySet<string>>;
  /** Whether realtime events change its rows. @default true */
  readonly isLive?: boolean;
  /** The person's columns and page size, made by `rememberedList`. Without it, columns cannot be chosen. */
  readonly remembered?: RememberedList;
  /** The person's saved views, made by `rememberedViews`. Without it, views cannot be saved. */
  readonly saved?: RememberedViews;
}

const noneSelected = atom<ReadonlySet<string>>(new Set<string>());

const nothingRemembered: RememberedList = atom(
  (): ListPreferences => ({ hidden: [] }),
  () => undefined,
);

const noneSaved: RememberedViews = atom(
  () => ({ views: [], isStored: true }),
  () => undefined,
);

/**
 * The props of a list screen whose view is in the address. Reads its page, keeps the address canonical and corrects a page beyond
 * the end.
 */
export function useList<Row, View extends ListViewBase<string, string>>(
  definition: ListDefinition<Row, View>,
) {
  const { config, clock } = useService();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const search = useSearch();
  const [preferences, setPreferences] = useAtom(definition.remembered ?? nothingRemembered);
  const { hidden, size } = preferences;
  const view = useMemo(() => {
    const query = new URLSearchParams(search);
    // The address wins. One without a size gets the person's own.
    if (size !== undefined && !query.has('size')) query.set('size', String(size));
    return definition.view.read(query);
  }, [definition, search, size]);
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
  const [selected, setSelected] = useAtom(definition.selection ?? noneSelected);
  const live = useLiveState();
  const saved = useSavedViews(definition, view, definition.saved ?? noneSaved);
  return {
    page: useExistingPage(query, view.page, readFirst, goTo, view.size),
    view,
    // All typing is one history entry; each other choice adds one. A page size is a preference, which Back keeps.
    onViewChange(next: View) {
      const isNewSize = next.size !== view.size;
      if (isNewSize) setPreferences({ hidden, size: next.size });
      navigate(hrefOf(next), { replace: isNewSize || definition.view.isSearchStep(view, next) });
    },
    hrefOf,
    ...(definition.saved && { savedViews: saved }),
    hiddenColumns: hidden,
    onHiddenColumnsChange:
      definition.remembered && ((next: readonly string[]) => setPreferences({ hidden: next, size })),
    // Kept for a moment only: a download may read a hundred pages. Offline it fails, instead of waiting silently.
    readPage: (wanted: View) =>
      queryClient.fetchQuery({
        ...definition.read(wanted),
        staleTime: 0,
        gcTime: 0,
        networkMode: 'always',
      }),
    ...(definition.selection && { selected, onSelectionChange: setSelected }),
    capabilities: config.lists,
    ...(definition.isLive !== false && live !== undefined && { live }),
    /** When the page was last read. */
    updatedAt: readTime(clock, query.dataUpdatedAt),
    onRetry: () => void query.refetch(),
  };
}
