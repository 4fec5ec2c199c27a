import {
  advanced,
  connect,
  defineSource,
  details,
  list,
  number,
  oauth,
  startDate,
  toggle,
  token,
} from '../definition/define.ts';

/** Reads messages, users and files of a workspace. */
export const slack = defineSource({
  type: 'slack',
  authentication: oauth('slack'),
  docsUrl: 'https://api.slack.com/',
  prerequisites: [
    {
      title: 'App',
      text: 'You may need a workspace owner to install the app. Allow it to read channels, their history, users, files and reactions.',
    },
    { title: 'Private channels', text: 'Invite the app to each private channel that you want to copy.' },
  ],
  sections: [
    details(startDate()),
    connect(token('tap_config.token', 'access_token')),
    advanced(
      list('tap_config.channels', 'Channel IDs', {
        isRequired: false,
        hint: 'Leave it empty to read every channel that the app is in.',
        example: 'C0123456789',
      }),
      toggle('tap_config.join_public_channels', 'Join public channels', {
        hint: 'The app joins every public channel of the workspace.',
      }),
      toggle('tap_config.private_channels', 'Include private channels'),
      toggle('tap_config.exclude_archived', 'Leave out archived channels'),
      number('tap_config.date_window_size', 'Date window', {
        unit: 'days',
        initial: 7,
        min: 1,
        isRequired: false,
        hint: 'Days of messages and files in one request.',
      }),
      number('tap_config.lookback_window', 'Lookback window', {
        unit: 'days',
        initial: 14,
        min: 0,
        isRequired: false,
        hint: 'How far back files and threads are read again in each sync.',
      }),
    ),
  ],
});
