import { isTimeZone } from '../format/isTimeZone.ts';
import { zoneName } from '../format/zoneName.ts';
import type { RegionCode } from './region.ts';

/** A time zone of each region. */
const zones: Readonly<Record<RegionCode, string>> = {
  'us-east-1': 'America/New_York',
  'us-east-2': 'America/New_York',
  'us-west-1': 'America/Los_Angeles',
  'us-west-2': 'America/Los_Angeles',
  'af-south-1': 'Africa/Johannesburg',
  'ap-east-1': 'Asia/Hong_Kong',
  'ap-south-1': 'Asia/Kolkata',
  'ap-northeast-3': 'Asia/Tokyo',
  'ap-northeast-2': 'Asia/Seoul',
  'ap-southeast-1': 'Asia/Singapore',
  'ap-southeast-2': 'Australia/Sydney',
  'ap-northeast-1': 'Asia/Tokyo',
  'ca-central-1': 'America/Toronto',
  'cn-north-1': 'Asia/Shanghai',
  'cn-northwest-1': 'Asia/Shanghai',
  'eu-central-1': 'Europe/Berlin',
  'eu-west-1': 'Europe/Dublin',
  'eu-west-2': 'Europe/London',
  'eu-south-1': 'Europe/Rome',
  'eu-west-3': 'Europe/Paris',
  'eu-north-1': 'Europe/Stockholm',
  'me-south-1': 'Asia/Bahrain',
  'sa-east-1': 'America/Sao_Paulo',
};
const isKnownCode = (code: string): code is RegionCode => Object.hasOwn(zones, code);

/** Without daylight saving time in the north, where most regions are. */
const winter = new Date(Date.UTC(2026, 0, 15));

/** Hours ahead of UTC. */
function offsetOf(zone: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] =
    /^GMT([+-])(\d+):(\d+)$/.exec(zoneName(winter, zone, 'longOffset')) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

const continentOf = (zone: string): string => zone.split('/')[0] ?? '';

/** Another continent is farther away than its hours, because the same hours lie north and south of each other. */
const acrossContinents = 3;

function distance(one: string, other: string): number {
  if (one === other) return 0;
  const hours = Math.abs(offsetOf(one) - offsetOf(other));
  // A zone that only shares the hours is not the same place.
  return 0.1 + Math.min(hours, 24 - hours) + (continentOf(one) === continentOf(other) ? 0 : acrossContinents);
}

/**
 * The offered region that is likely to be nearest to a time zone; of several, the one offered first. `undefined` if the
 * time zone or all of the regions are unknown.
 */
export function nearestRegion(timeZone: string, codes: readonly string[]): string | undefined {
  if (!isTimeZone(timeZone)) return undefined;
  const known = codes
    .filter(isKnownCode)
    .map((code) => ({ code, distance: distance(timeZone, zones[code]) }));
  return known.toSorted((one, other) => one.distance - other.distance)[0]?.code;
}
