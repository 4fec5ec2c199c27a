import { chance } from '../core/random.ts';
import type { World } from '../core/world.ts';

/**
 * What a role in the client's cloud account asks for before it lets us in, so that nobody else can have us use it. It
 * is no secret, and the same each time.
 */
export const externalIdOf = ({ seed, clientId }: Pick<World, 'seed' | 'clientId'>): string =>
  Array.from({ length: 4 }, (_, index) =>
    Math.floor(chance(seed, 'external id', clientId, index) * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('-');
