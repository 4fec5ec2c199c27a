/** Usage by day and by range. Semver covers the names listed in public-api.md. */
export {
  bucketUsage,
  lastDayOf,
  type DayOfUsage,
  type UsageBucket,
  type UsageBuckets,
} from '../../domain/usage/usageBuckets.ts';
export {
  collectionsQuestion,
  readUsageView,
  usageQuestion,
  usageRanges,
  usageViewQuery,
  type UsageQuestion,
  type UsageRange,
  type UsageView,
} from '../../domain/usage/usageRanges.ts';
