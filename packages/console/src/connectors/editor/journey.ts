import type { ConnectorFormScreenProps } from '@millrace/ui/screens/ConnectorFormScreen';

import type { WriteContext } from '../../writes/write.ts';
import type { SavedConnector } from '../data/connectorCalls.ts';

/** The context of a connector's editor: a step of a pipeline's setup, or a separate page. */
export interface Journey extends Pick<
  ConnectorFormScreenProps,
  'frame' | 'back' | 'changeHref' | 'keepHref' | 'present' | 'saveLabel'
> {
  /** The mutation key. Only one save runs at a time for each key. */
  readonly key: readonly (string | number)[];
  /** The region whose IP addresses a firewall must allow. Left out if no pipeline determines it. */
  readonly region?: string | null;
  /** The page after a save, for toasts and links. */
  readonly savedHref: (connector: Pick<SavedConnector, 'id'>) => string;
  /** The link back to the form, for a person who has left it. */
  readonly formHref: string;
  /** Asks for confirmation before the save; `false` cancels it. `isReconfigured`: more changed than the name. */
  readonly confirm: (name: string, isReconfigured: boolean) => Promise<boolean>;
  /** Attaches the saved connector to a pipeline. Left out if the connector is saved on its own. */
  readonly attach?: {
    readonly isDone: (connector: SavedConnector) => boolean;
    readonly perform: (context: WriteContext, connector: SavedConnector) => Promise<unknown>;
    /** What the connector is attached as: `the source of “Orders”`. */
    readonly role: string;
    /** Where to select a connector that was saved, but not attached. */
    readonly chooseHref: string;
  };
  /** Called when everything is saved. `isCurrent`: the person is still on the form. */
  readonly onSaved: (connector: SavedConnector, isCurrent: boolean) => void;
}
