import {
  advanced,
  connect,
  defineSource,
  details,
  list,
  oauth,
  requestTimeout,
  startDate,
  text,
  token,
} from '../definition/define.ts';
import { digits } from '../../forms/formats/identifier.ts';

/** Reads Microsoft Advertising accounts. */
export const bingAds = defineSource({
  type: 'bing_ads',
  authentication: oauth('bing_ads'),
  docsUrl: 'https://learn.microsoft.com/advertising/guides/',
  prerequisites: [
    { title: 'Access to the accounts', text: 'Sign in as a user who can view them.' },
    {
      title: 'IDs',
      text: 'The address of the Microsoft Advertising page contains those of the customer and its accounts.',
    },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.refresh_token', 'refresh_token'),
      text('tap_config.customer_id', 'Customer ID', {
        isMono: true,
        format: digits(),
        hint: 'The manager account that owns the others.',
        example: '90817263',
      }),
      list('tap_config.account_ids', 'Account IDs', {
        items: 'digits',
        wire: 'commas',
        example: '12345678, 23456789',
      }),
    ),
    advanced(requestTimeout()),
  ],
});
