import {
  advanced,
  credentials,
  defineSource,
  details,
  secret,
  startDate,
  text,
  toggle,
  withFields,
} from '../definition/define.ts';

/**
 * Reads daily exchange rates. Public connectors disagree about the default base currency, so it is left to the
 * service.
 */
export const exchangeratesDataApi = defineSource({
  type: 'exchangerates_data_api',
  authentication: withFields(),
  prerequisites: [
    {
      title: 'API key',
      text: 'Subscribe to the Exchange Rates Data API at APILayer, and copy the key from the dashboard.',
    },
    { title: 'Plan', text: 'Free plans always use EUR as the base currency.' },
  ],
  sections: [
    details(startDate()),
    credentials(
      secret('tap_config.access_key', 'API key'),
      text('tap_config.base', 'Base currency', {
        isMono: true,
        isRequired: false,
        maxLength: 3,
        hint: 'The three letters of a currency.',
        example: 'USD',
      }),
    ),
    advanced(
      toggle('tap_config.ignore_weekends', 'Skip weekends', {
        initial: true,
        hint: 'Rates do not change on Saturdays and Sundays.',
      }),
    ),
  ],
});
