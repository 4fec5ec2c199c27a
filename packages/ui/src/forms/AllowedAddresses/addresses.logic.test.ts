import { describe, expect, it } from 'vitest';
import { addressesFor } from './addresses.logic.ts';

const known = {
  fixed: '203.0.113.18',
  regions: { 'us-east-1': ['198.51.100.44', '198.51.100.45'], 'eu-west-1': ['192.0.2.7'] },
};
const listed = (region?: string) => addressesFor(known, region).map(({ address }) => address);

describe('addressesFor', () => {
  it('starts with the fixed address, which is used everywhere', () => {
    expect(addressesFor(known)[0]).toEqual({ address: '203.0.113.18', place: 'All regions' });
  });

  it('lists every region while none is selected', () => {
    expect(listed()).toEqual(['203.0.113.18', '198.51.100.44', '198.51.100.45', '192.0.2.7']);
  });

  it('lists only the region that the pipeline runs in', () => {
    expect(listed('eu-west-1')).toEqual(['203.0.113.18', '192.0.2.7']);
    expect(addressesFor(known, 'eu-west-1')[1]?.place).toBe('eu-west-1');
  });

  it('lists every region for a region without addresses, or named like an inherited property', () => {
    expect(listed('sa-east-1')).toHaveLength(4);
    expect(listed('constructor')).toHaveLength(4);
  });
});
