import { categoryOf } from '../entities/catalogue.ts';

/** Warehouses that restrict network access, as databases do. */
const firewalled: ReadonlySet<string> = new Set(['redshift', 'snowflake']);

/** Whether customers must allow our IP addresses in a firewall before the connector can be reached. */
export const needsAllowedAddresses = (kind: 'source' | 'destination', type: string): boolean =>
  firewalled.has(type) || categoryOf(kind, type) === 'database';
