import {
  advanced,
  choice,
  connect,
  defineSource,
  details,
  list,
  number,
  oauth,
  requestTimeout,
  startDate,
  token,
} from '../definition/define.ts';

/** Reads advertising profiles of one region. */
export const amazonAds = defineSource({
  type: 'amazon_ads',
  authentication: oauth('amazon_ads'),
  docsUrl: 'https://advertising.amazon.com/API/docs',
  prerequisites: [
    {
      title: 'Access to the profiles',
      text: 'Sign in with a login that can see the advertising accounts, of a seller or a vendor.',
    },
    { title: 'Region', text: 'Each region has its own API, so create a source for each region.' },
    { title: 'History', text: 'Amazon keeps report data for about 60 days.' },
  ],
  sections: [
    details(startDate()),
    connect(
      choice(
        'tap_config.region',
        'Region',
        [
          { value: 'NA', label: 'North America' },
          { value: 'EU', label: 'Europe' },
          { value: 'FE', label: 'Far East' },
        ],
        { initial: 'NA', isInSignInAddress: true, bindsSecrets: true },
      ),
      token('tap_config.refresh_token', 'refresh_token'),
      list('tap_config.profiles', 'Profile IDs', { items: 'digits', example: '1234567890123456' }),
    ),
    advanced(
      number('tap_config.look_back_window', 'Lookback window', {
        unit: 'days',
        initial: 3,
        min: 0,
        isRequired: false,
        hint: 'How far back reports are read again in each sync.',
      }),
      requestTimeout(),
    ),
  ],
});
