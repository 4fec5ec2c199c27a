import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectorCategories } from '../entities/catalogue.ts';
import { defaultSchemaView, schemaShows } from '../schema/schemaFilter.ts';
import { readSchemaView, schemaViewQuery } from './schemaSettings.ts';
import {
  defaultSelectConnectorView,
  readSelectConnectorView,
  selectConnectorQuery,
} from './selectConnector.ts';

const written = (query: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
const search = fc.string({ maxLength: 40 });

describe('the view of a schema', () => {
  const read = (query: string) => readSchemaView(new URLSearchParams(query));

  it('is the default for an empty or invalid query', () => {
    expect(read('')).toEqual(defaultSchemaView);
    expect(read('show=gone&search=')).toEqual(defaultSchemaView);
    expect(written(schemaViewQuery(defaultSchemaView)).toString()).toBe('');
  });

  it('survives a round trip through the address', () => {
    fc.assert(
      fc.property(fc.record({ search, show: fc.constantFrom(...schemaShows) }), (view) => {
        expect(read(written(schemaViewQuery(view)).toString())).toEqual(view);
      }),
    );
  });
});

describe('the view of the connectors', () => {
  const read = (kind: 'source' | 'destination', query: string) =>
    readSelectConnectorView(kind, new URLSearchParams(query));

  it('is the default for an empty or invalid query', () => {
    expect(read('source', '')).toEqual(defaultSelectConnectorView);
    expect(read('source', 'category=pets')).toEqual(defaultSelectConnectorView);
    expect(written(selectConnectorQuery(defaultSelectConnectorView)).toString()).toBe('');
  });

  it('accepts only the categories of its kind', () => {
    expect(read('source', 'category=crm').category).toBe('crm');
    expect(read('destination', 'category=crm').category).toBe('all');
  });

  it('truncates an unreasonably long search', () => {
    expect(read('source', `search=${'x'.repeat(300)}`).search).toHaveLength(255);
  });

  it('survives a round trip through the address', () => {
    const categories = connectorCategories.map(({ id }) => id);
    const view = fc.record({ search, category: fc.constantFrom('all' as const, ...categories) });
    fc.assert(
      fc.property(view, (one) => {
        const back = read('source', written(selectConnectorQuery(one)).toString());
        expect(back.search).toBe(one.search);
        expect([one.category, 'all']).toContain(back.category);
      }),
    );
  });
});
