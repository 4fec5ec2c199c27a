import {
  advanced,
  credentials,
  defineSource,
  details,
  number,
  requestTimeout,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';

/** Reads a payments account with a secret key: Stripe is not among the sign-ins of spec §3. */
export const stripe = defineSource({
  type: 'stripe',
  authentication: withFields(),
  docsUrl: 'https://docs.stripe.com/keys',
  prerequisites: [
    {
      title: 'Secret key',
      text: 'Under “Developers › API keys”, create a restricted key that may read what you want to copy, or reveal the secret key.',
    },
    { title: 'Account ID', text: 'It is in the settings of the account.' },
    { title: 'Events', text: 'Stripe keeps events for 30 days only, so older events cannot be copied.' },
  ],
  sections: [
    details(startDate()),
    credentials(
      text('tap_config.account_id', 'Account ID', {
        isMono: true,
        bindsSecrets: true,
        example: 'acct_1a2b3c4d5e',
      }),
      secret('tap_config.client_secret', 'Secret API key', { hint: 'It starts with `sk_` or `rk_`.' }),
    ),
    advanced(
      number('static.lookback_window', 'Lookback window', {
        unit: 'days',
        initial: 600,
        min: 0,
        max: 600,
        isRequired: false,
        hint: 'How far back records are read again, because Stripe changes some of them without a date.',
      }),
      number('static.date_window_size', 'Date window', {
        unit: 'days',
        initial: 30,
        min: 1,
        isRequired: false,
        hint: 'Days of new records in one request.',
      }),
      number('static.event_date_window_size', 'Event date window', {
        unit: 'days',
        initial: 7,
        min: 1,
        isRequired: false,
        hint: 'Days of events in one request.',
      }),
      requestTimeout(),
    ),
  ],
});
