import { connectorPaths } from '@millrace/ui/domain/routes';
import { destinationListView, sourceListView } from '@millrace/ui/domain/views';
import { atom } from 'jotai';

import { destinationCalls } from '../data/connectors/destinations.ts';
import { sourceCalls } from '../data/connectors/sources.ts';

const selection = () => atom<ReadonlySet<string>>(new Set<string>());

/** The definitions of the two lists, for `useList`. */
export const connectorLists = {
  source: {
    view: sourceListView,
    read: (view: typeof sourceListView.defaults) => sourceCalls.list(sourceListView.args(view)),
    href: connectorPaths.source.list,
    selection: selection(),
  },
  destination: {
    view: destinationListView,
    read: (view: typeof destinationListView.defaults) =>
      destinationCalls.list(destinationListView.args(view)),
    href: connectorPaths.destination.list,
    selection: selection(),
  },
};
