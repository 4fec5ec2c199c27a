import { expect, test } from 'vitest';
import { memberStatus } from './teamMember.ts';

test('a service that says the status is believed', () => {
  expect(memberStatus({ status: 'expired', isActive: true })).toBe('expired');
});

test.each([
  [{ isActive: true, firstName: '', lastName: '' }, 'active'],
  [{ isActive: false, firstName: '', lastName: '' }, 'invited'],
  [{ isActive: false, firstName: 'Kim', lastName: '' }, 'deactivated'],
  [{ isActive: false, firstName: 'Kim', lastName: 'Berg' }, 'deactivated'],
  // Names that are not at hand say nothing.
  [{ isActive: false }, 'deactivated'],
])('without a status, %j is %s', (member, status) => {
  expect(memberStatus(member)).toBe(status);
  expect(memberStatus({ ...member, status: 'newer_than_this_build' })).toBe(status);
});
