import {
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  startDate,
  withFields,
} from '../definition/define.ts';

/** Reads orders and shipments. */
export const shipstation = defineSource({
  type: 'shipstation',
  authentication: withFields(),
  docsUrl: 'https://www.shipstation.com/docs/api/',
  prerequisites: [
    readAccess('ShipStation'),
    {
      title: 'API key and secret',
      text: 'As an administrator, create both under “Account settings › API settings”. Creating new ones disables the previous pair.',
    },
  ],
  sections: [
    details(startDate()),
    credentials(secret('tap_config.api_key', 'API key'), secret('tap_config.api_secret', 'API secret')),
  ],
});
