import { describe, expect, it } from 'vitest';
import { tablesOfClient } from '../tables/clientTables.ts';
import { createTables } from '../tables/tables.ts';
import { createClock } from '../core/clock.ts';
import { hourMs } from '../core/durations.ts';
import { issueCode, spendCode } from './codes.ts';
import { findGrant, keepGrant } from './grants.ts';
import { expiredAccount } from './providerAccounts.ts';

const openWorlds = () => {
  const clock = createClock({ at: 0 });
  const rows = createTables();
  const worldOf = (clientId: number) => ({ clock, clientId, tables: tablesOfClient(rows, clientId) });
  return { clock, rows, own: worldOf(1), other: worldOf(2) };
};

describe('a grant', () => {
  it('is found by its access token, only for its own client', () => {
    const { own, other } = openWorlds();
    const { access_token, refresh_token } = keepGrant(own, 'ga4', 'owner@provider.example');
    expect(findGrant(own, access_token)).toEqual({
      provider: 'ga4',
      account: 'owner@provider.example',
      accessToken: access_token,
      refreshToken: refresh_token,
      isExpired: false,
    });
    expect(findGrant(other, access_token)).toBeUndefined();
    expect(findGrant(own, refresh_token)).toBeUndefined();
  });

  it('expires after an hour if there is a refresh token, otherwise never', () => {
    const { clock, own } = openWorlds();
    const tokens = (['ga4', 'facebook_pages'] as const).map(
      (provider) => keepGrant(own, provider, 'owner@provider.example').access_token,
    );
    const ended = () => tokens.map((token) => findGrant(own, token)?.isExpired);
    clock.advance(hourMs - 1);
    expect(ended()).toEqual([false, false]);
    clock.advance(1);
    expect(ended()).toEqual([true, false]);
  });

  it('has already expired for one account', () => {
    const { own } = openWorlds();
    const { access_token } = keepGrant(own, 'facebook_pages', expiredAccount);
    expect(findGrant(own, access_token)?.isExpired).toBe(true);
  });

  it('is withdrawn when its code is used again', () => {
    const { clock, rows, own } = openWorlds();
    const { code } = issueCode({ clock, rows }, { provider: 'ga4' });
    const spent = spendCode({ clock, rows }, code);
    const grant = keepGrant(own, 'ga4', 'owner@provider.example');
    if (spent) rows.oauthCodes.put({ ...spent, is_spent: true, grant_id: grant.id });
    expect(() => spendCode({ clock, rows }, code)).toThrow('400');
    expect(findGrant(own, grant.access_token)).toBeUndefined();
  });

  it.each([
    ['twin-token-ga4', false],
    ['twin-expired-ga4', true],
  ])('is found for %s', (token, isExpired) => {
    expect(findGrant(openWorlds().own, token)).toMatchObject({ provider: 'ga4', isExpired });
  });

  it.each(['', 'twin-token-', 'twin-token-myspace', 'twin-token-constructor', 'twin-access-0'])(
    'is not found for %j',
    (token) => expect(findGrant(openWorlds().own, token)).toBeUndefined(),
  );
});
