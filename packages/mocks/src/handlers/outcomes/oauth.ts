import type { oauthHandlers } from '../oauth.ts';
import { unverified, type Outcomes } from './outcome.ts';
import { refusedBecause, type Refusals } from './refused.ts';

const state = 'a'.repeat(40);
const verifier = `?code_verifier=${'b'.repeat(58)}`;

const at = (provider: string, more: object = {}) => ({
  at: { provider },
  body: { code: 'twin-code', state, provider, ...more },
});

export const oauthOutcomes: Outcomes<typeof oauthHandlers> = {
  exchangeOAuth: [
    { status: 200, ...at('ga4') },
    { status: 200, ...at('salesforce_v2') },
    { status: 200, ...at('twitter', { state: 'request-token' }) },
    { status: 200, ...at('airtable'), query: verifier },
    { status: 400, ...at('ga4', { code: 'guessed' }) },
    { status: 400, ...at('ga4', { code: 'twin-code-used' }) },
    { status: 400, ...at('ga4', { code: 'twin-code-expired' }) },
    { status: 422, ...at('ga4', { provider: 'ga360' }) },
    { status: 422, ...at('ga4', { code: '' }) },
    { status: 422, ...at('ga4', { state: 'short' }) },
    { status: 422, ...at('airtable') },
    { status: 422, ...at('airtable'), query: '?code_verifier=short' },
    { status: 404, ...at('myspace') },
    { status: 404, ...at('square') },
    { status: 403, ...at('ga4'), ...unverified },
  ],
  exchangeProductionOAuth: [
    { status: 200, ...at('square') },
    { status: 400, ...at('square', { code: 'guessed' }) },
    { status: 422, ...at('square', { code: '' }) },
    { status: 404, ...at('ga4') },
  ],
};

export const oauthRefusals: Refusals<typeof oauthHandlers> = {
  exchangeOAuth: refusedBecause(404, [
    [{ at: { provider: 'nope' }, body: {} }, 'There is no such provider.'],
    [{ at: { provider: 'constructor' }, body: {} }, 'There is no such provider.'],
  ]),
  exchangeProductionOAuth: refusedBecause(404, [
    [{ at: { provider: 'nope' }, body: {} }, 'There is no such provider.'],
    [{ at: { provider: 'ga4' }, body: {} }, 'There is no such provider.'],
  ]),
};
