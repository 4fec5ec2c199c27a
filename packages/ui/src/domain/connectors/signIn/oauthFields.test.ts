import { expect, it } from 'vitest';
import { credentials, defineSource, details, secret, text, token, withFields } from '../definition/define.ts';
import { oauthFieldsOf } from './oauthFields.ts';

it('collects the fields that a sign-in needs and fills', () => {
  const definition = defineSource({
    type: 'intuit_quickbooks',
    authentication: withFields(),
    sections: [
      details(text('tap_config.region', 'Region', { isInSignInAddress: true })),
      credentials(
        secret('tap_config.key', 'Key'),
        token('tap_config.access_token', 'access_token'),
        token('tap_config.refresh_token', 'refresh_token'),
        text('tap_config.realm_id', 'Company', { filledBy: { parameter: 'realmId' } }),
        text('connection_config.username', 'Username', { filledBy: { answer: 'username' } }),
      ),
    ],
  });
  expect(oauthFieldsOf(definition)).toEqual({
    needs: ['tap_config.region'],
    fills: {
      'tap_config.access_token': 'access_token',
      'tap_config.refresh_token': 'refresh_token',
      'connection_config.username': 'username',
    },
    fillsFromReturn: { 'tap_config.realm_id': 'realmId' },
  });
});
