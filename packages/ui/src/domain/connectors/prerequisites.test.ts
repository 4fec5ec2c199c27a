import { describe, expect, it } from 'vitest';
import { catalogue } from '../entities/catalogue.ts';
import { definitionOf } from './definitionOf.ts';
import { needsAllowedAddresses } from './allowedAddresses.ts';
import { prerequisitesFor } from './prerequisites.ts';

const listFor = (kind: 'source' | 'destination', type: string) =>
  prerequisitesFor(kind, type, definitionOf(kind, type));
const titles = (kind: 'source' | 'destination', type: string) =>
  listFor(kind, type).map(({ title }) => title);

describe('prerequisitesFor', () => {
  it.each(catalogue)('has items for $kind $type', ({ kind, type }) => {
    expect(listFor(kind, type).length).toBeGreaterThan(1);
  });

  it('lists a read-only user, the change log and network access for a database', () => {
    expect(titles('source', 'postgres')).toEqual(['Read-only user', 'Logical replication', 'Network access']);
    for (const { type } of catalogue.filter(({ category }) => category === 'database'))
      expect(titles('source', type)).toHaveLength(3);
  });

  it('lists grants for a warehouse and a role for a bucket', () => {
    expect(titles('destination', 'snowflake')[0]).toMatch(/grants/);
    expect(titles('destination', 's3')).toEqual(['Bucket', 'IAM role']);
    expect(titles('source', 's3')).toEqual(['Bucket', 'IAM role', 'Files of one layout']);
  });

  it('says that a bucket is chosen for good, and that its region can change (spec §5)', () => {
    const [bucket] = listFor('source', 's3');
    expect(bucket?.text).toContain('The bucket name can’t be changed after creation; the region can.');
    expect(prerequisitesFor('destination', 's3')[0]).toEqual(bucket);
  });

  it.each([
    ['source', 'list and read'],
    ['destination', 'list and write'],
  ] as const)('offers a template for the role that opens the bucket of a %s', (kind, rights) => {
    const advice = `a template that creates a role with permission to ${rights} this bucket only`;
    for (const list of [listFor(kind, 's3'), prerequisitesFor(kind, 's3')])
      expect(list.find(({ title }) => title === 'IAM role')?.text).toContain(advice);
  });

  it('has a fallback for types that are newer than this build', () => {
    expect(listFor('source', 'brand_new')[1]?.text).toMatch(/brand_new/);
  });

  it('uses the definition’s items, and those of the category until it is loaded', () => {
    expect(prerequisitesFor('source', 'postgres').map(({ title }) => title)).toEqual([
      'Read-only user',
      'Network access',
    ]);
  });

  it('asks only for read access at a source', () => {
    const code = catalogue
      .filter(({ kind }) => kind === 'source')
      .flatMap(({ kind, type }) => listFor(kind, type).map((one) => one.code ?? ''));
    expect(
      code.filter((line) => /GRANT [^;]*\b(ALL PRIVILEGES|INSERT|UPDATE|DELETE|CREATE)\b/.test(line)),
    ).toEqual([]);
    expect(code.filter(Boolean).length).toBeGreaterThan(6);
  });
});

it('asks to allow our addresses for databases and for warehouses with a firewall', () => {
  expect(needsAllowedAddresses('source', 'postgres')).toBe(true);
  for (const type of ['snowflake', 'redshift']) expect(needsAllowedAddresses('destination', type)).toBe(true);
  expect(needsAllowedAddresses('destination', 'bigquery')).toBe(false);
  expect(needsAllowedAddresses('source', 'stripe')).toBe(false);
});
