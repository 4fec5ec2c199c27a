import {
  advanced,
  connect,
  defineSource,
  details,
  list,
  number,
  oauth,
  providerRows,
  requestTimeout,
  startDate,
  token,
} from '../definition/define.ts';
import { rows } from '../../forms/kinds/rows.ts';

/**
 * Reads reports of properties. Buffer time of 2 and range of 7 days: spec §9.
 *
 * Spec §3 names the columns of a property, but not the setting that keeps the properties. The names of the settings and
 * the meaning of the buffer time are inferred: the public connector reads one property, and has no buffer.
 */
export const ga4 = defineSource({
  type: 'ga4',
  authentication: oauth('ga4'),
  prerequisites: [
    {
      title: 'Access to the properties',
      text: 'Sign in as a user with at least the viewer role on each property.',
    },
    { title: 'Google Analytics 4', text: 'Views of Universal Analytics cannot be read.' },
    {
      title: 'Pop-up windows',
      text: 'Google asks for your consent in a new window. Your browser must allow it.',
    },
  ],
  sections: [
    details(startDate()),
    connect(
      token('tap_config.access_token', 'access_token'),
      token('tap_config.refresh_token', 'refresh_token'),
    ),
    providerRows(
      'Properties',
      'ga4Properties',
      { one: 'property', many: 'properties' },
      rows(
        'tap_config.properties',
        'Properties',
        [
          { key: 'display_name', label: 'Property Name', from: 'displayName' },
          { key: 'id', label: 'Property ID', isMono: true },
          { key: 'account_name', label: 'Account Name', from: 'accountName' },
          { key: 'account', label: 'Account ID', isMono: true },
        ],
        { rowKey: 'id', pickedKey: 'selected', requiredMessage: 'Select at least one property' },
      ),
    ),
    advanced(
      list('tap_config.lookback_days', 'Lookback days', {
        items: 'number',
        isRequired: false,
        hint: 'How many days ago each day is read again, separated by commas.',
        example: '1, 7, 30',
      }),
      number('static.buffer_time', 'Buffer time', {
        unit: 'days',
        initial: 2,
        min: 0,
        isRequired: false,
        hint: 'The latest days, which Google may still change, are left out.',
      }),
      number('static.range_days', 'Range', {
        unit: 'days',
        initial: 7,
        min: 1,
        isRequired: false,
        hint: 'Days of data in one request.',
      }),
      requestTimeout(),
    ),
  ],
});
