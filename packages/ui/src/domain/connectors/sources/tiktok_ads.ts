import {
  advanced,
  connect,
  defineSource,
  details,
  list,
  oauth,
  requestTimeout,
  startDate,
  toggle,
  token,
} from '../definition/define.ts';

/** Reads advertisers. Each ID is sent in quotes (spec §5). */
export const tiktokAds = defineSource({
  type: 'tiktok_ads',
  authentication: oauth('tiktok_ads'),
  docsUrl: 'https://business-api.tiktok.com/portal/docs',
  prerequisites: [
    {
      title: 'Access to the advertisers',
      text: 'In TikTok’s window, select every advertiser that you want to copy.',
    },
    { title: 'Advertiser IDs', text: 'TikTok Ads Manager shows them.' },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.access_token', 'access_token'),
      list('tap_config.accounts', 'Advertiser IDs', {
        items: 'digits',
        wire: 'quoted',
        example: '7012345678901234567',
      }),
    ),
    advanced(
      toggle('tap_config.include_deleted', 'Include deleted objects'),
      toggle('tap_config.sandbox', 'TikTok sandbox'),
      requestTimeout(),
    ),
  ],
});
