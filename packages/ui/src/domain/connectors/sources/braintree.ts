import {
  advanced,
  choice,
  credentials,
  defineSource,
  details,
  requestTimeout,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';

/** Reads the transactions of the default merchant account. Fields: singer-io/tap-braintree. */
export const braintree = defineSource({
  type: 'braintree',
  authentication: withFields(),
  docsUrl: 'https://developer.paypal.com/braintree/docs',
  prerequisites: [
    {
      title: 'API key',
      text: 'A user with “API access” creates it under “My user › View authorizations”. Copy the merchant ID, the public key and the private key.',
    },
    { title: 'Merchant account', text: 'Only transactions of the default merchant account are read.' },
    { title: 'Network access', text: 'If API access is limited to certain addresses, add ours.' },
  ],
  sections: [
    details(startDate()),
    credentials(
      text('tap_config.merchant_id', 'Merchant ID', { isMono: true, bindsSecrets: true }),
      text('tap_config.public_key', 'Public key', { isMono: true, bindsSecrets: true }),
      secret('tap_config.private_key', 'Private key'),
    ),
    advanced(
      choice(
        'static.environment',
        'Environment',
        [
          { value: 'Production', label: 'Production' },
          { value: 'Sandbox', label: 'Sandbox' },
        ],
        { initial: 'Production', isRequired: false, bindsSecrets: true },
      ),
      requestTimeout(),
    ),
  ],
});
