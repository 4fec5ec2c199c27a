import { describe, expect, it } from 'vitest';
import { digits } from '../forms/formats/identifier.ts';
import { shopDomain } from '../forms/formats/webAddress.ts';
import {
  advanced,
  choice,
  constant,
  keyFile,
  credentials,
  date,
  defineDestination,
  defineSource,
  details,
  fieldsOf,
  group,
  list,
  longText,
  number,
  requestTimeout,
  secret,
  serviceValue,
  startDate,
  text,
  toggle,
  token,
  when,
  whenAny,
  whenEmpty,
  whenFilled,
  withFeature,
  withFields,
  withRole,
  type Definition,
} from './definition/define.ts';
import { rows } from '../forms/kinds/rows.ts';
import { bucketRole } from './definition/bucketRole.ts';
import { captureDraft } from '../forms/model/formDraft.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import { toConfig, toCreate, toPatch } from './connectorWire.ts';
import type { FormModel, StoredForm } from '../forms/model/formState.ts';
import type { FormValue } from '../forms/definition/fieldValues.ts';

/** Short versions of the connectors that need most of the vocabulary. */
const ga4 = defineSource({
  type: 'ga4',
  authentication: withFields(),
  sections: [
    details(startDate()),
    credentials(
      token('tap_config.access_token', 'access_token'),
      token('tap_config.refresh_token', 'refresh_token'),
    ),
    group(
      'Properties',
      rows(
        'tap_config.properties',
        'Properties',
        [
          { key: 'display_name', label: 'Property Name', from: 'displayName' },
          { key: 'id', label: 'Property ID' },
          { key: 'account_name', label: 'Account Name', from: 'accountName' },
          { key: 'account', label: 'Account ID' },
        ],
        { rowKey: 'id', pickedKey: 'selected' },
      ),
    ),
    advanced(
      list('tap_config.lookback_days', 'Lookback days', { items: 'number', isRequired: false }),
      number('static.buffer_time', 'Buffer time', { unit: 'days', initial: 2 }),
      requestTimeout(),
    ),
  ],
});

const googleAds = defineSource({
  type: 'google_ads',
  authentication: withFields(),
  sections: [
    details(startDate({ isRequired: false })),
    credentials(
      list('tap_config.customer_ids', 'Customer IDs', { items: 'digits', wire: 'commas' }),
      longText('tap_config.login_customer_ids', 'Manager accounts', { content: 'json', isRequired: false }),
      token('tap_config.refresh_token', 'refresh_token'),
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
  authentication: withFields(),
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

const s3Source = defineSource({
  type: 's3',
  authentication: withRole(),
  sections: [
    details(),
    bucketRole({ region: 'connection_config.bucket_region' }),
    group(
      'Table and schema',
      text('table_name', 'Table name', { isLockedAfterCreation: true, isMono: true }),
      rows('columns', 'Columns', [
        { key: 'column_name', label: 'Column Name' },
        { key: 'data_type', label: 'Column Type', edit: 'text' },
        { key: 'is_nullable', label: 'Is Nullable' },
      ]),
    ),
  ],
});
const s3Destination = defineDestination({
  type: 's3',
  authentication: withRole(),
  sections: [details(), bucketRole({ region: 'provider.region' })],
});

const configOf = (definition: Definition, values: Readonly<Record<string, FormValue>>) => {
  const form = createFormModel({ definition, today: '2026-11-20' });
  for (const [path, value] of Object.entries(values)) form.setValue(path, value);
  return { config: toConfig(form), firstError: form.validate() };
};

describe('the vocabulary covers', () => {
  it('Google Analytics 4: values from the sign-in, picked properties, a list of numbers', () => {
    const cells = { id: '1', display_name: 'Shop', account: 'a', account_name: 'A' };
    const values = {
      name: 'GA',
      'tap_config.access_token': 'a',
      'tap_config.refresh_token': 'r',
      'tap_config.properties': [{ isPicked: true, cells }],
      'tap_config.lookback_days': '1, 7,30',
    };
    expect(configOf(ga4, values)).toEqual({
      config: {
        start_date: '2024-01-01',
        tap_config: {
          access_token: 'a',
          refresh_token: 'r',
          properties: [{ ...cells, selected: true }],
          lookback_days: [1, 7, 30],
        },
        static: { buffer_time: 2, request_timeout: 300 },
      },
      firstError: undefined,
    });
    expect(configOf(ga4, { name: 'GA' }).firstError).toBe('tap_config.access_token');
  });

  it('Google Ads: ids as one text, JSON as text, values outside the bounds', () => {
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

  it('Salesforce: its own section, nested paths, a field with two conditions', () => {
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

  it('S3: bucket, region and role, and the columns of its files', () => {
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
      columns: [{ isPicked: true, cells: column }],
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

describe('a feature', () => {
  const reports = defineSource({
    type: 'stripe',
    authentication: withFields(),
    sections: [
      details(),
      credentials(text('tap_config.script', 'Script', { feature: 'etl_script' })),
      withFeature('resync_tool', group('Resync', text('tap_config.mode', 'Mode'))),
    ],
  });
  const stored = { name: 'S', tunnelId: null, config: { tap_config: { script: 'kept', mode: 'full' } } };

  it('includes a field and a section in the form: without it they are neither validated nor sent', () => {
    const without = createFormModel({ definition: reports, today: '2026-11-20' });
    without.setValue('name', 'S');
    expect(without.validate()).toBeUndefined();
    expect(toConfig(without)).toEqual({});
    const withBoth = createFormModel({ definition: reports, today: '2026-11-20', hasFeature: () => true });
    withBoth.setValue('name', 'S');
    expect(withBoth.validate()).toBe('tap_config.script');
    withBoth.setValue('tap_config.script', 'x');
    expect(withBoth.validate()).toBe('tap_config.mode');
  });

  it('leaves the saved values unchanged while it is off', () => {
    const form = createFormModel({ definition: reports, today: '2026-11-20', stored });
    form.setValue('name', 'T');
    expect(toConfig(form)).toEqual(stored.config);
    expect(toPatch(form)).toEqual({ name: 'T' });
  });
});

describe('the rest of the vocabulary', () => {
  const today = '2026-11-20';
  const klaviyo = defineSource({
    type: 'klaviyo_generic',
    authentication: withFields(),
    prerequisites: [{ title: 'A private key', text: 'Create one with read access.' }],
    docsUrl: 'https://docs.example.com/klaviyo',
    sections: [
      details(constant('api_name', 'klaviyo'), constant('is_legacy_tap', false)),
      credentials(
        choice(
          'tap_config.environment',
          'Environment',
          [
            { value: 'live', label: 'Live' },
            { value: 'test', label: 'Test' },
          ],
          { initial: 'live', bindsSecrets: true },
        ),
        secret('tap_config.key', 'Key'),
        text('tap_config.shop', 'Shop', { format: shopDomain, isRequired: false }),
        text('tap_config.region', 'Region of the shop', { showWhen: whenFilled('tap_config.shop') }),
        text('tap_config.account', 'Account', {
          format: digits(),
          showWhen: whenEmpty('tap_config.shop'),
        }),
        serviceValue('tap_config.external_id', 'External ID'),
      ),
    ],
  });
  const newKlaviyo = () => createFormModel({ definition: klaviyo, today });
  const stored = {
    name: 'K',
    tunnelId: null,
    config: {
      api_name: 'older',
      tap_config: { environment: 'live', key: '********', account: '12', external_id: 'ext-1' },
    },
  };
  const editKlaviyo = () => createFormModel({ definition: klaviyo, today, stored });

  it('sends constants with a new connector', () => {
    const form = newKlaviyo();
    form.setValue('name', 'K');
    form.setValue('tap_config.key', 'secret');
    form.setValue('tap_config.account', '12-34 5');
    expect(form.validate()).toBeUndefined();
    expect(toCreate(form, klaviyo)).toEqual({
      name: 'K',
      tunnelId: null,
      config: {
        api_name: 'klaviyo',
        is_legacy_tap: false,
        tap_config: { environment: 'live', key: 'secret', account: '12345', region: null },
      },
    });
  });

  it('sends the variant that the toggles allow, and none for the standard one', () => {
    const hasFeature = (name: string) => name === 'singer_taps';
    const withSinger = (saved?: StoredForm) =>
      createFormModel({ definition: klaviyo, today, hasFeature, ...(saved && { stored: saved }) });
    const isOffered = (form: FormModel) => form.at('variant').getSnapshot().isOffered;
    expect([isOffered(newKlaviyo()), isOffered(withSinger())]).toEqual([false, true]);
    const form = withSinger();
    expect(toCreate(form, klaviyo)).not.toHaveProperty('variant');
    form.setValue('variant', 'singer');
    expect(toCreate(form, klaviyo)).toMatchObject({ variant: 'singer' });
    expect(toConfig(form)).not.toHaveProperty('variant');
    const saved = withSinger({ ...stored, variant: 'singer' });
    expect(saved.at('variant', 'choice').getSnapshot().value).toBe('singer');
    expect(toPatch(saved)).toEqual({});
    saved.setValue('variant', 'standard');
    expect(toPatch(saved)).toEqual({ variant: null });
  });

  it('sends whether the account is a sandbox, while that is tested', () => {
    const hasFeature = (name: string) => name === 'sandbox_testing';
    const form = createFormModel({ definition: klaviyo, today, hasFeature });
    form.setValue('extra_args.is_sandbox', true);
    expect(toConfig(form)).toMatchObject({ extra_args: { is_sandbox: true } });
    expect(toConfig(newKlaviyo())).not.toHaveProperty('extra_args');
  });

  it('keeps a saved connector’s constant, and opening the form changes nothing', () => {
    const form = editKlaviyo();
    expect(form.getSnapshot().isDirty).toBe(false);
    expect(toPatch(form)).toEqual({});
    expect(toConfig(form)).toMatchObject({ api_name: 'older', is_legacy_tap: false });
  });

  it('requires secrets again when a choice that binds them changes', () => {
    const form = editKlaviyo();
    const key = () => form.at('tap_config.key').getSnapshot();
    expect(key().isStored).toBe(true);
    form.setValue('tap_config.environment', 'test');
    expect(key()).toMatchObject({ isStored: false, isOutdated: true });
    form.setValue('tap_config.environment', 'live');
    expect(key().isStored).toBe(true);
  });

  it('shows fields while another field is filled, or while it is empty', () => {
    const form = newKlaviyo();
    const isVisible = (path: string) => form.at(path).getSnapshot().isVisible;
    expect([isVisible('tap_config.region'), isVisible('tap_config.account')]).toEqual([false, true]);
    form.setValue('tap_config.shop', ' https://My.Shop.example/admin?a=b ');
    expect([isVisible('tap_config.region'), isVisible('tap_config.account')]).toEqual([true, false]);
    form.blur('tap_config.shop');
    expect(form.at('tap_config.shop', 'text').getSnapshot().value).toBe('my.shop.example');
  });

  it('shows a value of the service without requiring it, and never puts it into a draft', () => {
    expect(editKlaviyo().at('tap_config.external_id').getSnapshot().value).toBe('ext-1');
    const form = newKlaviyo();
    form.setValue('tap_config.external_id', 'ext-2');
    expect(captureDraft(form).values).toEqual({});
  });

  it('lists prerequisites and documentation', () => {
    expect(klaviyo).toMatchObject({
      id: 'source/klaviyo_generic',
      docsUrl: 'https://docs.example.com/klaviyo',
      prerequisites: [{ title: 'A private key' }],
    });
    expect(ga4.prerequisites).toEqual([]);
  });

  it('fills several fields from one key file', () => {
    const bigQuery = defineDestination({
      type: 'bigquery',
      authentication: withFields(),
      sections: [
        details(),
        credentials(
          keyFile('key', 'Service account', {
            content: 'serviceAccount',
            fills: { project_id: 'project_id', client_email: 'credentials.client_email' },
          }),
          text('project_id', 'Project', { isLockedAfterCreation: true }),
          text('credentials.client_email', 'Email of the account'),
        ),
      ],
    });
    const file = JSON.stringify({
      type: 'service_account',
      project_id: 'p',
      private_key: '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----\n',
      client_email: 'a@p.example',
    });
    const form = createFormModel({ definition: bigQuery, today });
    expect(form.setValue('key', file).map(({ path }) => path)).toEqual([
      'project_id',
      'credentials.client_email',
    ]);
    form.setValue('name', 'B');
    expect(form.validate()).toBeUndefined();
    expect(toConfig(form)).toEqual({
      key: file,
      project_id: 'p',
      credentials: { client_email: 'a@p.example' },
    });
    const saved = { name: 'B', tunnelId: null, config: { project_id: 'kept', key: '********' } };
    const edited = createFormModel({ definition: bigQuery, today, stored: saved });
    edited.setValue('key', file);
    expect(edited.at('project_id', 'text').getSnapshot().value).toBe('kept');
  });
});
