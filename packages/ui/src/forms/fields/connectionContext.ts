import { createContext } from 'react';
import type { Tunnel } from '../../domain/entities/tunnel.ts';
import { loading, type Remote } from '../../domain/remote.ts';
import type { PublicAddresses } from '../AllowedAddresses/addresses.logic.ts';

/** What the choice of a connection draws from the service; the same for the whole form. */
export interface ConnectionResources {
  readonly tunnels: Remote<readonly Tunnel[]>;
  /** Shown under the direct connection; absent where they stand beside the form. */
  readonly addresses?: Remote<PublicAddresses>;
  /** Code of the region that the pipeline runs in. */
  readonly region?: string;
  /** The connection cannot be changed here. */
  readonly isLocked?: boolean;
  onCopy?(addresses: readonly string[]): void;
  onReloadAddresses?(): void;
}

export const ConnectionContext = createContext<ConnectionResources>({ tunnels: loading });
