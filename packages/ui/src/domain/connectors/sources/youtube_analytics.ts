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
  youtubeAccess,
} from '../definition/define.ts';

/** Reads reports of channels. */
export const youtubeAnalytics = defineSource({
  type: 'youtube_analytics',
  authentication: oauth('youtube_analytics'),
  docsUrl: 'https://developers.google.com/youtube/reporting',
  prerequisites: [
    ...youtubeAccess,
    {
      title: 'First reports',
      text: 'After you connect, YouTube takes up to two days to prepare the first reports.',
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
