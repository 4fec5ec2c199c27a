import { chance } from '../core/random.ts';
import type { World } from '../world/world.ts';

/**
 * The external id that a role in the client's cloud account requires from us, so that no other client can use the role
 * through us. It is not a secret, and always the same.
 */
export const externalIdOf = ({ seed, clientId }: Pick<World, 'seed' | 'clientId'>): string =>
  Array.from({ length: 4 }, (_, index) =>
    Math.floor(chance(seed, 'external id', clientId, index) * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('-');
