import { catalogue, type ConnectorCategory } from './catalogue.ts';

export const categoryOf = (kind: 'source' | 'destination', type: string): ConnectorCategory | undefined =>
  catalogue.find((entry) => entry.kind === kind && entry.type === type)?.category;

/** Types that are not databases but restrict network access all the same. */
const firewalled: ReadonlySet<string> = new Set(['redshift', 'snowflake']);

/** Whether the customer has to allow our IP addresses before the connector can be reached. */
export const needsAllowedAddresses = (kind: 'source' | 'destination', type: string): boolean =>
  firewalled.has(type) || categoryOf(kind, type) === 'database';
