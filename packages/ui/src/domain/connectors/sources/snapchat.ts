import {
  advanced,
  choice,
  connect,
  defineSource,
  details,
  list,
  longText,
  oauth,
  readAccess,
  requestTimeout,
  startDate,
  toggle,
  token,
} from '../definition/define.ts';

/** Reads organisations and ad accounts. Returns to the API. */
export const snapchat = defineSource({
  type: 'snapchat',
  authentication: oauth('snapchat'),
  prerequisites: [
    readAccess('Snapchat Ads'),
    {
      title: 'Access to the ad accounts',
      text: 'Sign in with a business account whose role may read campaign reports.',
    },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.refresh_token', 'refresh_token'),
      longText('tap_config.org_account_ids', 'Organisations and ad accounts', {
        content: 'json',
        isRequired: false,
        hint: 'A JSON list, each with `organisation_id` and `ad_accounts`. Leave it empty to read all.',
      }),
    ),
    advanced(
      choice(
        'tap_config.swipe_up_attribution_window',
        'Swipe-up attribution window',
        [
          { value: '1_DAY', label: '1 day' },
          { value: '7_DAY', label: '7 days' },
          { value: '28_DAY', label: '28 days' },
        ],
        { initial: '28_DAY', isRequired: false },
      ),
      choice(
        'tap_config.view_attribution_window',
        'View attribution window',
        [
          { value: '1_HOUR', label: '1 hour' },
          { value: '3_HOUR', label: '3 hours' },
          { value: '6_HOUR', label: '6 hours' },
          { value: '1_DAY', label: '1 day' },
          { value: '7_DAY', label: '7 days' },
          { value: '28_DAY', label: '28 days' },
        ],
        { initial: '7_DAY', isRequired: false },
      ),
      toggle('tap_config.omit_empty', 'Leave out empty records', { initial: true }),
      list('tap_config.targeting_country_codes', 'Country codes for targeting', {
        wire: 'commas',
        isRequired: false,
        initial: ['us'],
        example: 'us, ca, mx',
      }),
      requestTimeout(),
    ),
  ],
});
