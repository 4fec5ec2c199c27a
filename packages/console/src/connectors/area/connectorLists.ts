import type { ConnectorKind } from '@millrace/ui/domain/entities';
import { connectorPaths } from '@millrace/ui/domain/routes';
import { connectorListView, type ConnectorListView } from '@millrace/ui/domain/views';
import { atom } from 'jotai';

import { rememberedList } from '../../lists/rememberedList.ts';
import { rememberedViews } from '../../lists/rememberedViews.ts';
import type { ListDefinition } from '../../lists/useList.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';
import { connectorCalls } from '../data/connectors.ts';

const listOf = (kind: ConnectorKind): ListDefinition<SavedConnector, ConnectorListView> => ({
  view: connectorListView,
  read: (view) => connectorCalls[kind].list(connectorListView.args(view)),
  href: connectorPaths[kind].list,
  selection: atom<ReadonlySet<string>>(new Set<string>()),
  remembered: rememberedList(kind),
  saved: rememberedViews(kind),
});

/** The definitions of the two lists, for `useList`. */
export const connectorLists = { source: listOf('source'), destination: listOf('destination') };
