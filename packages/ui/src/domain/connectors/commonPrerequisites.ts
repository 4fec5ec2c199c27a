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
