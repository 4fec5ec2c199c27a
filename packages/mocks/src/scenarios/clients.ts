import { dayMs as day, hourMs as hour } from '../service/core/durations.ts';
import type { ClientRow } from '../service/core/rows.ts';
import { demoClientId } from '../service/core/world.ts';
import { iso } from './rows.ts';
import type { ScenarioOptions } from './scenario.ts';

/** The client that scenarios are about, with a running subscription. */
export const acme: ClientRow = {
  id: demoClientId,
  name: 'Acme',
  trial_expiry_date: null,
  subscription_details: [{ subscription_status: 'active', subscription_cancel_at: null }],
  is_bypass_billing: false,
  is_stripe_managed: true,
  receive_billing_notifications: true,
  receive_monthly_notifications: true,
  free_observability_quota: 1_000,
  free_observability_usage: 212,
  paid_observability_quota: 0,
  paid_observability_usage: 0,
};

/** One whose billing stands as `standing` says; nothing of it has been used yet. */
const client = (id: number, name: string, standing: Partial<ClientRow>): ClientRow => ({
  ...acme,
  subscription_details: [],
  free_observability_usage: 0,
  ...standing,
  id,
  name,
});

/** Each with an id that spec §6 has features on for, where there is one left. */
export const neighbourIds = {
  fresh: 603,
  lastDay: 604,
  late: 1452,
  canceled: 2153,
  leaving: 2154,
  pastDue: 2155,
  partner: 150,
} as const;

const subscription = (status: string, cancelAt: number | null) => ({
  trial_expiry_date: null,
  subscription_details: [
    { subscription_status: status, subscription_cancel_at: cancelAt === null ? null : iso(cancelAt) },
  ],
});

/** The other clients of the service, each in another state of billing (spec §4); they exist beside every scenario. */
export const neighbours = ({ now }: ScenarioOptions): readonly ClientRow[] => [
  client(neighbourIds.fresh, 'Fresh Foods', { trial_expiry_date: iso(now + 14 * day) }),
  client(neighbourIds.lastDay, 'Fresh Flowers', { trial_expiry_date: iso(now + 6 * hour) }),
  client(neighbourIds.late, 'Late Logistics', { trial_expiry_date: iso(now - 9 * day) }),
  client(neighbourIds.canceled, 'Done Deliveries', subscription('canceled', now - 3 * day)),
  client(neighbourIds.leaving, 'Done Design', subscription('canceled', now + 12 * day)),
  client(neighbourIds.pastDue, 'Done Dental', subscription('past_due', null)),
  client(neighbourIds.partner, 'Partner', { is_bypass_billing: true, is_stripe_managed: false }),
];
