import {
  advanced,
  connect,
  defineSource,
  details,
  number,
  oauth,
  startDate,
  token,
} from '../definition/define.ts';

/** Reads transactions of a business account. */
export const paypal = defineSource({
  type: 'paypal',
  authentication: oauth('paypal'),
  docsUrl: 'https://developer.paypal.com/api/rest/',
  prerequisites: [
    {
      title: 'Business account',
      text: 'Sign in as its owner, or as a user who may grant access to transaction reports.',
    },
    {
      title: 'Delay and history',
      text: 'New transactions appear after a few hours. PayPal keeps about three years of them.',
    },
  ],
  sections: [
    details(startDate()),
    connect(token('tap_config.refresh_token', 'refresh_token')),
    advanced(
      number('tap_config.lookback', 'Lookback', {
        unit: 'days',
        initial: 0,
        min: 0,
        isRequired: false,
        hint: 'How far back transactions are read again, because PayPal does not report when they change.',
      }),
    ),
  ],
});
