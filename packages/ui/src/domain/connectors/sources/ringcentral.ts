import {
  choice,
  connect,
  defineSource,
  details,
  oauth,
  readAccess,
  startDate,
  token,
} from '../definition/define.ts';

/** Reads call logs and messages. */
export const ringcentral = defineSource({
  type: 'ringcentral',
  authentication: oauth('ringcentral'),
  docsUrl: 'https://developers.ringcentral.com/',
  prerequisites: [
    readAccess('RingCentral'),
    {
      title: 'User',
      text: 'Sign in as a user who may read the company’s call log and messages, and allow call log, accounts, contacts and messages.',
    },
  ],
  sections: [
    details(startDate()),
    connect(
      choice(
        'tap_config.api_url',
        'Platform',
        [
          { value: 'https://platform.ringcentral.com', label: 'Production' },
          { value: 'https://platform.devtest.ringcentral.com', label: 'Developer sandbox' },
        ],
        { initial: 'https://platform.ringcentral.com', isInSignInAddress: true, bindsSecrets: true },
      ),
      token('tap_config.refresh_token', 'refresh_token'),
    ),
  ],
});
