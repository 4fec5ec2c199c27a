import { secretMask } from '@millrace/ui/contract';
import type { sourceHandlers } from '../sources.ts';
import { bucketWith, postgresWith } from './configs.ts';
import { type Outcomes } from './outcome.ts';
import { refusedBecause, refusedValues, type Refusals } from './refused.ts';

const newSource = (name: string, more: object = {}) => ({
  name,
  data_store: 'postgres',
  config: postgresWith(more),
});
const host = (name: string) => ({ config: postgresWith({ host: name }) });

export const sourceOutcomes: Outcomes<typeof sourceHandlers> = {
  listSources: [
    { status: 200 },
    { status: 200, query: '?status=archived&type=drip&search=D&ordering=-used_by' },
    { status: 404, query: '?page=99' },
  ],
  getSource: [
    { status: 200, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
  ],
  createSource: [
    { status: 201, body: newSource('New') },
    {
      status: 201,
      body: { name: 'Shop', data_store: 'shopify', config: { tap_config: { shop: 'a', access_token: 'b' } } },
    },
    { status: 422, body: newSource('Production Postgres') },
    { status: 422, body: newSource('New', { password: 'wrong' }) },
    { status: 422, body: newSource('New', { password: secretMask }) },
    { status: 422, body: { ...newSource('New'), data_store: 'abacus' } },
    { status: 422, body: { ...newSource('New'), tunnel_id: 999 } },
    { status: 422, body: { name: 'New' } },
  ],
  updateSource: [
    { status: 200, at: { id: '1' }, body: { name: 'Renamed' } },
    { status: 200, at: { id: '1' }, body: { config: { connection_config: { host: 'other.example' } } } },
    { status: 422, at: { id: '1' }, body: { config: { connection_config: { database: 'other' } } } },
    { status: 422, at: { id: '1' }, body: { name: 'Stripe' } },
    { status: 409, at: { id: '19' }, body: { name: 'Renamed' } },
    { status: 404, at: { id: '999' }, body: { name: 'Renamed' } },
  ],
  deleteSource: [
    { status: 204, at: { id: '20' } },
    { status: 409, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
  ],
  setSourceStatus: [
    { status: 200, at: { id: '19', status: 'active' } },
    { status: 409, at: { id: '1', status: 'archived' } },
    { status: 409, at: { id: '1', status: 'active' } },
    { status: 422, at: { id: '1', status: 'running' } },
    { status: 404, at: { id: '999', status: 'archived' } },
  ],
  testSourceConnection: [
    { status: 200, body: { config: postgresWith({}), data_store: 'postgres' } },
    {
      status: 200,
      body: { config: postgresWith({ password: 'wrong' }), data_store: 'postgres', tunnel_id: 2 },
    },
    { status: 422, body: { ...host('invalid.example'), data_store: 'postgres' } },
    { status: 422, body: { ...host('refused.example'), data_store: 'postgres' } },
    { status: 422, body: { ...host(''), data_store: 'postgres' } },
    { status: 500, body: { ...host('broken.example'), data_store: 'postgres' } },
  ],
  testSavedSource: [
    { status: 200, at: { id: '1' }, body: { config: {} } },
    { status: 200, at: { id: '1' }, body: { config: {}, tunnel_id: 2 } },
    { status: 409, at: { id: '19' }, body: { config: {} } },
    { status: 422, at: { id: '1' }, body: host('invalid.example') },
    { status: 404, at: { id: '999' }, body: { config: {} } },
  ],
  sampleFiles: [
    { status: 200, body: { config: bucketWith({}), data_store: 's3' } },
    {
      status: 200,
      body: { config: bucketWith({}), data_store: 's3', sample_options: { has_headers: false } },
    },
    { status: 200, body: { config: bucketWith({ bucket_name: 'denied-bucket' }), data_store: 's3' } },
    { status: 422, body: { config: bucketWith({ bucket_name: '' }), data_store: 's3' } },
    { status: 422, body: { config: bucketWith({}), data_store: 's3', sample_options: { sample_rate: 0 } } },
    { status: 422, body: { config: postgresWith({}), data_store: 'postgres' } },
  ],
  getSchemaCollections: [
    { status: 200, at: { id: '1' } },
    { status: 200, at: { id: '2' } },
    { status: 404, at: { id: '999' } },
  ],
  getSchemaColumns: [
    { status: 200, at: { id: '1', table: 'public.orders' } },
    { status: 404, at: { id: '1', table: 'public.nothing' } },
    { status: 404, at: { id: '999', table: 'public.orders' } },
  ],
};

const sampling = { body: { data_store: 's3', config: bucketWith({}) } };

export const sourceRefusals: Refusals<typeof sourceHandlers> = {
  deleteSource: refusedBecause(409, [[{ at: { id: '1' } }, 'Archive this source before it is deleted.']]),
  testSourceConnection: [
    ...refusedValues({ body: { data_store: 'redshift', config: {} } }, [
      [{}, 'data_store', 'There is no source of the type "redshift".'],
    ]),
    ...refusedValues({ body: { data_store: 'abacus', config: {} } }, [
      [{}, 'data_store', 'There is no source of the type "abacus".'],
    ]),
  ],
  sampleFiles: refusedValues(sampling, [
    [{ sample_options: { sample_length: 0 } }, 'sample_options.sample_length', 'Enter 1 or more.'],
    [{ sample_options: { sample_rate: 1.5 } }, 'sample_options.sample_rate', 'Enter a whole number.'],
    [
      { sample_options: { num_files_to_sample: 101 } },
      'sample_options.num_files_to_sample',
      'Enter 100 or less.',
    ],
    [
      { sample_options: { num_files_to_sample: 'five' } },
      'sample_options.num_files_to_sample',
      'Enter a number.',
    ],
    [{ sample_options: { has_headers: 'yes' } }, 'sample_options.has_headers', 'Choose yes or no.'],
    [
      { config: bucketWith({ assume_role: ' ' }) },
      'config.connection_config.assume_role',
      'This field is required.',
    ],
    [
      { config: { ...bucketWith({}), file_regex: '(' } },
      'config.file_regex',
      'This is no regular expression.',
    ],
    [{ data_store: 'postgres', config: {} }, 'data_store', 'Only file storage has files to sample.'],
  ]),
};
