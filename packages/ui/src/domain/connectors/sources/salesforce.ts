import {
  advanced,
  choice,
  connect,
  defineSource,
  details,
  group,
  oauth,
  salesforceAccess,
  salesforceLogin,
  salesforcePolling,
  salesforceVersion,
} from '../definition/define.ts';

/** Reads objects, with the older implementation. It has no defaults in spec §9, which names those of v2. */
export const salesforce = defineSource({
  type: 'salesforce',
  authentication: oauth('salesforce'),
  docsUrl: 'https://developer.salesforce.com/docs',
  prerequisites: salesforceAccess,
  sections: [
    details(),
    connect(...salesforceLogin()),
    group(
      'Salesforce Options',
      choice(
        'connection_config.apiType',
        'API type',
        [
          { value: 'bulk', label: 'Bulk' },
          { value: 'legacy', label: 'Legacy' },
        ],
        { isRequired: false },
      ),
      salesforceVersion(),
    ),
    advanced(...salesforcePolling()),
  ],
});
