import type { destinationHandlers } from '../destinations.ts';
import { postgresWith, snowflakeWith } from './configs.ts';
import { type Outcomes } from './outcome.ts';
import { refusedValues, type Refusals } from './refused.ts';

const newDestination = (name: string, more: object = {}) => ({ name, config: snowflakeWith(more) });

export const destinationOutcomes: Outcomes<typeof destinationHandlers> = {
  listDestinations: [
    { status: 200 },
    { status: 200, query: '?status=active&type=snowflake,s3&search=a&ordering=name' },
  ],
  getDestination: [
    { status: 200, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
  ],
  createDestination: [
    { status: 201, body: newDestination('New') },
    { status: 422, body: newDestination('Analytics') },
    { status: 422, body: newDestination('New', { account: 'wrong' }) },
    { status: 422, body: { name: 'New', config: {} } },
  ],
  updateDestination: [
    { status: 200, at: { id: '1' }, body: { config: { connection_config: { warehouse: 'OTHER' } } } },
    { status: 422, at: { id: '1' }, body: { config: { destination_type: 'redshift' } } },
    { status: 404, at: { id: '999' }, body: { name: 'Renamed' } },
  ],
  deleteDestination: [
    { status: 204, at: { id: '6' } },
    { status: 409, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
  ],
  setDestinationStatus: [
    { status: 200, at: { id: '6', status: 'active' } },
    { status: 409, at: { id: '1', status: 'archived' } },
    { status: 422, at: { id: '1', status: 'paused' } },
    { status: 404, at: { id: '999', status: 'archived' } },
  ],
  testDestinationConnection: [
    { status: 200, body: { config: snowflakeWith({}), data_store: 'snowflake' } },
    { status: 200, body: { config: postgresWith({ password: 'wrong' }), data_store: 'redshift' } },
    { status: 422, body: { config: snowflakeWith({ account: '' }), data_store: 'snowflake' } },
  ],
  testSavedDestination: [
    { status: 200, at: { id: '1' }, body: { config: {} } },
    { status: 409, at: { id: '6' }, body: { config: {} } },
    { status: 404, at: { id: '999' }, body: { config: {} } },
  ],
};

export const destinationRefusals: Refusals<typeof destinationHandlers> = {
  testDestinationConnection: [
    ...refusedValues({ body: { data_store: 'pinterest', config: { destination_type: 'pinterest' } } }, [
      [{}, 'config.destination_type', 'There is no destination of the type "pinterest".'],
    ]),
    ...refusedValues({ body: { data_store: 'postgres', config: { destination_type: 'postgres' } } }, [
      [{}, 'config.destination_type', 'There is no destination of the type "postgres".'],
    ]),
  ],
};
