import { addMonths } from '../service/billing/periods.ts';
import { dayMs as day, hourMs as hour } from '../service/core/durations.ts';
import type { ClientRow } from '../service/tables/accountRows.ts';
import { demoClientId } from '../service/world/world.ts';
import { iso } from './rows.ts';
import type { ClientState, ScenarioOptions } from './scenario.ts';

/** The client that scenarios describe. */
export const acme: ClientRow = {
  id: demoClientId,
  name: 'Acme',
  trial_expiry_date: null,
  is_bypass_billing: false,
  is_stripe_managed: true,
  receive_billing_notifications: true,
  receive_monthly_notifications: true,
  free_observability_quota: 1_000,
  free_observability_usage: 0,
  paid_observability_usage: 0,
};

/** Each has an id for which spec §6 turns features on, as far as ids remain. */
export const neighbourIds = {
  fresh: 603,
  lastDay: 604,
  late: 1452,
  canceled: 2153,
  leaving: 2154,
  pastDue: 2155,
  partner: 150,
} as const;

/** Another client. */
const client = (id: number, name: string, more: Partial<ClientRow> = {}): ClientRow => ({
  ...acme,
  ...more,
  id,
  name,
});

const unsubscribed = (row: ClientRow): ClientState => ({
  client: row,
  subscriptions: [],
  paymentMethods: [],
});

/** Acme before it subscribes, with a trial until this time. */
export const acmeOnTrial = (until: number, row = acme): ClientState =>
  unsubscribed({ ...row, trial_expiry_date: iso(until) });

interface SubscriptionPlan {
  /** @default Starter */
  readonly product_id?: number;
  /** The end of a period, in milliseconds since the epoch; the year before it was paid. */
  readonly paidUntil: number;
  /** Whether it was cancelled to that end. @default false */
  readonly isCanceled?: boolean;
  /** @default true */
  readonly paysRenewals?: boolean;
}

/** A client that subscribed a year before `paidUntil`; row and card have its own number. */
const subscribed = (
  { now }: ScenarioOptions,
  id: number,
  row: ClientRow,
  { product_id = 1, paidUntil, isCanceled = false, paysRenewals = true }: SubscriptionPlan,
): ClientState => ({
  client: row,
  subscriptions: [
    {
      id,
      client_id: row.id,
      product_id,
      status: isCanceled ? 'canceled' : 'active',
      cancel_at: isCanceled ? paidUntil : null,
      begun_at: addMonths(paidUntil, -12),
      paid_periods: 12,
      created_at: addMonths(paidUntil, -12),
    },
  ],
  paymentMethods: [
    {
      id,
      client_id: row.id,
      is_default: true,
      brand: 'visa',
      last_four: paysRenewals ? '4242' : '0341',
      expiry_month: 12,
      expiry_year: new Date(now).getUTCFullYear() + 3,
      pays_renewals: paysRenewals,
    },
  ],
});

/** Acme with a running subscription. */
export const acmeSubscribed = (setting: ScenarioOptions, row = acme): ClientState =>
  subscribed(setting, 1, row, { paidUntil: setting.now + 17 * day });

/** The other clients of the service, each in another billing state (spec §4); every scenario contains them. */
export const neighbours = (setting: ScenarioOptions): readonly ClientState[] => {
  const { now } = setting;
  return [
    unsubscribed(client(neighbourIds.fresh, 'Fresh Foods', { trial_expiry_date: iso(now + 14 * day) })),
    unsubscribed(client(neighbourIds.lastDay, 'Fresh Flowers', { trial_expiry_date: iso(now + 6 * hour) })),
    unsubscribed(client(neighbourIds.late, 'Late Logistics', { trial_expiry_date: iso(now - 9 * day) })),
    subscribed(setting, 2, client(neighbourIds.canceled, 'Done Deliveries'), {
      paidUntil: now - 3 * day,
      isCanceled: true,
    }),
    subscribed(setting, 3, client(neighbourIds.leaving, 'Done Design'), {
      product_id: 2,
      paidUntil: now + 12 * day,
      isCanceled: true,
    }),
    subscribed(setting, 4, client(neighbourIds.pastDue, 'Done Dental'), {
      paidUntil: now - 3 * day,
      paysRenewals: false,
    }),
    unsubscribed(
      client(neighbourIds.partner, 'Partner', { is_bypass_billing: true, is_stripe_managed: false }),
    ),
  ];
};
