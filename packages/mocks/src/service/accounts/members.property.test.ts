import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createService } from '../../assembly/createService.ts';
import { createBrowser, testStart } from '../../assembly/service.test.data.ts';

const persons = ['admin@acme.example', 'member@acme.example', 'unverified@acme.example'];
const me = '/api/v1/user/me/';

interface Act {
  readonly method: string;
  /** Below `/api/v1/user/`. */
  readonly path: (id: number) => string;
  readonly body?: object;
}

/** Actions on a person. */
const acts: readonly Act[] = [
  { method: 'POST', path: (id) => `make-admin/${id}/` },
  { method: 'POST', path: (id) => `deactivate/${id}/` },
  { method: 'POST', path: (id) => `activate/${id}/` },
  { method: 'PATCH', path: (id) => `${id}/`, body: { role: 'admin' } },
  { method: 'PATCH', path: (id) => `${id}/`, body: { role: 'team_member' } },
  { method: 'DELETE', path: (id) => `${id}/` },
];

const step = fc.record({
  by: fc.constantFrom(...persons),
  act: fc.constantFrom(...acts),
  to: fc.constantFrom(1, 2, 3, 4, 12),
});

it('after any sequence of actions, an admin can sign in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const service = createService({ scenario: 'newAccount', clock: { at: testStart } });
      for (const { by, act, to } of steps) {
        const { signIn, send } = createBrowser(service);
        await signIn(by);
        const { method, path, body = {} } = act;
        const response = await send(method, `/api/v1/user/${path(to)}`, {
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        });
        expect([200, 204, 401, 403, 404, 409]).toContain(response.status);
      }
      const roles = [];
      for (const person of [...persons, 'inactive@acme.example']) {
        const { signIn, get } = createBrowser(service);
        await signIn(person);
        const response = await get(me);
        if (response.status === 200) roles.push((await response.json()).role);
      }
      expect(roles).toContain('admin');
    }),
    { numRuns: 40, seed: 7 },
  );
});
