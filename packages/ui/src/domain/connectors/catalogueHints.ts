import type { ConnectorKind } from '../entities/connector.ts';
import type { DestinationType, SourceType } from '../entities/catalogue.ts';

/** The connectors that the choice of one shows first, in this order. */
export const popularTypes: {
  readonly source: readonly SourceType[];
  readonly destination: readonly DestinationType[];
} = {
  source: ['postgres', 'mysql', 'sqlserver', 'shopify', 'stripe', 'salesforce_v2', 'hubspot', 'ga4', 's3'],
  destination: [],
};

/** Connectors that new pipelines should not use, each with its reason in two or three words. */
export const legacyTypes: {
  readonly source: Readonly<Partial<Record<SourceType, string>>>;
  readonly destination: Readonly<Partial<Record<DestinationType, string>>>;
} = {
  source: {
    // Google stopped processing data for Universal Analytics on 1 July 2023.
    google_analytics: 'ended in 2023',
    salesforce: 'use v2',
  },
  destination: {},
};

/** What tells a connector apart from one of the same name, in two or three words, where the sign-in does not. */
export const differences: {
  readonly source: Readonly<Partial<Record<SourceType, string>>>;
  readonly destination: Readonly<Partial<Record<DestinationType, string>>>;
} = {
  // A second implementation for the same API key. It has no request timeout.
  source: { klaviyo_generic: 'fewer options' },
  destination: {},
};

const reasons: Readonly<Record<ConnectorKind, ReadonlyMap<string, string>>> = {
  source: new Map(Object.entries(legacyTypes.source)),
  destination: new Map(Object.entries(legacyTypes.destination)),
};

/** Why a connector is a legacy one; `undefined` if it is not. */
export const legacyReason = (kind: ConnectorKind, type: string): string | undefined =>
  reasons[kind].get(type);

const told: Readonly<Record<ConnectorKind, ReadonlyMap<string, string>>> = {
  source: new Map(Object.entries(differences.source)),
  destination: new Map(Object.entries(differences.destination)),
};

/** What tells a connector apart from one of the same name; `undefined` if its name or sign-in does. */
export const differenceOf = (kind: ConnectorKind, type: string): string | undefined => told[kind].get(type);
