import { describe, expect, test } from 'vitest';

import { json, me, setUp } from './sessionManager.test.data.ts';

describe('A person without a time zone', () => {
  test('gets the browser’s zone, saved once', async () => {
    const bodies: unknown[] = [];
    let saved: string | null = null;
    const { sessionManager, session, calls } = setUp({
      getMe: () => me({ time_zone: saved }),
      updateMe: ({ body }) => {
        bodies.push(JSON.parse(body ?? ''));
        saved = 'Europe/Vienna';
        return me({ time_zone: saved });
      },
    });
    await sessionManager.start();
    await sessionManager.start();
    await expect.poll(session).toMatchObject({ user: { timeZone: 'Europe/Vienna' } });
    expect(bodies).toEqual([{ time_zone: 'Europe/Vienna' }]);
    expect(calls.filter((name) => name === 'updateMe')).toHaveLength(1);
  });

  test('can continue although saving failed', async () => {
    const { sessionManager, session } = setUp({
      getMe: () => me({ time_zone: null }),
      updateMe: () => json({}, 500),
    });
    await sessionManager.start();
    expect(session()).toMatchObject({ state: 'signedIn', user: { timeZone: null } });
  });

  test('with a zone, nothing is saved', async () => {
    const { sessionManager, calls } = setUp({ getMe: () => me() });
    await sessionManager.start();
    expect(calls).toEqual(['getMe']);
  });
});
