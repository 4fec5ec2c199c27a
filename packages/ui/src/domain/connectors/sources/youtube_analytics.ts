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

/** Reads reports of channels. */
export const youtubeAnalytics = defineSource({
  type: 'youtube_analytics',
  authentication: oauth('youtube_analytics'),
  prerequisites: [
    {
      title: 'Access to the channels',
      text: 'Sign in with the Google account that can see them. If a channel belongs to a brand account, choose that in Google’s window.',
    },
    { title: 'Channel IDs', text: 'The advanced settings of YouTube show them.' },
    {
      title: 'First reports',
      text: 'YouTube prepares its first reports after you connect, which takes up to two days.',
    },
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
