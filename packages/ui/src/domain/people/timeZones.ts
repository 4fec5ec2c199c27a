import { cityOf } from '../format/cityOf.ts';
import { zoneName } from '../format/zoneName.ts';

/** A time zone as a person looks for it. */
export interface ListedZone {
  /** IANA name, such as `Europe/Vienna`. */
  readonly zone: string;
  /** `Vienna, Europe (UTC+01:00)`. */
  readonly label: string;
  /** Other cities of the zone, and its IANA name, to be found by. */
  readonly keywords: string;
}

/** Large cities that people look for, by the city that their zone is named after. */
const otherCities: Readonly<Record<string, string>> = {
  'America/Bogota': 'Medellin Cali',
  'America/Chicago': 'Houston Dallas Austin San Antonio Minneapolis',
  'America/Denver': 'Salt Lake City Boulder',
  'America/Los_Angeles': 'San Francisco Seattle San Diego San Jose Portland Las Vegas',
  'America/New_York': 'Boston Washington Philadelphia Miami Atlanta',
  'America/Sao_Paulo': 'Rio de Janeiro Brasilia',
  'America/Toronto': 'Montreal Ottawa Quebec',
  'Asia/Calcutta': 'Mumbai Delhi Bangalore Bengaluru Hyderabad Chennai Pune',
  'Asia/Kolkata': 'Mumbai Delhi Bangalore Bengaluru Hyderabad Chennai Pune',
  'Asia/Dubai': 'Abu Dhabi',
  'Asia/Jerusalem': 'Tel Aviv',
  'Asia/Karachi': 'Lahore Islamabad',
  'Asia/Riyadh': 'Jeddah',
  'Asia/Saigon': 'Hanoi',
  'Asia/Shanghai': 'Beijing Shenzhen Guangzhou',
  'Asia/Tokyo': 'Osaka Kyoto',
  'Australia/Sydney': 'Canberra',
  'Europe/Berlin': 'Munich Hamburg Frankfurt Cologne Stuttgart',
  'Europe/Istanbul': 'Ankara Izmir',
  'Europe/London': 'Manchester Edinburgh Birmingham Cardiff',
  'Europe/Madrid': 'Barcelona Valencia',
  'Europe/Paris': 'Lyon Marseille Toulouse',
  'Europe/Rome': 'Milan Naples Turin',
  'Europe/Warsaw': 'Krakow Gdansk',
  'Europe/Zurich': 'Geneva Basel Bern',
  'Pacific/Auckland': 'Wellington',
};

/** The present difference to UTC: `UTC+01:00`. */
export function zoneOffset(zone: string, now: Date): string {
  const offset = zoneName(now, zone, 'longOffset');
  return offset === 'GMT' ? 'UTC+00:00' : offset.replace('GMT', 'UTC');
}

/** Names a zone by its city: `Vienna, Europe (UTC+01:00)`. */
export function describeZone(zone: string, now: Date): string {
  const [region] = zone.split('/');
  const place = region === zone || region === undefined ? zone : `${cityOf(zone)}, ${region}`;
  return `${place} (${zoneOffset(zone, now)})`;
}

const listed = (zone: string, now: Date): ListedZone => ({
  zone,
  label: describeZone(zone, now),
  keywords: `${zone} ${otherCities[zone] ?? ''}`,
});

/** Every time zone that the browser knows, by city. It makes a formatter for each, so call it when a list opens. */
export const listZones = (now: Date): readonly ListedZone[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
    .map((zone) => listed(zone, now))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en-GB'));
