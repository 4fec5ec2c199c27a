import type { providerItemHandlers } from '../providerItems.ts';
import { type Outcomes } from './outcome.ts';
import { refusedBecause, type Refusals } from './refused.ts';

const google = { access_token: 'twin-token-ga4', refresh_token: 'twin-refresh-ga4' };
const facebook = { access_token: 'twin-token-facebook_pages' };

export const providerItemOutcomes: Outcomes<typeof providerItemHandlers> = {
  fetchGa4Properties: [
    { status: 200, body: google },
    { status: 200, body: { access_token: 'twin-empty-ga4' } },
    { status: 400, body: { access_token: 'twin-expired-ga4', refresh_token: 'other' } },
    { status: 400, body: facebook },
    { status: 422, body: { access_token: ' ' } },
  ],
  refreshGa4Properties: [
    { status: 200, at: { id: '11' } },
    { status: 404, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
  ],
  fetchFacebookPages: [
    { status: 200, body: facebook },
    { status: 400, body: { access_token: 'twin-expired-facebook_pages' } },
    { status: 422, body: { access_token: '' } },
  ],
  refreshFacebookPages: [
    { status: 200, at: { id: '14' } },
    { status: 404, at: { id: '11' } },
    { status: 404, at: { id: '999' } },
  ],
};

export const providerItemRefusals: Refusals<typeof providerItemHandlers> = {
  // Not 401, which would end the session of the sender.
  fetchGa4Properties: refusedBecause(400, [
    [
      { body: { access_token: 'twin-expired-ga4' } },
      'The access to this account has expired. Connect the account again.',
    ],
    [{ body: facebook }, 'The provider does not know this access. Connect the account again.'],
    [
      { body: { access_token: 'something' } },
      'The provider does not know this access. Connect the account again.',
    ],
  ]),
};
