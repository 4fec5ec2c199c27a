import { describe, expect, test } from 'vitest';

import { addressesIn } from './addressList.ts';
import { inviteProblem, judgeAddresses, mostInvited } from './inviteAddresses.ts';

describe('The addresses of an invitation', () => {
  test.each([
    ['', []],
    ['a@x.example', ['a@x.example']],
    [
      'a@x.example, b@x.example; c@x.example\nd@x.example',
      ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'],
    ],
    ['A@x.example a@X.example', ['A@x.example']],
    ['<a@x.example>,', ['a@x.example']],
  ])('of %j are %j', (text, emails) => {
    expect(addressesIn(text)).toEqual(emails);
  });

  test('have one state each: new, malformed, existing, invited, deactivated', () => {
    const known = [
      { email: 'Member@x.example', isActive: true, status: 'active' },
      { email: 'open@x.example', isActive: false, status: 'invited' },
      { email: 'late@x.example', isActive: false, status: 'expired' },
      { email: 'gone@x.example', isActive: false, status: null },
    ];
    const text = 'new@x.example nowhere member@x.example open@x.example late@x.example gone@x.example';
    expect(judgeAddresses(text, known).map(({ verdict }) => verdict)).toEqual([
      'ready',
      'malformed',
      'member',
      'invited',
      'invited',
      'deactivated',
    ]);
    // The one that is ready can be invited without the others.
    expect(inviteProblem(judgeAddresses(text, known))).toBeUndefined();
    expect(inviteProblem(judgeAddresses(text.replace('new@x.example', ''), known))).toBe(
      '5 can’t be invited. Correct or remove them.',
    );
    expect(inviteProblem(judgeAddresses('new@x.example', known))).toBeUndefined();
    expect(inviteProblem(judgeAddresses('nowhere'))).toBe('1 can’t be invited. Correct or remove it.');
  });

  test('have an upper limit', () => {
    const many = Array.from({ length: mostInvited + 1 }, (_, index) => `p${index}@x.example`).join(' ');
    expect(inviteProblem(judgeAddresses(many))).toBe('Invite at most 50 people at a time.');
    // Only those that can be invited count.
    expect(inviteProblem(judgeAddresses(many.replace('p0@x.example', 'nowhere')))).toBeUndefined();
  });
});
