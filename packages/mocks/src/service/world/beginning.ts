import type { World } from './world.ts';

/** The start of this world, in milliseconds since the epoch. */
export const beginningOf = ({ tables }: Pick<World, 'tables'>): number =>
  Date.parse(tables.facts.get('begun')?.value ?? '') || 0;
