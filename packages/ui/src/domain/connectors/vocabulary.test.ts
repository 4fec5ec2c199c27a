import { describe, expect, it } from 'vitest';
import {
  advanced,
  choice,
  credentials,
  date,
  defineDestination,
  defineSource,
  details,
  fieldsOf,
  ga4Properties,
  group,
  list,
  longText,
  number,
  oauth,
  requestTimeout,
  s3Role,
  schemaImporter,
  startDate,
  text,
  toggle,
  token,
  when,
  whenAny,
  withRole,
  type Definition,
} from './define.ts';
import { createFormModel } from './formModel.ts';
import { toConfig } from './formWire.ts';
import type { FormValue } from './values.ts';

/** The connectors that ask most of the vocabulary, in short. */
const ga4 = defineSource({
  type: 'ga4',
  authentication: oauth('ga4'),
  sections: [
    details(startDate()),
    credentials(
      token('tap_config.access_token', 'Access token'),
      token('tap_config.refresh_token', 'Refresh token'),
    ),
    ga4Properties('tap_config.properties'),
    advanced(
      list('tap_config.lookback_days', 'Lookback days', { items: 'number', isRequired: false }),
      number('static.buffer_time', 'Buffer time', { unit: 'days', initial: 2 }),
      requestTimeout(),
    ),
  ],
});

const googleAds = defineSource({
  type: 'google_ads',
  authentication: oauth('google_ads'),
  sections: [
    details(startDate({ isRequired: false })),
    credentials(
      list('tap_config.customer_ids', 'Customer IDs', { items: 'digits', wire: 'commas' }),
      longText('tap_config.login_customer_ids', 'Manager accounts', { content: 'json', isRequired: false }),
      token('tap_config.refresh_token', 'Refresh token'),
    ),
    advanced(
      number('tap_config.conversion_window', 'Conversion window', {
        unit: 'days',
        initial: 30,
        min: 1,
        max: 30,
        alsoAllowed: [60, 90],
      }),
      date('tap_config.end_date', 'End date', { isRequired: false }),
    ),
  ],
});

const salesforce = defineSource({
  type: 'salesforce_v2',
  authentication: oauth('salesforce_v2'),
  sections: [
    details(),
    credentials(text('connection_config.instanceName', 'Instance name', { isLockedAfterCreation: true })),
    group(
      'Salesforce Options',
      choice('connection_config.apiType', 'API type', [
        { value: 'BULK', label: 'Bulk API' },
        { value: 'Rest', label: 'REST API' },
      ]),
      toggle('connection_config.includeFormulaFields', 'Include formula fields'),
      number('connection_config.pollingOptions.pollInterval', 'Poll interval', {
        unit: 'milliseconds',
        initial: 5000,
        showWhen: whenAny(
          when('connection_config.apiType', 'BULK'),
          when('connection_config.includeFormulaFields', true),
        ),
      }),
    ),
  ],
});

const roleOf = (regionPath: string) =>
  s3Role({
    bucketPath: 'connection_config.bucket_name',
    regionPath,
    rolePath: 'connection_config.assume_role',
  });
const s3Source = defineSource({
  type: 's3',
  authentication: withRole(),
  sections: [details(), roleOf('connection_config.bucket_region'), schemaImporter()],
});
const s3Destination = defineDestination({
  type: 's3',
  authentication: withRole(),
  sections: [details(), roleOf('provider.region')],
});

const configOf = (definition: Definition, values: Readonly<Record<string, FormValue>>) => {
  const form = createFormModel({ definition, today: '2026-11-20' });
  for (const [path, value] of Object.entries(values)) form.setValue(path, value);
  return { config: toConfig(form), firstError: form.validate() };
};

describe('the vocabulary carries', () => {
  it('Google Analytics 4: what a sign-in brings, picked properties, a list of numbers', () => {
    const property = { id: '1', display_name: 'Shop', account: 'a', account_name: 'A', selected: true };
    const values = {
      name: 'GA',
      'tap_config.access_token': 'a',
      'tap_config.refresh_token': 'r',
      'tap_config.properties': [property],
      'tap_config.lookback_days': '1, 7,30',
    };
    expect(configOf(ga4, values)).toEqual({
      config: {
        start_date: '2024-01-01',
        tap_config: {
          access_token: 'a',
          refresh_token: 'r',
          properties: [property],
          lookback_days: [1, 7, 30],
        },
        static: { buffer_time: 2, request_timeout: 300 },
      },
      firstError: undefined,
    });
    expect(configOf(ga4, { name: 'GA' }).firstError).toBe('tap_config.access_token');
  });

  it('Google Ads: ids as one text, JSON as text, values beyond the bounds', () => {
    const values = {
      name: 'Ads',
      start_date: '',
      'tap_config.customer_ids': '123-456, 789',
      'tap_config.login_customer_ids': '[{"customerId":"1"}]',
      'tap_config.refresh_token': 'r',
      'tap_config.conversion_window': '90',
    };
    expect(configOf(googleAds, values)).toEqual({
      config: {
        tap_config: {
          customer_ids: '123456,789',
          login_customer_ids: '[{"customerId":"1"}]',
          refresh_token: 'r',
          conversion_window: 90,
        },
      },
      firstError: undefined,
    });
  });

  it('Salesforce: a section of its own, nested paths, a field shown for either of two reasons', () => {
    const values = {
      name: 'CRM',
      'connection_config.instanceName': 'x',
      'connection_config.apiType': 'Rest',
    };
    const polled = { ...values, 'connection_config.includeFormulaFields': true };
    const interval = (given: Readonly<Record<string, FormValue>>) => configOf(salesforce, given).config;
    expect(interval(values)).toMatchObject({ connection_config: { pollingOptions: { pollInterval: null } } });
    expect(interval(polled)).toMatchObject({ connection_config: { pollingOptions: { pollInterval: 5000 } } });
    expect(interval({ ...values, 'connection_config.apiType': 'BULK' })).toMatchObject({
      connection_config: { includeFormulaFields: false, pollingOptions: { pollInterval: 5000 } },
    });
    expect(salesforce.sections.map(({ title }) => title)).toContain('Salesforce Options');
  });

  it('S3: bucket, region and role, with the columns of its files', () => {
    const column = { column_name: 'id', data_type: 'integer', is_nullable: 'NO' };
    const role = {
      name: 'Files',
      'connection_config.bucket_name': 'exports',
      'connection_config.assume_role': 'arn:aws:iam::123456789012:role/replication',
    };
    const values = {
      ...role,
      'connection_config.bucket_region': 'eu-west-1',
      table_name: 'orders',
      columns: [column],
    };
    expect(configOf(s3Source, values)).toMatchObject({
      config: { connection_config: { bucket_region: 'eu-west-1' }, table_name: 'orders', columns: [column] },
      firstError: undefined,
    });
    expect(configOf(s3Source, role).firstError).toBe('connection_config.bucket_region');
    expect(configOf(s3Destination, { ...role, 'provider.region': 'eu-west-1' }).config).toMatchObject({
      provider: { region: 'eu-west-1' },
    });
    expect(fieldsOf(s3Source).filter((field) => field.isLockedAfterCreation)).toHaveLength(2);
  });
});
