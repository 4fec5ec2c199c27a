/** Something to prepare before a connector is set up. */
export interface Prerequisite {
  readonly title: string;
  readonly text: string;
  /** Statements to run. */
  readonly code?: string;
}

/** For connectors that are reached over the network. */
export const networkAccess: Prerequisite = {
  title: 'Network access',
  text: 'Allow our IP addresses in your firewall, or set up a secure tunnel in the next step.',
};

/** For applications. @param label the connector's name */
export const readAccess = (label: string): Prerequisite => ({
  title: 'Account with read access',
  text: `We can only copy what the account can see in ${label}. A dedicated account keeps working when people leave.`,
});

/** For databases. @param code the statements that create the user */
export const readOnlyUser = (code?: string): Prerequisite => ({
  title: 'Read-only user',
  text: 'Create a dedicated read-only user. Removing it later affects nothing else.',
  ...(code && { code }),
});

/** For databases whose changes are read from the binary log of MySQL. */
export const binaryLogUser = readOnlyUser(`CREATE USER 'millrace_reader'@'%' IDENTIFIED BY 'a-long-password';
GRANT SELECT, REPLICATION SLAVE, REPLICATION CLIENT
  ON *.* TO 'millrace_reader'@'%';`);

export const salesforceAccess: readonly Prerequisite[] = [
  { title: 'Edition', text: 'Your edition of Salesforce must include access to its API.' },
  { title: 'User', text: 'Sign in as a user who can read every object and field that you want to copy.' },
  {
    title: 'Network access',
    text: 'If your organisation limits logins by IP address, add our addresses to its trusted ones.',
  },
];

export const youtubeAccess: readonly Prerequisite[] = [
  {
    title: 'Access to the channels',
    text: 'Sign in with the Google account that can see them. If a channel belongs to a brand account, choose the brand account in Google’s window.',
  },
  { title: 'Channel IDs', text: 'The advanced settings of YouTube show them.' },
];

/** The export of Google Analytics 360 to BigQuery. */
export const ga360Export: Prerequisite = {
  title: 'Export',
  text: 'The property must have its BigQuery export turned on.',
};
