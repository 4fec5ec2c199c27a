import { connect, defineSource, details, oauth, startDate, token } from '../define.ts';

/** Reads the sales of a seller. */
export const ebay = defineSource({
  type: 'ebay',
  authentication: oauth('ebay'),
  prerequisites: [
    { title: 'Seller account', text: 'Sign in with the account that owns the sales.' },
    {
      title: 'Orders',
      text: 'eBay gives orders of the last 90 days only, so choose a later start date for them.',
    },
  ],
  sections: [details(startDate()), connect(token('tap_config.refresh_token', 'refresh_token'))],
});
