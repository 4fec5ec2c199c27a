import {
  advanced,
  connect,
  defineSource,
  details,
  list,
  oauth,
  requestTimeout,
  startDate,
  token,
} from '../define.ts';

/** Reads channels, playlists and videos. */
export const youtube = defineSource({
  type: 'youtube',
  authentication: oauth('youtube'),
  prerequisites: [
    {
      title: 'Access to the channels',
      text: 'Sign in with the Google account that can see them. If a channel belongs to a brand account, choose that in Google’s window.',
    },
    { title: 'Channel IDs', text: 'The advanced settings of YouTube show them.' },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.refresh_token', 'refresh_token'),
      list('tap_config.channel_ids', 'Channel IDs', { wire: 'commas', example: 'UC_x5XG1OV2P6uZZ5FSM9Ttw' }),
    ),
    advanced(requestTimeout()),
  ],
});
