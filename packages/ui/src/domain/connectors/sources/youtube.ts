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

/** Reads channels, playlists and videos. */
export const youtube = defineSource({
  type: 'youtube',
  authentication: oauth('youtube'),
  docsUrl: 'https://developers.google.com/youtube/v3',
  prerequisites: youtubeAccess,
  sections: [
    details(startDate()),
    connect(
      token('tap_config.refresh_token', 'refresh_token'),
      list('tap_config.channel_ids', 'Channel IDs', { wire: 'commas', example: 'UC_x5XG1OV2P6uZZ5FSM9Ttw' }),
    ),
    advanced(requestTimeout()),
  ],
});
