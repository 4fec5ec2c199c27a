import { expect, it } from 'vitest';
import { article, publicAddresses } from './infrastructure.ts';

it('knows an article for every connector, with grants where there are some', () => {
  expect(article('postgres').html).toContain('WITH REPLICATION');
  expect(article('snowflake')).toEqual(article('snowflake-destination'));
  expect(article('s3-destination').html).not.toBe(article('s3').html);
  for (const id of ['', 'abacus', 'postgres-', 'postgres-both', '../me']) {
    expect(() => article(id)).toThrow('Refused with 404');
  }
});

it('gives each region addresses of its own', () => {
  const all = Object.values(publicAddresses().regions ?? {}).flat();
  expect(all).toHaveLength(46);
  expect(new Set(all).size).toBe(46);
  expect(all.every((address) => Number(address.split('.')[3]) < 255)).toBe(true);
});
