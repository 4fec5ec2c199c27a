import type { Client } from './client.ts';
import { toId } from './id.ts';
import type { User } from './user.ts';

/** A client without trial or subscription, unless overridden. */
export const clientWith = (fields: Partial<Client> = {}): Client => ({
  id: toId(1),
  name: 'Acme',
  trialExpiryDate: null,
  subscriptionDetails: [],
  isBypassBilling: false,
  isStripeManaged: true,
  receiveBillingNotifications: true,
  receiveMonthlyNotifications: true,
  freeObservabilityQuota: 0,
  freeObservabilityUsage: 0,
  paidObservabilityQuota: 0,
  paidObservabilityUsage: 0,
  ...fields,
});

/** An admin of that client, unless overridden. */
export const userWith = (fields: Partial<User> = {}): User => ({
  id: toId(1),
  email: 'admin@acme.example',
  firstName: 'Noor',
  lastName: 'Haddad',
  fullName: 'Noor Haddad',
  timeZone: 'UTC',
  role: 'admin',
  isActive: true,
  integrateioId: null,
  intercomHmac: null,
  phoneCountryCode: null,
  phoneNationalNumber: null,
  client: clientWith(),
  ...fields,
});
