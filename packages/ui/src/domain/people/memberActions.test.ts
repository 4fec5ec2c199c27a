import { describe, expect, test } from 'vitest';

import { describeDone } from '../entities/actions.ts';
import { userWith } from '../entities/user.test.data.ts';
import { toId } from '../entities/id.ts';
import {
  invitationRest,
  memberActions,
  memberEntity,
  memberEntityAt,
  memberRow,
  whyNotMember,
  type MemberRow,
} from './memberActions.ts';

const admin = { id: toId<'user'>(1), role: 'admin' };
const member = { id: toId<'user'>(2), role: 'team_member' };
const now = new Date('2026-03-04T10:00:00Z');
const row = (status: string, more: Partial<MemberRow> = {}): MemberRow => ({
  ...memberRow({ ...userWith(), id: toId(7), role: 'team_member', status }, admin, 2),
  ...more,
});

describe('The actions on a member', () => {
  test.each([
    ['active', ['makeAdmin', 'deactivate']],
    ['unverified', ['makeAdmin', 'deactivate']],
    ['invited', ['resendInvite', 'deleteInvite']],
    ['expired', ['resendInvite', 'deleteInvite']],
    ['deactivated', ['activate']],
  ])('with the status %s are %j', (status, actions) => {
    expect(memberEntity.menu(row(status))).toEqual(actions);
  });

  test('of an admin include the way back', () => {
    expect(memberEntity.menu(row('active', { role: 'admin' }))).toEqual(['makeTeamMember', 'deactivate']);
  });

  test('are for admins, and not for oneself', () => {
    expect(whyNotMember('deactivate', row('active'))).toBeUndefined();
    expect(whyNotMember('deactivate', row('active', { actor: member }))).toBe('Only admins can do this.');
    const self = row('active', { id: admin.id, role: 'admin', isSelf: true });
    expect(whyNotMember('deactivate', self)).toMatch(/^You cannot do this to yourself/);
    expect(whyNotMember('makeTeamMember', self)).toMatch(/^You cannot do this to yourself/);
  });

  test('keep the last admin', () => {
    const last = memberRow({ ...userWith(), id: toId(7), role: 'admin', status: 'active' }, admin, 1);
    expect(last.isLastAdmin).toBe(true);
    expect(whyNotMember('deactivate', last)).toMatch(/^This is the last admin/);
    expect(whyNotMember('makeTeamMember', last)).toMatch(/^This is the last admin/);
  });

  test('let an invitation rest after each email', () => {
    const sent = row('invited', { invitedAt: new Date(now.getTime() - 20_000) });
    expect(memberEntityAt(now).whyDisabled('resendInvite', sent)).toBe(
      'Sent just now. Possible again in 40 s.',
    );
    expect(
      memberEntityAt(new Date(now.getTime() + 40_000)).whyDisabled('resendInvite', sent),
    ).toBeUndefined();
    expect(memberEntityAt(now).whyDisabled('deleteInvite', sent)).toBeUndefined();
    // The clock of the service may be ahead.
    const ahead = row('invited', { invitedAt: new Date(now.getTime() + 120_000) });
    expect(memberEntityAt(now).whyDisabled('resendInvite', ahead)).toBe(
      'Sent just now. Possible again in 3 minutes.',
    );
  });

  test('keep an admin only if no other admin can sign in, and this one can', () => {
    const isLast = (role: string, status: string, adminCount: number | undefined) =>
      memberRow({ ...userWith(), id: toId(7), role, status }, admin, adminCount).isLastAdmin;
    expect(isLast('admin', 'active', 1)).toBe(true);
    expect(isLast('admin', 'active', 2)).toBe(false);
    expect(isLast('admin', 'active', undefined)).toBe(false);
    expect(isLast('admin', 'deactivated', 1)).toBe(false);
    expect(isLast('team_member', 'active', 1)).toBe(false);
    expect(isLast('team_member', 'active', 2)).toBe(false);
  });

  test('are on nobody who is selected, and say whom they are about', () => {
    const named = (fullName: string, id = 7) =>
      memberRow(
        { ...userWith(), id: toId(id), fullName, email: 'ada@acme.example', status: 'active' },
        admin,
        2,
      );
    expect(named(' Ada Byron ').name).toBe('Ada Byron');
    expect(memberEntity.details(named('Ada Byron'))).toEqual([['ada@acme.example']]);
    expect(named(' ').name).toBe('ada@acme.example');
    expect(memberEntity.details(named(''))).toEqual([]);
    expect([named('Ada').isSelf, named('Ada', 1).isSelf]).toEqual([false, true]);
    expect(memberEntity.bulk([named('Ada')])).toEqual([]);
  });

  test('let an invitation without a time be sent again', () => {
    expect(invitationRest({ invitedAt: null }, new Date(0))).toBe(0);
  });
});

test.each([
  ['deleteInvite', 'Invitation deleted'],
  ['makeAdmin', 'Ines is now an admin'],
  ['makeTeamMember', 'Ines is now a team member'],
  ['deactivate', '“Ines” is deactivated'],
] as const)('reports %s as “%s”', (action, words) => {
  expect(describeDone({ noun: 'user', actions: memberActions }, action, [{ name: 'Ines' }])).toBe(words);
});
