import {
  advanced,
  choice,
  connect,
  defineSource,
  details,
  oauth,
  requestTimeout,
  startDate,
  text,
  toggle,
  token,
} from '../definition/define.ts';
import { digits } from '../../forms/formats/identifier.ts';

/** Reads an ad account. Insights of 7 days are read again (spec §9). */
export const facebook = defineSource({
  type: 'facebook',
  authentication: oauth('facebook'),
  docsUrl: 'https://developers.facebook.com/docs/marketing-apis',
  prerequisites: [
    {
      title: 'Access to the ad account',
      text: 'Sign in as a user who can see all of its campaigns, and allow reading ads and insights.',
    },
    { title: 'Ad account ID', text: 'In Ads Manager, it follows “act=” in the address.' },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.access_token', 'access_token'),
      text('tap_config.account_id', 'Ad account ID', {
        isMono: true,
        format: digits('act_'),
        hint: 'Without `act_`.',
        example: '123456789012345',
      }),
    ),
    advanced(
      choice(
        'static.insights_buffer_days',
        'Insights buffer',
        [
          { value: 1, label: '1 day' },
          { value: 7, label: '7 days' },
          { value: 28, label: '28 days' },
        ],
        {
          initial: 7,
          isRequired: false,
          hint: 'How far back insights are read again, because late conversions change them.',
        },
      ),
      toggle('tap_config.include_deleted', 'Include deleted objects'),
      requestTimeout(),
    ),
  ],
});
