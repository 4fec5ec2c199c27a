import { toId, type User } from '@millrace/ui/domain/entities';

/** A person for tests. */
export const ada: User = {
  id: toId<'user'>(1),
  email: 'ada@acme.example',
  firstName: 'Ada',
  lastName: 'Byron',
  fullName: 'Ada Byron',
  timeZone: 'Europe/London',
  role: 'admin',
  isActive: true,
  integrateioId: null,
  intercomHmac: null,
  phoneCountryCode: null,
  phoneNationalNumber: null,
  client: {
    id: toId<'client'>(9),
    name: 'Acme',
    trialExpiryDate: null,
    subscriptionDetails: [],
    isBypassBilling: true,
    isStripeManaged: false,
    receiveBillingNotifications: true,
    receiveMonthlyNotifications: true,
    freeObservabilityQuota: 0,
    freeObservabilityUsage: 0,
    paidObservabilityQuota: 0,
    paidObservabilityUsage: 0,
  },
};
