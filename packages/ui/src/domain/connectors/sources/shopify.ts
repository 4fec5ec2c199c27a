import {
  advanced,
  connect,
  defineSource,
  details,
  number,
  oauth,
  requestTimeout,
  startDate,
  text,
  token,
} from '../define.ts';

/** Reads orders, customers and products of a store. Date window of 15 days: spec §9. */
export const shopify = defineSource({
  type: 'shopify',
  authentication: oauth('shopify'),
  prerequisites: [
    { title: 'Store owner', text: 'Sign in as the owner of the store, or as staff who may manage apps.' },
    {
      title: 'Older orders',
      text: 'Shopify gives orders of the last 60 days. For older ones it must allow “read_all_orders”.',
    },
  ],
  sections: [
    details(startDate()),
    connect(
      text('tap_config.shop', 'Shop name', {
        isMono: true,
        normalisation: 'subdomain',
        hint: 'The part of your address before `.myshopify.com`.',
        example: 'my-first-store',
        isInSignInAddress: true,
        bindsSecrets: true,
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
