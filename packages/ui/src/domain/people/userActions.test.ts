import { describe, expect, it } from 'vitest';

import { toId } from '../entities/id.ts';
import { memberStatuses, type MemberStatus, type TeamMember } from './teamMember.ts';
import { userWith } from '../entities/user.test.data.ts';
import { canUser, mayDo, userActions, whyNotUser, type UserAction } from './userActions.ts';

const actions = Object.keys(userActions) as UserAction[];
const admin = userWith({ id: toId(1), role: 'admin' });
const teamMember = userWith({ id: toId(2), role: 'team_member' });
const memberWith = (status: MemberStatus, fields: Partial<TeamMember> = {}): TeamMember => ({
  ...teamMember,
  id: toId(3),
  status,
  ...fields,
});

describe('user permissions (A-47)', () => {
  it('let team members change only notifications', () => {
    expect(actions.filter((action) => mayDo(action, teamMember))).toEqual(['changeNotifications']);
    expect(actions.filter((action) => mayDo(action, admin))).toEqual(actions);
    expect(mayDo('invite', { role: 'auditor' })).toBe(false);
  });

  it.each<[MemberStatus, UserAction[]]>([
    ['active', ['makeAdmin', 'makeTeamMember', 'deactivate', 'delete']],
    ['unverified', ['makeTeamMember', 'deactivate', 'delete']],
    ['invited', ['resendInvite', 'deleteInvite']],
    ['expired', ['resendInvite', 'deleteInvite']],
    ['deactivated', ['activate', 'delete']],
  ])('offer an admin for a %s member: %j', (status, offered) => {
    const toMember = actions.filter((action) => 'to' in userActions[action]);
    expect(toMember.filter((action) => canUser(action, admin, memberWith(status)))).toEqual(offered);
    expect(toMember.filter((action) => canUser(action, teamMember, memberWith(status)))).toEqual([]);
  });

  it('do not let users deactivate themselves, but let them step down', () => {
    const self = { ...admin, status: 'active' };
    expect(canUser('deactivate', admin, self)).toBe(false);
    expect(canUser('delete', admin, self)).toBe(false);
    expect(canUser('makeTeamMember', admin, self)).toBe(true);
  });

  it('keep the last admin', () => {
    const question = { actor: admin, target: { ...admin, status: 'active' }, isLastAdmin: true };
    for (const action of ['makeTeamMember', 'deactivate', 'delete'] as const) {
      expect(whyNotUser(action, question)).toMatch(/^This is the last admin/);
    }
    expect(whyNotUser('makeAdmin', question)).toBe('This person is an admin already.');
  });

  it('give a reason for every unavailable action', () => {
    for (const status of memberStatuses) {
      for (const action of actions) {
        const target = memberWith(status);
        expect(whyNotUser(action, { actor: admin, target }) === undefined).toBe(
          canUser(action, admin, target),
        );
      }
    }
  });

  it('use activity if the service sends no status', () => {
    expect(canUser('activate', admin, { ...memberWith('active'), status: null, isActive: false })).toBe(true);
    expect(canUser('deactivate', admin, { ...memberWith('active'), status: 'sleeping' })).toBe(true);
  });
});
