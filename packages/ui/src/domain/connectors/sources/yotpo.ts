import {
  advanced,
  credentials,
  defineSource,
  details,
  number,
  readAccess,
  requestTimeout,
  secret,
  startDate,
  withFields,
} from '../definition/define.ts';

/** Reads reviews. The tap’s documentation gives 30 days for both lookbacks; its code uses 0 when they are missing. */
export const yotpo = defineSource({
  type: 'yotpo',
  authentication: withFields(),
  prerequisites: [
    readAccess('Yotpo'),
    {
      title: 'App key and secret key',
      text: 'As the account’s administrator, copy both from “Account settings › Store”.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(secret('tap_config.api_key', 'App key'), secret('tap_config.api_secret', 'Secret key')),
    advanced(
      number('static.reviews_lookback_days', 'Reviews lookback', {
        unit: 'days',
        initial: 30,
        min: 0,
        isRequired: false,
        hint: 'How far back reviews are read again, because they can still change.',
      }),
      number('static.email_stats_lookback_days', 'Email statistics lookback', {
        unit: 'days',
        initial: 30,
        min: 0,
        isRequired: false,
      }),
      requestTimeout(),
    ),
  ],
});
