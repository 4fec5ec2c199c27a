import type { ConnectorKind } from '../../domain/entities/connector.ts';
import {
  canConnector,
  destinationEntity,
  sourceEntity,
  whyNotConnector,
  type ConnectorAction,
} from '../../domain/entities/connectorActions.ts';
import type { Destination } from '../../domain/entities/destination.ts';
import type { Source } from '../../domain/entities/source.ts';
import { actionMenuItems } from '../../patterns/ResourceList/actionControls.tsx';
import { CopyIcon } from '../../primitives/Icon/icons/CopyIcon.ts';
import { MenuItem } from '../../primitives/Menu/Menu.tsx';

/** A row of either list. */
export type SourceOrDestination = Source | Destination;

/** What a screen asks to be done to connectors; editing is a page of its own. */
export type ConnectorCommand = Exclude<ConnectorAction, 'edit'>;

export const entityOf = (kind: ConnectorKind) => (kind === 'source' ? sourceEntity : destinationEntity);

/** `Source`, `Destinations`: the nouns of a kind as headings have them. */
export const nounsOf = {
  source: { one: 'Source', many: 'Sources' },
  destination: { one: 'Destination', many: 'Destinations' },
} as const;

/** The two lists of the Sources area. */
export const sourceLists = ({
  current,
  sources,
  tunnels,
}: {
  readonly current: 'sources' | 'tunnels';
  readonly sources: string;
  readonly tunnels: string;
}) => ({
  label: 'Sources and tunnels',
  links: [
    { href: sources, label: 'Sources', isCurrent: current === 'sources' },
    { href: tunnels, label: 'Tunnels', isCurrent: current === 'tunnels' },
  ],
});

interface ConnectorMenu {
  readonly kind: ConnectorKind;
  readonly connector: SourceOrDestination;
  /** The actions before “Duplicate”. */
  readonly first?: readonly ConnectorAction[];
  /** Where its form is changed; left out where this build has no form for it. */
  readonly editHref?: string;
  /** Where a copy of it is created. */
  readonly duplicateHref?: string;
  onAction(action: ConnectorCommand): void;
}

/** The items of a connector's menu, each with the reason where it is not possible now. */
export function connectorMenuItems({
  kind,
  connector,
  first = [],
  editHref,
  duplicateHref,
  onAction,
}: ConnectorMenu) {
  const itemsOf = (actions: readonly ConnectorAction[]) =>
    actionMenuItems({
      table: entityOf(kind).actions,
      actions,
      // A connector in use can't be archived either: the dialog says so, and which pipelines use it.
      whyNot: (action) => {
        if (!canConnector(action, connector)) return whyNotConnector(action, connector);
        return action === 'edit' && editHref === undefined ? 'No form in this version' : undefined;
      },
      hrefOf: (action) => (action === 'edit' ? editHref : undefined),
      onAction: (action) => action !== 'edit' && onAction(action),
    });
  return (
    <>
      {itemsOf(first)}
      {duplicateHref !== undefined && (
        <MenuItem id="duplicate" label="Duplicate" icon={CopyIcon} href={duplicateHref} />
      )}
      {itemsOf([connector.status === 'archived' ? 'restore' : 'archive', 'delete'])}
    </>
  );
}
