import {
  credentials,
  defineSource,
  details,
  secret,
  startDate,
  text,
  withFields,
} from '../definition/define.ts';

/** Reads reports with a shared secret. No public connector was found; the names are those of the official SDKs. */
export const cybersource = defineSource({
  type: 'cybersource',
  authentication: withFields(),
  docsUrl: 'https://developer.cybersource.com/',
  prerequisites: [
    {
      title: 'Shared secret',
      text: 'In the Business Center, create a key of the type “REST – Shared Secret” under “Key management”. Use the production environment.',
    },
    { title: 'Renewal', text: 'A key expires after three years. Replace it here before that.' },
  ],
  sections: [
    details(startDate()),
    credentials(
      text('tap_config.merchantid', 'Merchant ID', {
        isMono: true,
        bindsSecrets: true,
        example: 'my_merchant',
      }),
      text('tap_config.merchant_keyid', 'Key ID', {
        isMono: true,
        bindsSecrets: true,
        example: '08c94330-f618-42a3-b09d-e1e43be5efda',
      }),
      secret('tap_config.merchant_secretkey', 'Shared secret key'),
    ),
  ],
});
