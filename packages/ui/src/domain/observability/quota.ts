import type { Client, ObservabilityQuota } from '../entities/client.ts';
import { isFeatureOn, type FeatureAudiences } from '../entities/features.ts';

/** Spec §4: free plus paid usage is below free plus paid quota. */
export const isWithinQuota = (quota: ObservabilityQuota): boolean =>
  quota.freeObservabilityUsage + quota.paidObservabilityUsage <
  quota.freeObservabilityQuota + quota.paidObservabilityQuota;

/** Spec §4: the free share is used up and none was bought. */
export const isFreeQuotaExhausted = (quota: ObservabilityQuota): boolean =>
  quota.freeObservabilityUsage >= quota.freeObservabilityQuota && quota.paidObservabilityQuota === 0;

/** Spec §4: the paid share is used up. The free share is not compared, so both can apply. */
export const isPaidQuotaExhausted = (quota: ObservabilityQuota): boolean =>
  quota.paidObservabilityQuota !== 0 && quota.paidObservabilityUsage >= quota.paidObservabilityQuota;

/** The check of spec §6: alerts can be created while observability is on and quota is left. */
export const canCreateAlert = (client: Client, audiences: FeatureAudiences): boolean =>
  isFeatureOn('data_observability', audiences, client.id) && isWithinQuota(client);
