import {
  renameView,
  withoutView,
  withView,
  type ListAddress,
  type ListViewBase,
  type ListViewDefinition,
  type SavedView,
} from '@millrace/ui/domain/views';
import { useAtom } from 'jotai';

import { addressOf } from '../router/location.ts';
import type { RememberedViews } from './rememberedViews.ts';

interface SavedList<View> {
  readonly view: Pick<ListViewDefinition<View, unknown>, 'read' | 'write'>;
  readonly href: (query: ListAddress) => string;
}

const queryOf = (href: string): string => href.split('?')[1] ?? '';

/** The saved views of a list as links. A stored query is read as an address is, so that what is no view of it is dropped. */
export function useSavedViews<View extends ListViewBase<string, string>>(
  { view: { read, write }, href }: SavedList<View>,
  view: View,
  kept: RememberedViews,
) {
  const [{ views, isStored }, change] = useAtom(kept);
  /** The page is where one is in a view, and its size a preference of the list. */
  const hrefOf = (wanted: View) => href(write({ ...wanted, page: 1, size: undefined }));
  return {
    views: views.map(({ name, query }) => ({ name, href: hrefOf(read(new URLSearchParams(query))) })),
    current: hrefOf(view),
    link: addressOf(href(write(view))),
    isStored,
    onSave: ({ name, href: saved }: Pick<SavedView, 'name'> & { readonly href: string }) =>
      change((before) => withView(before, { name, query: queryOf(saved) })),
    onRename: (name: string, next: string) => change((before) => renameView(before, name, next)),
    onDelete: (name: string) => change((before) => withoutView(before, name)),
  };
}
