import { advanced, connect, defineSource, details, number, oauth, startDate, token } from '../define.ts';

/** Reads transactions of a business account. */
export const paypal = defineSource({
  type: 'paypal',
  authentication: oauth('paypal'),
  prerequisites: [
    {
      title: 'Business account',
      text: 'Sign in as its owner, or as a user who may grant access to transaction reports.',
    },
    {
      title: 'Delay and history',
      text: 'New transactions appear after some hours. PayPal keeps about three years.',
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
        hint: 'These days are read again, because PayPal gives no date of a change.',
      }),
    ),
  ],
});
