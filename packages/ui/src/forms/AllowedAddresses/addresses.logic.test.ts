import { describe, expect, it } from 'vitest';
import { addressesFor } from './addresses.logic.ts';

const known = {
  fixed: '203.0.113.18',
  regions: { 'us-east-1': ['198.51.100.44', '198.51.100.45'], 'eu-west-1': ['192.0.2.7'] },
};
const listed = (region?: string) => addressesFor(known, region).map(({ address }) => address);

describe('addressesFor', () => {
  it('begins with the fixed address, which holds everywhere', () => {
    expect(addressesFor(known)[0]).toEqual({ address: '203.0.113.18', place: 'All regions' });
  });

  it('lists every region while none is chosen', () => {
    expect(listed()).toEqual(['203.0.113.18', '198.51.100.44', '198.51.100.45', '192.0.2.7']);
  });

  it('lists only the region that the pipeline runs in', () => {
    expect(listed('eu-west-1')).toEqual(['203.0.113.18', '192.0.2.7']);
    expect(addressesFor(known, 'eu-west-1')[1]?.place).toBe('eu-west-1');
  });

  it('lists every region for one that has no addresses of its own, or is a name that objects inherit', () => {
    expect(listed('sa-east-1')).toHaveLength(4);
    expect(listed('constructor')).toHaveLength(4);
  });
});
