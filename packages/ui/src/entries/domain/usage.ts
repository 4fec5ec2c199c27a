/** Usage by day and by range. Semver covers the names listed in public-api.md. */
export {
  bucketUsage,
  totalUsage,
  type UsageBucket,
  type UsageBuckets,
  type UsageTotal,
} from '../../domain/usage/usageBuckets.ts';
export {
  collectionsQuestion,
  readUsageView,
  usageHistoryQuestion,
  usageQuestion,
  usageRanges,
  usageViewQuery,
  type UsageQuestion,
  type UsageRange,
  type UsageView,
} from '../../domain/usage/usageRanges.ts';
export {
  bucketMonth,
  isCurrentMonth,
  monthLabel,
  monthQuestion,
  nextMonth,
  readMonth,
  type UsageMonth,
} from '../../domain/usage/usageMonths.ts';
export { usageJumps, type UsageJump } from '../../domain/usage/usageJumps.ts';
