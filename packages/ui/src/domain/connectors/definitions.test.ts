import { describe, expect, it, test } from 'vitest';
import { allDefinitions } from './allDefinitions.ts';
import { catalogue } from '../entities/catalogue.ts';
import {
  connect,
  defineSource,
  details,
  fieldsOf,
  oauth,
  text,
  withFields,
  withRole,
  type Definition,
} from './definition/define.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import type { FormModel } from '../forms/model/formState.ts';
import { isOAuthProvider } from './definition/oauth.ts';
import { definitionOf } from './definitionOf.ts';
import { toConfig } from './connectorWire.ts';
import { loadDefinition } from './definitions.ts';

const load = async (kind: Definition['kind'], type: string): Promise<Definition> => {
  const definition = await loadDefinition(kind, type);
  if (!definition) throw new Error(`No ${type}`);
  return definition;
};

const everyDefinition = await Promise.all(catalogue.map(({ kind, type }) => load(kind, type)));

const facts = (definition: Definition) =>
  Object.fromEntries(fieldsOf(definition).map((field) => [field.path, field]));
const pathsWhere = (definition: Definition, is: 'isLockedAfterCreation' | 'isSecret' | 'isRequired') =>
  fieldsOf(definition)
    .filter((field) => field[is])
    .map(({ path }) => path.replace('connection_config.', ''));

const files = Object.keys(import.meta.glob(['./sources/*.ts', './destinations/*.ts']));

const documented = everyDefinition.flatMap(({ id, docsUrl }) =>
  docsUrl === undefined ? [] : [[id, docsUrl] as const],
);

test.each(documented)('the documentation of %s has a plain address over HTTPS', (_, docsUrl) => {
  const { protocol, username, password, search, href } = new URL(docsUrl);
  expect([protocol, username, password, search]).toEqual(['https:', '', '', '']);
  expect(href).toBe(docsUrl);
});

test('every connector of the catalogue has a definition file, which is in both indexes under its type', () => {
  const indexed = catalogue.map(({ kind, type }) => `./${kind}s/${type}.ts`);
  expect(indexed.toSorted()).toEqual(files.toSorted());
  const byId = (one: Definition, other: Definition) => one.id.localeCompare(other.id);
  expect(allDefinitions.toSorted(byId)).toEqual(everyDefinition.toSorted(byId));
  for (const { kind, type } of everyDefinition) expect(definitionOf(kind, type)?.type).toBe(type);
});

test('every definition file exports only the definition, so that it can be loaded without its name', async () => {
  const modules = import.meta.glob<object>(['./sources/*.ts', './destinations/*.ts'], { eager: true });
  expect(Object.values(modules).filter((module) => Object.keys(module).length !== 1)).toEqual([]);
});

const choices = everyDefinition.flatMap((definition) =>
  fieldsOf(definition).flatMap((field) => {
    const options = 'options' in field ? (field.options ?? []) : [];
    const named = options.flatMap((option) => (typeof option === 'object' ? [option] : []));
    return named.length > 0 ? [{ id: `${definition.id} ${field.path}`, options: named }] : [];
  }),
);

test('no list of choices has one thing under two names', () => {
  expect(choices.length).toBeGreaterThan(50);
  // A code after the name makes two names of one country.
  const namesOf = ({ options }: (typeof choices)[number]) =>
    options.map(({ label }) => label.replace(/ \([A-Z]{2}\)$/, ''));
  expect(
    choices.filter((each) => new Set(namesOf(each)).size < each.options.length).map(({ id }) => id),
  ).toEqual([]);
});

test('a country has the same name in all lists', () => {
  // As in the list of phone numbers. Lists of fewer are of regions, whose codes mean something else.
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  const countries = choices
    .filter(
      ({ options }) => options.length > 8 && options.every(({ value }) => /^[A-Z]{2}$/.test(String(value))),
    )
    .flatMap(({ options }) => options);
  expect(countries.length).toBeGreaterThan(10);
  expect(countries.map(({ label }) => label)).toEqual(countries.map(({ value }) => names.of(String(value))));
});

describe('every definition', () => {
  it.each(
    everyDefinition.map((definition) => [`${definition.kind} ${definition.type}`, definition] as const),
  )('%s is frozen, starts with its name and has only existing conditions', (_, definition) => {
    expect(Object.isFrozen(definition)).toBe(true);
    expect(definition.sections.every(Object.isFrozen)).toBe(true);
    const fields = fieldsOf(definition);
    expect(fields.every(Object.isFrozen)).toBe(true);
    expect(fields[0]?.path).toBe('name');
    const paths = new Set(fields.map(({ path }) => path));
    const named = fields.flatMap(({ showWhen = [] }) => showWhen.map(({ path }) => path));
    expect(named.filter((path) => !paths.has(path))).toEqual([]);
  });
});

describe('PostgreSQL', () => {
  it('has the fields of spec §3, in order', async () => {
    const postgres = await load('source', 'postgres');
    expect(postgres.sections.map(({ title }) => title)).toEqual([
      'Source Details',
      'Source Credentials',
      'Connection options',
      'Custom SSL options',
      'Advanced options',
    ]);
    expect(fieldsOf(postgres).map(({ path }) => path)).toEqual([
      'name',
      'connection_config.host',
      'connection_config.port',
      'connection_config.user',
      'connection_config.password',
      'connection_config.database',
      'connection_config.pgschema',
      'tunnel_id',
      'connection_config.ssl',
      'variant',
      'extra_args.is_sandbox',
    ]);
    expect(facts(postgres)).toMatchObject({
      name: { label: 'Source name', maxLength: 150 },
      'connection_config.port': { initial: 5432, min: 1, max: 65535 },
      'connection_config.pgschema': { initial: 'public' },
    });
    expect(pathsWhere(postgres, 'isLockedAfterCreation')).toEqual(['database', 'pgschema']);
    expect(pathsWhere(postgres, 'isSecret')).toEqual(['password']);
  });
});

describe('Redshift', () => {
  it('differs from PostgreSQL in its nouns and its port', async () => {
    const redshift = await load('destination', 'redshift');
    expect(redshift.sections[0]?.title).toBe('Destination Details');
    expect(facts(redshift)).toMatchObject({
      name: { label: 'Destination name' },
      'connection_config.port': { initial: 5439 },
      'connection_config.pgschema': { initial: 'public' },
    });
    expect(pathsWhere(redshift, 'isLockedAfterCreation')).toEqual(['database', 'pgschema']);
  });
});

describe('Snowflake', () => {
  it('offers a key pair if its feature is on, and shows only the credentials of the chosen method', async () => {
    const snowflake = await load('destination', 'snowflake');
    expect(facts(snowflake)).toMatchObject({
      'connection_config.authentication_method': {
        initial: 'password',
        options: [{ value: 'password' }, { value: 'key_pair', feature: 'snowflake_key_pair_auth' }],
      },
      'connection_config.snowflake_schema': { initial: 'PUBLIC' },
      'connection_config.private_key': { accept: ['.pem', '.p8', '.key', '.pk8'] },
    });
    const shownBy = (method: string) =>
      fieldsOf(snowflake)
        .filter(({ showWhen }) => showWhen?.some((part) => 'equals' in part && part.equals === method))
        .map(({ label }) => label);
    expect(shownBy('password')).toEqual(['Password']);
    expect(shownBy('key_pair')).toEqual(['Private key', 'Passphrase']);
    expect(pathsWhere(snowflake, 'isLockedAfterCreation')).toEqual(['database', 'snowflake_schema']);
    expect(pathsWhere(snowflake, 'isSecret')).toEqual(['password', 'private_key', 'passphrase']);
  });
});

describe('a definition', () => {
  it('has a sign-in and a section for it, or neither', () => {
    expect(() =>
      defineSource({ type: 'ebay', authentication: oauth('ebay'), sections: [details()] }),
    ).toThrow('needs the section of its authentication');
    expect(() =>
      defineSource({ type: 'ebay', authentication: withFields(), sections: [details(), connect()] }),
    ).toThrow('needs the section of its authentication');
  });

  it('has a role and a section for it, or neither', () => {
    expect(() => defineSource({ type: 's3', authentication: withRole(), sections: [details()] })).toThrow(
      'needs the section of its authentication',
    );
  });

  it('cannot have a path to a prototype', () => {
    expect(() => text('tap_config.__proto__', 'A')).toThrow(RangeError);
  });
});

it.each([
  ['destination', 'postgres'],
  ['source', 'constructor'],
  ['source', 'brand_new'],
] as const)('there is no %s %s', async (kind, type) => {
  expect(await loadDefinition(kind, type)).toBeUndefined();
});

describe('the specification', () => {
  it('signs in at a provider for exactly the sources that it names', () => {
    for (const { kind, type, authentication } of everyDefinition) {
      const isProvider = kind === 'source' && isOAuthProvider(type);
      expect([type, authentication.kind === 'oauth']).toEqual([type, isProvider]);
    }
  });

  it.each([
    ['mysql', 'connection_config.port', 3306],
    ['sqlserver', 'connection_config.port', 1433],
    ['sqlserver', 'connection_config.sqlsrvschema', 'dbo'],
    ['onfleet', 'static.quota_limit', 50],
    ['surveymonkey', 'static.page_size', 50],
    ['klaviyo', 'static.request_timeout', 300],
  ])('gives %s at %s the default %s (spec §9)', async (type, path, initial) => {
    expect(facts(await load('source', type))).toMatchObject({ [path]: { initial } });
  });

  it('starts on January 1 two years ago for each source with a first day (spec §9)', () => {
    const starts = everyDefinition.flatMap(fieldsOf).filter(({ path }) => path === 'start_date');
    expect(starts.length).toBeGreaterThan(30);
    for (const field of starts) expect(field).toMatchObject({ initial: 'januaryTwoYearsAgo', max: 'today' });
  });

  it('locks what spec §5 names, and nothing else', () => {
    const locked = everyDefinition.flatMap((definition) =>
      fieldsOf(definition)
        .filter(({ isLockedAfterCreation }) => isLockedAfterCreation)
        .map(({ path }) => path.split('.').at(-1)),
    );
    expect([...new Set(locked)].toSorted()).toEqual([
      'apiVersion',
      'bucket_name',
      'database',
      'dataset_id',
      'file_format',
      'instanceName',
      'pgschema',
      'snowflake_schema',
      'sqlsrvschema',
      'table_name',
    ]);
  });

  it('offers a variant and a sandbox to every source, and to no destination', () => {
    for (const definition of everyDefinition) {
      const paths = fieldsOf(definition).map(({ path }) => path);
      const isSource = definition.kind === 'source';
      expect([paths.includes('variant'), paths.includes('extra_args.is_sandbox')]).toEqual([
        isSource,
        isSource,
      ]);
    }
  });
});

describe('the sources with a table', () => {
  it.each([
    ['ga4', 'tap_config.properties', ['Property Name', 'Property ID', 'Account Name', 'Account ID']],
    ['facebook_pages', 'tap_config.pages', ['Page Name', 'Page ID']],
    ['s3', 'columns', ['Column Name', 'Column Type', 'Is Nullable']],
  ])('%s has the columns of spec §2, and requires a row', async (type, path, labels) => {
    const field = fieldsOf(await load('source', type)).find((each) => each.path === path);
    if (field?.kind !== 'rows') throw new Error('No table');
    expect(field.isRequired).toBe(true);
    expect(field.columns.map(({ label }) => label)).toEqual(labels);
  });

  it('have the buffers and ranges of spec §9', async () => {
    expect(facts(await load('source', 'ga4'))).toMatchObject({
      'static.buffer_time': { initial: 2 },
      'static.range_days': { initial: 7 },
      'tap_config.lookback_days': { wire: 'array', items: 'number' },
    });
    expect(facts(await load('source', 'facebook_pages'))).toMatchObject({
      'static.range_days': { initial: 7 },
    });
  });
});

describe('Salesforce', () => {
  it.each(['salesforce', 'salesforce_v2'] as const)('%s folds its quota and its polling', async (type) => {
    const { sections } = await load('source', type);
    const folded = sections.flatMap((section) => (section.kind === 'advanced' ? section.fields : []));
    const technical = /Quota|polling|lookback/;
    const all = sections.flatMap((section) => ('fields' in section ? section.fields : []));
    const paths = (fields: typeof all) =>
      fields.map(({ path }) => path).filter((path) => technical.test(path));
    expect(paths(all).length).toBeGreaterThan(0);
    expect(paths(folded)).toEqual(paths(all));
  });
});

describe('S3', () => {
  it('has the fields of spec §3 as a source', async () => {
    const s3 = await load('source', 's3');
    expect(s3.authentication.kind).toBe('role');
    expect(s3.sections.map(({ title }) => title)).toEqual([
      'Source Details',
      'Source Credentials',
      'Table and schema',
      'Advanced options',
    ]);
    expect(fieldsOf(s3).map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'connection_config.bucket_name',
        'connection_config.bucket_region',
        'connection_config.assume_role',
        'connection_config.assume_role_external_id',
        'table_name',
        'file_prefix',
        'file_regex',
      ]),
    );
    expect(pathsWhere(s3, 'isLockedAfterCreation')).toEqual(['bucket_name', 'table_name']);
    expect(pathsWhere(s3, 'isRequired')).toEqual(
      expect.arrayContaining(['bucket_name', 'bucket_region', 'assume_role', 'table_name', 'columns']),
    );
    expect(facts(s3)).toMatchObject({
      file_prefix: { isRequired: false },
      file_regex: { isRequired: false },
      // Spec §9.
      'sample_options.num_files_to_sample': { initial: 5 },
      'sample_options.sample_length': { initial: 50 },
      'sample_options.sample_rate': { initial: 5 },
      'sample_options.has_headers': { initial: true },
    });
  });

  it('has the fields of spec §3 as a destination; its bucket and format are locked, its region is not', async () => {
    const s3 = await load('destination', 's3');
    expect(facts(s3)).toMatchObject({
      'connection_config.namespace': { label: 'Prefix', isRequired: false },
      'provider.type': { kind: 'constant', value: 'aws' },
      'provider.region': { isLockedAfterCreation: false },
      file_format: { initial: 'avro', chosenWith: 's3_file_format_picker' },
    });
    expect(pathsWhere(s3, 'isLockedAfterCreation')).toEqual(['bucket_name', 'file_format']);
  });

  it('offers the 23 regions by their codes', async () => {
    for (const [kind, path] of [
      ['source', 'connection_config.bucket_region'],
      ['destination', 'provider.region'],
    ] as const) {
      const region = facts(await load(kind, 's3'))[path];
      const codes = region?.kind === 'choice' ? region.options.map(({ value }) => value) : [];
      expect([codes.length, codes[0], codes.at(-1)]).toEqual([23, 'us-east-1', 'sa-east-1']);
    }
  });

  it('takes the external id from the service: it is sent, and it is not an entry', async () => {
    const path = 'connection_config.assume_role_external_id';
    const form = createFormModel({ definition: await load('source', 's3'), today: '2026-11-20' });
    const edition = form.edition();
    form.setValue(path, 'mr-ext-4821');
    expect(toConfig(form)).toMatchObject({ connection_config: { assume_role_external_id: 'mr-ext-4821' } });
    expect([form.getSnapshot().isDirty, form.edition()]).toEqual([false, edition]);
  });
});

describe('BigQuery', () => {
  const file = {
    type: 'service_account',
    project_id: 'acme-marts',
    private_key: '-----BEGIN PRIVATE KEY-----\nQUJDREVG\n-----END PRIVATE KEY-----\n',
    client_email: 'loader@acme-marts.iam.gserviceaccount.com',
  };
  const paths = {
    key: 'connection_config.credentials.private_key',
    email: 'connection_config.credentials.client_email',
    project: 'connection_config.project_id',
  };
  const newForm = async () =>
    createFormModel({ definition: await load('destination', 'bigquery'), today: '2026-11-20' });
  const valueAt = (form: FormModel, path: string) => form.at(path).getSnapshot().value;

  it('takes key, account and project from the JSON key of a service account', async () => {
    const form = await newForm();
    form.setValue(paths.key, JSON.stringify(file));
    expect(Object.values(paths).map((path) => valueAt(form, path))).toEqual([
      file.private_key,
      file.client_email,
      file.project_id,
    ]);
    form.blur(paths.key);
    expect(form.at(paths.key).getSnapshot().error).toBeUndefined();
  });

  it('also takes a key in PEM, with the other two typed', async () => {
    const form = await newForm();
    form.setValue(paths.key, file.private_key);
    expect(Object.values(paths).map((path) => valueAt(form, path))).toEqual([file.private_key, '', '']);
    form.blur(paths.key);
    expect(form.at(paths.key).getSnapshot().error).toBeUndefined();
  });

  it('refuses a JSON file without a key', async () => {
    const form = await newForm();
    form.setValue(paths.key, JSON.stringify({ type: 'authorized_user' }));
    form.blur(paths.key);
    expect(form.at(paths.key).getSnapshot().error).toBe('Invalid PEM format');
  });
});
