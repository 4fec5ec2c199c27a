import { describe, expect, it } from 'vitest';
import { newTunnelRegions } from './newTunnelRegions.ts';
import { awsRegions, regionOf } from './region.ts';

describe('the regions', () => {
  it('are 23, numbered from us-east-1 to sa-east-1', () => {
    expect(awsRegions.map(({ value }) => value)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
    expect(awsRegions[0]).toMatchObject({ value: 1, code: 'us-east-1' });
    expect(awsRegions[22]).toMatchObject({ value: 23, code: 'sa-east-1' });
    expect(new Set(awsRegions.map(({ code }) => code)).size).toBe(23);
    expect(new Set(awsRegions.map(({ label }) => label)).size).toBe(23);
  });

  it('offer three for a new tunnel', () => {
    expect(newTunnelRegions.map(({ code }) => code)).toEqual(['us-east-1', 'us-west-2', 'ap-northeast-1']);
    for (const region of newTunnelRegions) expect(regionOf(region.code)).toEqual(region);
  });

  it('are found by number and by code', () => {
    expect(regionOf(1)?.code).toBe('us-east-1');
    expect(regionOf('sa-east-1')?.value).toBe(23);
    expect(regionOf('mars-north-1')).toBeUndefined();
  });
});
