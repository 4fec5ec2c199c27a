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

/** For databases. @param code the statements that create the user */
export const readOnlyUser = (code?: string): Prerequisite => ({
  title: 'Read-only user',
  text: 'Create a dedicated read-only user. Removing it later affects nothing else.',
  ...(code && { code }),
});
