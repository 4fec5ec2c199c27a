import { choice, connect, defineSource, details, group, number, oauth, text, token } from '../define.ts';

/** Reads objects, with the older implementation. It has no defaults in spec §9, which names those of v2. */
export const salesforce = defineSource({
  type: 'salesforce',
  authentication: oauth('salesforce'),
  prerequisites: [
    { title: 'Edition', text: 'Your edition of Salesforce must include access to its API.' },
    { title: 'User', text: 'Sign in as a user who can read every object and field that you want to copy.' },
    {
      title: 'Network access',
      text: 'If your organisation limits logins by IP address, add ours to its trusted ones.',
    },
  ],
  sections: [
    details(),
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
          { value: 'bulk', label: 'Bulk' },
          { value: 'legacy', label: 'Legacy' },
        ],
        { isRequired: false },
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
        { isRequired: false, isLockedAfterCreation: true },
      ),
      number('connection_config.pollingOptions.pollInterval', 'Poll interval', {
        unit: 'milliseconds',
        min: 1,
        isRequired: false,
        hint: 'The pause between two looks at a bulk job.',
      }),
      number('connection_config.pollingOptions.pollTimeout', 'Poll timeout', {
        unit: 'milliseconds',
        min: 1,
        isRequired: false,
        hint: 'How long a bulk job may take.',
      }),
    ),
  ],
});
