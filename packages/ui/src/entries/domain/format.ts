/** Formatting of counts, prices and times. Semver covers the names listed in public-api.md. */
export { formatCompact, formatCount, formatQuantity } from '../../domain/format/count.ts';
export { isTimeZone } from '../../domain/format/isTimeZone.ts';
export { formatPrice } from '../../domain/format/price.ts';
export {
  displayZone,
  formatAgo,
  formatClock,
  formatExact,
  formatInterval,
  greetingFor,
} from '../../domain/format/time.ts';
