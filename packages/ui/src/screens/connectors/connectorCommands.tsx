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

/** The actions that a screen requests for connectors; editing has its own page. */
export type ConnectorCommand = Exclude<ConnectorAction, 'edit'>;

export const entityOf = (kind: ConnectorKind) => (kind === 'source' ? sourceEntity : destinationEntity);

/** `Source`, `Destinations`: the nouns of a kind, for headings. */
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
  /** The address of its form; omitted if this build has no form for it. */
  readonly editHref?: string;
  /** The page that creates a copy of it. */
  readonly duplicateHref?: string;
  onAction(action: ConnectorCommand): void;
}

/** The items of a connector's menu, each with the reason if it is not possible. */
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
      // Archiving a connector in use is not possible either, but its dialog explains that and names the pipelines.
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
