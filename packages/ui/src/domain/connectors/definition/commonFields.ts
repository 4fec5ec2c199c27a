import type { Field, TextField } from '../../forms/definition/fieldTypes.ts';
import { identifier, restOfPage, subdomainOf } from '../../forms/formats/identifier.ts';
import { choice, date, number, secret, text, token } from '../../forms/definition/fields.ts';

/** The first day of data: January 1 two years ago by default (spec §9), today at the latest. */
export const startDate = (options: { readonly isRequired?: boolean } = {}): Field =>
  date('start_date', 'Start date', {
    ...options,
    initial: 'januaryTwoYearsAgo',
    min: '1970-01-01',
    max: 'today',
    hint: 'Data from this date onwards is read.',
  });

/** The last day of data. */
export const endDate = (): Field =>
  date('tap_config.end_date', 'End date', { isRequired: false, hint: 'Leave it empty to keep syncing.' });

/** The timeout of one request to the provider: 300 by default (spec §9), in seconds. */
export const requestTimeout = (): Field =>
  number('static.request_timeout', 'Request timeout', {
    unit: 'seconds',
    initial: 300,
    min: 1,
    isRequired: false,
  });

/** The name of a database or schema, which cannot be changed after creation (spec §5). */
export const lockedName = (path: string, label: string, initial = ''): TextField =>
  text(path, label, { initial, isLockedAfterCreation: true, isMono: true });

/** The part of an account's address that is its own, such as `acme` in acme.zendesk.com. */
export const subdomain = (
  path: string,
  label: string,
  domain: string,
  {
    pages,
    ...field
  }: Pick<TextField, 'example'> &
    Partial<Pick<TextField, 'isRequired' | 'isInSignInAddress'>> & {
      /** Addresses of other pages that contain it, as in `identifier`. */
      readonly pages?: readonly RegExp[];
    },
): TextField =>
  text(path, label, {
    isMono: true,
    bindsSecrets: true,
    format: subdomainOf([domain], pages),
    hint: `The part of your address before \`.${domain}\`.`,
    ...field,
  });

const projectHint = 'Lower-case letters, digits and dashes.';

/** The dataset that Google Analytics exports to BigQuery, locked like any other (spec §5). */
export const exportDataset = (
  options: { readonly isKeyRead: boolean } = { isKeyRead: false },
): readonly Field[] => [
  text('tap_config.project_id', 'Google Cloud project ID', {
    isMono: true,
    hint: options.isKeyRead ? `${projectHint} The key file fills it in.` : projectHint,
    example: 'my-project-123',
  }),
  lockedName('tap_config.dataset_id', 'Dataset ID'),
];

/** `mycompany`, or `mycompany--dev.sandbox` of a sandbox. */
const myDomain = identifier({
  pattern: /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.(?:sandbox|develop|scratch|demo|patch|trailblaze|free))?$/i,
  inAddress: [
    new RegExp(
      `^([a-z\\d-]+(?:\\.[a-z]+)?)\\.(?:my\\.salesforce(?:-setup)?\\.com|lightning\\.force\\.com)${restOfPage}$`,
      'i',
    ),
  ],
  what: 'the name of your My Domain',
});

/** The sign-in of both Salesforce connectors. The instance name is locked (spec §5). */
export const salesforceLogin = (): readonly Field[] => [
  text('connection_config.instanceName', 'Instance name', {
    isMono: true,
    isLockedAfterCreation: true,
    isInSignInAddress: true,
    bindsSecrets: true,
    format: myDomain,
    hint: 'The name of your My Domain.',
    example: 'mycompany',
  }),
  token('connection_config.accessToken', 'access_token'),
  token('connection_config.refreshToken', 'refresh_token'),
  text('connection_config.username', 'Username', { filledBy: { answer: 'username' } }),
];

/** The API versions of spec §3, the newest first. The choice is locked (spec §5). */
export const salesforceVersion = (options: { readonly initial?: string } = {}): Field =>
  choice(
    'connection_config.apiVersion',
    'API version',
    Array.from({ length: 11 }, (_, index) => `${64 - index}.0`).map((value) => ({ value, label: value })),
    { isRequired: options.initial !== undefined, ...options, isLockedAfterCreation: true },
  );

/** How bulk jobs are followed, in milliseconds. */
export const salesforcePolling = (
  initial: { readonly interval?: number; readonly timeout?: number } = {},
): readonly Field[] => [
  number('connection_config.pollingOptions.pollInterval', 'Poll interval', {
    unit: 'milliseconds',
    min: 1,
    isRequired: false,
    hint: 'Time between two checks of a bulk job.',
    ...(initial.interval !== undefined && { initial: initial.interval }),
  }),
  number('connection_config.pollingOptions.pollTimeout', 'Poll timeout', {
    unit: 'milliseconds',
    min: 1,
    isRequired: false,
    hint: 'How long a bulk job may take.',
    ...(initial.timeout !== undefined && { initial: initial.timeout }),
  }),
];

/** The credentials of a connected app in Salesforce. */
export const connectedApp = (): readonly Field[] => [
  text('tap_config.client_id', 'Consumer key', { isMono: true, bindsSecrets: true }),
  secret('tap_config.client_secret', 'Consumer secret'),
  secret('tap_config.refresh_token', 'Refresh token'),
];
