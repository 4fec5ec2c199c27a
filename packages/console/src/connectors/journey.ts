import type { ConnectorFormScreenProps } from '@millrace/ui/screens/ConnectorFormScreen';

import type { SavedConnector } from '../data/connectors/connectorCalls.ts';
import type { WriteContext } from '../data/write.ts';

/** What surrounds the editor of a connector: a step of a pipeline's setup, or a page of its own. */
export interface Journey extends Pick<
  ConnectorFormScreenProps,
  'frame' | 'back' | 'changeHref' | 'keepHref' | 'present' | 'saveLabel'
> {
  /** What the save belongs to: one save at a time for each key. */
  readonly key: readonly (string | number)[];
  /** The region whose addresses a firewall has to allow; left out where no pipeline decides it. */
  readonly region?: string | null;
  /** Where the person goes on to after a save, for toasts and links. */
  readonly savedHref: (connector: Pick<SavedConnector, 'id'>) => string;
  /** The form, for a person who has left it. */
  readonly formHref: string;
  /** Asks what has to be asked before the save; `false` keeps the form as it is. */
  readonly confirm: (name: string) => Promise<boolean>;
  /** Gives the saved connector to what it was created for. Left out where saving is all. */
  readonly attach?: {
    readonly isDone: (connector: SavedConnector) => boolean;
    readonly perform: (context: WriteContext, connector: SavedConnector) => Promise<unknown>;
    /** What it is attached to: `the source of “Orders”`. */
    readonly role: string;
    /** Where a connector that was saved, but not attached, can be chosen. */
    readonly chooseHref: string;
  };
  /** Everything is saved. `isThere`: the person still looks at the form. */
  readonly onSaved: (connector: SavedConnector, isThere: boolean) => void;
}
