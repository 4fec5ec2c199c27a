import {
  advanced,
  credentials,
  defineSource,
  details,
  number,
  readAccess,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';
import { digits } from '../../forms/formats/identifier.ts';

/** Reads surveys and responses; 50 records per request (spec §9). */
export const surveymonkey = defineSource({
  type: 'surveymonkey',
  authentication: withFields(),
  docsUrl: 'https://developer.surveymonkey.com/',
  prerequisites: [
    readAccess('SurveyMonkey'),
    {
      title: 'Access token',
      text: 'Create an app that may read surveys and responses, and copy its access token. This requires an Enterprise account.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(
      secret('tap_config.access_token', 'Access token'),
      text('tap_config.survey_id', 'Survey ID', {
        isMono: true,
        format: digits(),
        isRequired: false,
        hint: 'Leave it empty to read every survey.',
        example: '112213614',
      }),
    ),
    advanced(
      number('static.page_size', 'Page size', {
        unit: 'records',
        initial: 50,
        min: 1,
        isRequired: false,
        hint: 'Records in one request.',
      }),
    ),
  ],
});
