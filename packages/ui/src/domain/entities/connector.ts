import type { WireObject } from '../forms/paths.ts';
import type { TunnelId } from './id.ts';
import { isKnown, type Open } from './open.ts';

/** The two ends of a pipeline. */
export type ConnectorKind = 'source' | 'destination';

/** Statuses of sources and destinations. The lists know these two (spec §2); others are shown verbatim. */
export const connectorStatuses = ['active', 'archived'] as const;
export type ConnectorStatus = (typeof connectorStatuses)[number];

/** What sources and destinations have in common (spec §3). */
export interface Connector {
  readonly name: string;
  readonly status: Open<ConnectorStatus>;
  /** Keyed as on the wire; secrets in it are masked or missing. */
  readonly config: WireObject;
  /** The tunnel it is reached through; `null` for a direct connection. */
  readonly tunnelId: TunnelId | null;
  readonly variant?: string | null;

  // What follows is assumed of the service: absent, it is left out of the screen.
  /** How many pipelines use it. */
  readonly usedBy?: number | null;
  readonly lastTest?: { readonly at: Date; readonly success: boolean } | null;
  readonly createdAt?: Date | null;
}

const labels: Record<ConnectorStatus, string> = { active: 'Active', archived: 'Archived' };

/** The word for a status; one this build does not know is shown as it came. */
export const connectorStatusLabel = (status: string): string =>
  isKnown(connectorStatuses, status) ? labels[status] : status;
