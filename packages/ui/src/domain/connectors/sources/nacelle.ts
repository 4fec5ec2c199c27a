import {
  credentials,
  defineSource,
  details,
  readAccess,
  secret,
  text,
  withFields,
} from '../definition/define.ts';

/** Reads a space. No public connector was found; the fields are those of its storefront API. It has no start date. */
export const nacelle = defineSource({
  type: 'nacelle',
  authentication: withFields(),
  prerequisites: [
    readAccess('Nacelle'),
    { title: 'Space ID and token', text: 'Both are in the settings of the space, under “API details”.' },
  ],
  sections: [
    details(),
    credentials(
      text('tap_config.space_id', 'Space ID', { isMono: true, bindsSecrets: true }),
      secret('tap_config.token', 'Space token', { hint: 'The storefront token.' }),
    ),
  ],
});
