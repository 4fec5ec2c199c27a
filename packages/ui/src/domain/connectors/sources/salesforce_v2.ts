import {
  choice,
  connect,
  defineSource,
  details,
  group,
  number,
  oauth,
  startDate,
  text,
  toggle,
  token,
} from '../define.ts';

/**
 * Reads objects. API version, quota and polling: spec §9; limits: spec §5. The unit of the lookback window is not
 * stated.
 */
export const salesforceV2 = defineSource({
  type: 'salesforce_v2',
  authentication: oauth('salesforce_v2'),
  prerequisites: [
    { title: 'Edition', text: 'Your edition of Salesforce must include access to its API.' },
    { title: 'User', text: 'Sign in as a user who can read every object and field that you want to copy.' },
    {
      title: 'Network access',
      text: 'If your organisation limits logins by IP address, add ours to its trusted ones.',
    },
  ],
  sections: [
    details(startDate()),
    connect(
      text('connection_config.instanceName', 'Instance name', {
        isMono: true,
        isLockedAfterCreation: true,
        isInSignInAddress: true,
        bindsSecrets: true,
        hint: 'The name of your My Domain.',
        example: 'mycompany',
      }),
      token('connection_config.accessToken', 'access_token'),
      token('connection_config.refreshToken', 'refresh_token'),
      text('connection_config.username', 'Username', { filledBy: { answer: 'username' } }),
    ),
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
      choice(
        'connection_config.apiVersion',
        'API version',
        [
          { value: '64.0', label: '64.0' },
          { value: '63.0', label: '63.0' },
          { value: '62.0', label: '62.0' },
          { value: '61.0', label: '61.0' },
          { value: '60.0', label: '60.0' },
          { value: '59.0', label: '59.0' },
          { value: '58.0', label: '58.0' },
          { value: '57.0', label: '57.0' },
          { value: '56.0', label: '56.0' },
          { value: '55.0', label: '55.0' },
          { value: '54.0', label: '54.0' },
        ],
        { initial: '64.0', isLockedAfterCreation: true },
      ),
      number('connection_config.maxApiQuotaPercentage', 'Maximum API quota', {
        unit: '%',
        initial: 80,
        min: 0,
        max: 100,
        isWhole: false,
        hint: 'Above this share of your daily quota, the pipeline pauses and retries in one hour.',
      }),
      toggle('connection_config.includeFormulaFields', 'Include formula fields'),
      number('connection_config.pollingOptions.pollInterval', 'Poll interval', {
        unit: 'milliseconds',
        min: 1,
        isRequired: false,
        hint: 'The pause between two looks at a bulk job.',
        initial: 5000,
      }),
      number('connection_config.pollingOptions.pollTimeout', 'Poll timeout', {
        unit: 'milliseconds',
        min: 1,
        isRequired: false,
        hint: 'How long a bulk job may take.',
        initial: 600000,
      }),
      number('connection_config.lookback_window', 'Lookback window', {
        initial: 10,
        min: 0,
        isRequired: false,
        hint: 'Late changes in this window are read again.',
      }),
    ),
  ],
});
