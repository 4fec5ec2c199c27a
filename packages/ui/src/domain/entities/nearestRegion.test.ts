import { describe, expect, it } from 'vitest';
import { nearestRegion } from './nearestRegion.ts';
import { awsRegions } from './region.ts';

const all = awsRegions.map(({ code }) => code);
const few = ['us-east-1', 'us-west-2', 'eu-central-1', 'ap-northeast-1'];

describe('the region nearest to a time zone', () => {
  it.each([
    ['Europe/Berlin', 'eu-central-1'],
    ['Europe/London', 'eu-west-2'],
    ['Europe/Paris', 'eu-west-3'],
    ['America/New_York', 'us-east-1'],
    ['America/Los_Angeles', 'us-west-1'],
    ['America/Sao_Paulo', 'sa-east-1'],
    ['Asia/Kolkata', 'ap-south-1'],
    ['Asia/Tokyo', 'ap-northeast-3'],
    ['Australia/Brisbane', 'ap-southeast-2'],
    ['Africa/Nairobi', 'af-south-1'],
  ])('of %s is %s', (zone, code) => {
    expect(nearestRegion(zone, all)).toBe(code);
  });

  it.each([
    ['Europe/Lisbon', 'eu-central-1'],
    ['Africa/Lagos', 'eu-central-1'],
    ['America/Denver', 'us-west-2'],
    ['America/Toronto', 'us-east-1'],
    ['Asia/Singapore', 'ap-northeast-1'],
    ['Pacific/Honolulu', 'us-west-2'],
  ])('of %s is %s, if only a few are offered', (zone, code) => {
    expect(nearestRegion(zone, few)).toBe(code);
  });

  it('is one of those offered, or none', () => {
    expect(nearestRegion('Europe/Berlin', ['us-east-1'])).toBe('us-east-1');
    expect(nearestRegion('Europe/Berlin', ['mars-north-1', 'us-west-2'])).toBe('us-west-2');
    expect(nearestRegion('Europe/Berlin', ['mars-north-1'])).toBeUndefined();
    expect(nearestRegion('Europe/Berlin', [])).toBeUndefined();
    expect(nearestRegion('Mars/Olympus', few)).toBeUndefined();
    expect(nearestRegion('', few)).toBeUndefined();
  });
});
