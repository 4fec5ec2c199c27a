import {
  advanced,
  connect,
  defineSource,
  details,
  number,
  oauth,
  requestTimeout,
  startDate,
  subdomain,
  token,
} from '../definition/define.ts';

/** Reads orders, customers and products of a store. Date window of 15 days: spec §9. */
export const shopify = defineSource({
  type: 'shopify',
  authentication: oauth('shopify'),
  docsUrl: 'https://shopify.dev/docs/api',
  prerequisites: [
    { title: 'Store owner', text: 'Sign in as the owner of the store, or as staff who may manage apps.' },
    {
      title: 'Older orders',
      text: 'Shopify provides orders of the last 60 days. To read older orders, ask Shopify for the “read_all_orders” scope.',
    },
  ],
  sections: [
    details(startDate()),
    connect(
      subdomain('tap_config.shop', 'Shop name', 'myshopify.com', {
        pages: [/^admin\.shopify\.com\/store\/([a-z\d-]+)(?:[/?#]\S*)?$/i],
        example: 'my-first-store',
        isInSignInAddress: true,
      }),
      token('tap_config.access_token', 'access_token'),
    ),
    advanced(
      number('static.date_window_size', 'Date window', {
        unit: 'days',
        initial: 15,
        min: 1,
        isRequired: false,
        hint: 'Days of data in one request.',
      }),
      requestTimeout(),
    ),
  ],
});
