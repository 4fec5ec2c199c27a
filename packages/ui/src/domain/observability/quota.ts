import type { Client, ObservabilityQuota } from '../entities/client.ts';
import { isFeatureOn, type FeatureAudiences } from '../entities/features.ts';

/** A share of the quota of alert runs: how many there are, and how many of them are used. */
export interface QuotaShare {
  readonly used: number;
  readonly all: number;
}

const shareOf = (used: number | null, all: number | null): QuotaShare | undefined =>
  used === null || all === null ? undefined : { used, all };

/** The free share; `undefined` if the service does not say. */
export const freeShareOf = (quota: ObservabilityQuota): QuotaShare | undefined =>
  shareOf(quota.freeObservabilityUsage, quota.freeObservabilityQuota);

/** The paid share; `undefined` if the service does not say. */
export const paidShareOf = (quota: ObservabilityQuota): QuotaShare | undefined =>
  shareOf(quota.paidObservabilityUsage, quota.paidObservabilityQuota);

/** Both shares together; `undefined` if the service does not say one of them. */
export function wholeQuotaOf(quota: ObservabilityQuota): QuotaShare | undefined {
  const [free, paid] = [freeShareOf(quota), paidShareOf(quota)];
  return free && paid && { used: free.used + paid.used, all: free.all + paid.all };
}

/** Spec §4: free plus paid usage is below free plus paid quota. What is not known has no end. */
export function isWithinQuota(quota: ObservabilityQuota): boolean {
  const whole = wholeQuotaOf(quota);
  return !whole || whole.used < whole.all;
}

/** Spec §4: the free share is used up and none was bought. */
export function isFreeQuotaExhausted(quota: ObservabilityQuota): boolean {
  const free = freeShareOf(quota);
  return free !== undefined && free.used >= free.all && quota.paidObservabilityQuota === 0;
}

/** Spec §4: the paid share is used up. The free share is not compared, so both can apply. */
export function isPaidQuotaExhausted(quota: ObservabilityQuota): boolean {
  const paid = paidShareOf(quota);
  return paid !== undefined && paid.all !== 0 && paid.used >= paid.all;
}

/** The check of spec §6: alerts can be created while observability is on and quota is left. */
export const canCreateAlert = (client: Client, audiences: FeatureAudiences): boolean =>
  isFeatureOn('data_observability', audiences, client.id) && isWithinQuota(client);
