import { connect, defineSource, details, oauth, startDate, token } from '../definition/define.ts';

/** Reads the sales of a seller. */
export const ebay = defineSource({
  type: 'ebay',
  authentication: oauth('ebay'),
  docsUrl: 'https://developer.ebay.com/',
  prerequisites: [
    { title: 'Seller account', text: 'Sign in with the account that owns the sales.' },
    {
      title: 'Orders',
      text: 'eBay provides orders of the last 90 days only. An earlier start date adds no orders.',
    },
  ],
  sections: [details(startDate()), connect(token('tap_config.refresh_token', 'refresh_token'))],
});
