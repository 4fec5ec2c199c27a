import type { Open } from '../entities/open.ts';
import type { Role } from '../entities/user.ts';

/** The role's name for users; a role that this version does not know keeps its own. */
export const roleLabel = (role: Open<Role>): string =>
  role === 'admin' ? 'Admin' : role === 'team_member' ? 'Team member' : role;
