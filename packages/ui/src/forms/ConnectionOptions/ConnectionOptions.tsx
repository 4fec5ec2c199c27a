import {
  connectionTypes,
  connectSecurely,
  directConnection,
  type Connection,
} from '../../domain/forms/values/connection.ts';
import type { Tunnel } from '../../domain/entities/tunnel.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { LockIcon } from '../../primitives/Icon/icons/LockIcon.ts';
import { RadioGroup, type RadioOption } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AddressList, type AddressListProps } from '../AllowedAddresses/AddressList.tsx';
import type { PublicAddresses } from '../AllowedAddresses/addresses.logic.ts';
import * as fieldsCss from '../fields/fields.css.ts';
import * as css from './ConnectionOptions.css.ts';

export interface ConnectionOptionsProps extends Pick<AddressListProps, 'region' | 'onCopy'> {
  /** The current connection. */
  value: Connection;
  /** Called with another connection type or tunnel. */
  onChange(value: Connection): void;
  /** The available tunnels; a secure connection starts with the first active one. Omitted while unknown. */
  tunnels?: readonly Tunnel[];
  /** The choice cannot be changed: the panel shows its value. @default false */
  isLocked?: boolean;
  /** Locks the controls, such as during a save. @default false */
  isReadOnly?: boolean;
  /** The addresses to allow for a direct connection (spec §2). */
  addresses?: Remote<PublicAddresses>;
  /** Loads the addresses again after a failure. */
  onReloadAddresses?(): void;
}

const meanings: Record<Connection['type'], string> = {
  direct: 'Allow our IP addresses in your firewall.',
  secure: 'WireGuard, SSH or reverse SSH.',
};
const options = connectionTypes.map(({ value, label }): RadioOption<Connection['type']> => ({
  value,
  label,
  description: meanings[value],
}));

/** Until the tunnels have loaded, none is selected and none must be created. */
const undecided: Connection = { type: 'secure', mode: 'existing', tunnelId: null };

/** The connection to a database: direct, or via a secure tunnel (spec §2). */
export function ConnectionOptions({
  value,
  onChange,
  tunnels,
  isLocked = false,
  isReadOnly = false,
  addresses,
  region,
  onCopy,
  onReloadAddresses,
}: ConnectionOptionsProps) {
  const choose = (type: Connection['type']): void => {
    if (type === value.type) return;
    if (type === 'direct') onChange(directConnection);
    else onChange(tunnels ? connectSecurely(tunnels) : undecided);
  };
  return (
    <div className={css.options}>
      {isLocked ? (
        <div className={fieldsCss.panel}>
          <LockIcon label="Locked" />
          <span className={fieldsCss.panelWords}>
            {connectionTypes.find(({ value: type }) => type === value.type)?.lockedLabel}
          </span>
        </div>
      ) : (
        <RadioGroup
          label="Connection options"
          isLabelHidden
          variant="cards"
          options={options}
          value={value.type}
          onChange={choose}
          isReadOnly={isReadOnly}
        />
      )}
      {value.type === 'direct' && addresses && (
        <div className={css.addresses}>
          <Text as="p" size="small" tone="muted">
            Allow these addresses in your firewall. Click an address to copy it.
          </Text>
          <AddressList addresses={addresses} region={region} onCopy={onCopy} onRetry={onReloadAddresses} />
        </div>
      )}
    </div>
  );
}
