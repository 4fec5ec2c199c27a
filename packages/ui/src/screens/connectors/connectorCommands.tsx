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
import { actionIcons } from '../../internal/actionIcons.ts';
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
  /** Which items it has, in order. */
  readonly items: readonly (ConnectorAction | 'duplicate')[];
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
  items,
  editHref,
  duplicateHref,
  onAction,
}: ConnectorMenu) {
  const { actions } = entityOf(kind);
  return items.map((item) => {
    if (item === 'duplicate') {
      return duplicateHref !== undefined ? (
        <MenuItem key={item} id={item} label="Duplicate" icon={CopyIcon} href={duplicateHref} />
      ) : null;
    }
    // A connector in use can't be archived either: the dialog says so, and which pipelines use it.
    const reason = canConnector(item, connector) ? undefined : whyNotConnector(item, connector);
    const { verb, isDestructive } = actions[item];
    const common = {
      id: item,
      label: verb,
      icon: actionIcons[item],
      tone: isDestructive ? ('critical' as const) : ('neutral' as const),
    };
    if (item !== 'edit') {
      return <MenuItem key={item} {...common} disabledReason={reason} onAction={() => onAction(item)} />;
    }
    return reason === undefined && editHref !== undefined ? (
      <MenuItem key={item} {...common} href={editHref} />
    ) : (
      <MenuItem key={item} {...common} disabledReason={reason ?? 'No form in this version'} />
    );
  });
}

/** Archive and restore exclude each other: a menu has the one that the status asks for. */
export const archiveOrRestore = ({ status }: SourceOrDestination): 'archive' | 'restore' =>
  status === 'archived' ? 'restore' : 'archive';
