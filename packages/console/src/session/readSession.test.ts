import type { Problem } from '@millrace/ui/domain/remote';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { identityOf } from '../scope/session.ts';
import { sessionOfProblem, sessionOfUser } from './readSession.ts';
import { ada } from './user.test.data.ts';

const refusal = (status: number, detail?: string): Problem => ({ kind: 'http', status, detail });

describe('A session read that failed', () => {
  test.each([
    [refusal(401), 'anonymous'],
    [refusal(403), 'anonymous'],
    [refusal(401, 'Authentication credentials were not provided.'), 'anonymous'],
    [refusal(403, 'Email is not verified'), 'unverified'],
    [refusal(401, 'Email is not verified'), 'unverified'],
    // Matched exactly: a similar sentence means a plain refusal.
    [refusal(403, 'email is not verified.'), 'anonymous'],
    [refusal(403, 'This client is inactive.'), 'inactive'],
    [refusal(401, 'User account is disabled'), 'inactive'],
    [refusal(403, 'Your user was deactivated by an admin.'), 'inactive'],
    [refusal(500), 'unavailable'],
    [refusal(404), 'unavailable'],
    [refusal(429), 'unavailable'],
    [{ kind: 'network' }, 'unavailable'],
    [{ kind: 'offline' }, 'unavailable'],
    [{ kind: 'html', foreignStatus: 200 }, 'unavailable'],
    [{ kind: 'html', foreignStatus: 502 }, 'unavailable'],
    [{ kind: 'html', foreignStatus: 511 }, 'unavailable'],
    [{ kind: 'html', foreignStatus: 401 }, 'anonymous'],
    [{ kind: 'html', foreignStatus: 403 }, 'anonymous'],
  ] as const)('%j says that the person is %s', (problem, state) => {
    expect(sessionOfProblem(problem)).toMatchObject({ state });
  });

  test('with anything but 401 and 403 never signs the person out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 599 }), fc.string(), (status, detail) => {
        fc.pre(status !== 401 && status !== 403);
        expect(sessionOfProblem(refusal(status, detail)).state).toBe('unavailable');
      }),
    );
  });
});

describe('An identity', () => {
  test('combines the client and the user', () => {
    expect(identityOf(sessionOfUser(ada))).toBe('9:1');
  });

  test('is that of nobody without a usable session, even for a deactivated person', () => {
    const states = ['anonymous', 'unverified', 'inactive'] as const;
    expect(states.map((state) => identityOf({ state }))).toEqual(['nobody', 'nobody', 'nobody']);
    expect(identityOf(sessionOfUser({ ...ada, isActive: false }))).toBe('nobody');
  });

  test('is unknown while the session can’t be read', () => {
    expect(identityOf({ state: 'booting' })).toBeUndefined();
    expect(identityOf({ state: 'unavailable', problem: { kind: 'network' } })).toBeUndefined();
  });
});
