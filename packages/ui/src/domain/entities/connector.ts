import type { WireObject } from '../json/paths.ts';
import type { TunnelId } from './id.ts';
import { isKnown, type Open } from './open.ts';

/** A pipeline connects a source to a destination. */
export type ConnectorKind = 'source' | 'destination';

/** The nouns of a kind, for headings, and what it is for. */
export const connectorWords = {
  source: {
    one: 'Source',
    many: 'Sources',
    purpose: 'A source is where data comes from: a database, an application or files.',
  },
  destination: {
    one: 'Destination',
    many: 'Destinations',
    purpose: 'A destination is where data goes: a data warehouse or file storage.',
  },
} as const satisfies Readonly<Record<ConnectorKind, unknown>>;

/** Statuses of sources and destinations. Lists filter by these two (spec §2); others are shown unchanged. */
export const connectorStatuses = ['active', 'archived'] as const;
export type ConnectorStatus = (typeof connectorStatuses)[number];

/** The fields that sources and destinations share (spec §3). */
export interface Connector {
  readonly name: string;
  readonly status: Open<ConnectorStatus>;
  /** Keyed as on the wire. Secrets in it are masked or missing. */
  readonly config: WireObject;
  /** The tunnel of the connection; `null` for a direct connection, missing if the service does not say. */
  readonly tunnelId?: TunnelId | null;
  readonly variant?: string | null;

  // The following fields are assumed and may be missing.
  /** Number of pipelines that use it. */
  readonly usedBy?: number | null;
  readonly lastTest?: { readonly at: Date; readonly success: boolean } | null;
  readonly createdAt?: Date | null;
}

const labels: Record<ConnectorStatus, string> = { active: 'Active', archived: 'Archived' };

/** The label of a status. A status newer than this build is shown as the service wrote it. */
export const connectorStatusLabel = (status: string): string =>
  isKnown(connectorStatuses, status) ? labels[status] : status;
