import type { Open } from './open.ts';
import type { Role } from './user.ts';

/** The role's name for users; a role that this version does not know keeps its own. */
export const roleLabel = (role: Open<Role>): string =>
  role === 'admin' ? 'Admin' : role === 'team_member' ? 'Team member' : role;
