import {
  advanced,
  choice,
  connect,
  defineSource,
  details,
  group,
  number,
  oauth,
  salesforceAccess,
  salesforceLogin,
  salesforcePolling,
  salesforceVersion,
  startDate,
  toggle,
} from '../definition/define.ts';

/**
 * Reads objects. API version, quota and polling: spec §9; limits: spec §5. Spec §9
 * gives the lookback window no unit; the public connector counts seconds.
 */
export const salesforceV2 = defineSource({
  type: 'salesforce_v2',
  authentication: oauth('salesforce_v2'),
  docsUrl: 'https://developer.salesforce.com/docs',
  prerequisites: salesforceAccess,
  sections: [
    details(startDate()),
    connect(...salesforceLogin()),
    group(
      'Salesforce Options',
      choice(
        'connection_config.apiType',
        'API type',
        [
          { value: 'BULK', label: 'Bulk API' },
          { value: 'Rest', label: 'REST API' },
        ],
        { initial: 'BULK', hint: 'Bulk suits large objects, REST small and frequent loads.' },
      ),
      salesforceVersion({ initial: '64.0' }),
      toggle('connection_config.includeFormulaFields', 'Include formula fields'),
    ),
    advanced(
      number('connection_config.maxApiQuotaPercentage', 'Maximum API quota', {
        unit: '%',
        initial: 80,
        min: 0,
        max: 100,
        isWhole: false,
        hint: 'Above this share of your daily quota, the pipeline pauses and retries in one hour.',
      }),
      ...salesforcePolling({ interval: 5000, timeout: 600_000 }),
      number('connection_config.lookback_window', 'Lookback window', {
        initial: 10,
        min: 0,
        isRequired: false,
        hint: 'How far back changes are read again in each sync, because some arrive late.',
      }),
    ),
  ],
});
