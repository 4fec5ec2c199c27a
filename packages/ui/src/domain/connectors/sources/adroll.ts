import {
  advanced,
  connect,
  defineSource,
  details,
  endDate,
  number,
  oauth,
  readAccess,
  startDate,
  token,
} from '../definition/define.ts';

/** Reads advertisables and reports. */
export const adroll = defineSource({
  type: 'adroll',
  authentication: oauth('adroll'),
  prerequisites: [
    readAccess('AdRoll'),
    { title: 'Access to the advertisables', text: 'Sign in as a user who can read them.' },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.access_token', 'access_token'),
      token('tap_config.refresh_token', 'refresh_token'),
    ),
    advanced(
      endDate(),
      number('static.lookback_window', 'Lookback window', {
        unit: 'days',
        initial: 7,
        min: 0,
        isRequired: false,
        hint: 'How far back reports are read again in each sync.',
      }),
    ),
  ],
});
