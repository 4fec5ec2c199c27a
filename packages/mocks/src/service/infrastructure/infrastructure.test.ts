import { catalogue, prerequisitesFor } from '@millrace/ui/domain/connectors';
import { definitionOf } from '@millrace/ui/domain/definitions';
import { expect, it } from 'vitest';
import { article, publicAddresses } from './infrastructure.ts';

it('has an article for every connector, with grants for some', () => {
  expect(article('postgres').html).toContain('WITH REPLICATION');
  expect(article('snowflake')).toEqual(article('snowflake-destination'));
  expect(article('s3-destination').html).not.toBe(article('s3').html);
  for (const id of ['', 'abacus', 'postgres-', 'postgres-both', '../me']) {
    expect(() => article(id)).toThrow('Refused with 404');
  }
});

it.each(catalogue)('the article on $kind $type contains the built-in list', ({ kind, type }) => {
  const { html } = article(`${type}-${kind}`);
  for (const { title, code } of prerequisitesFor(kind, type, definitionOf(kind, type))) {
    expect(html).toContain(title);
    expect(html).toContain((code ?? '').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  }
});

it('has different addresses for each region', () => {
  const all = Object.values(publicAddresses().regions ?? {}).flat();
  expect(all).toHaveLength(46);
  expect(new Set(all).size).toBe(46);
  expect(all.every((address) => Number(address.split('.')[3]) < 255)).toBe(true);
});
