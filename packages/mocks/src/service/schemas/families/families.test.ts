import { columnTypes } from '@millrace/ui/domain/entities';
import { describe, expect, it } from 'vitest';
import { columnFrom } from '../schemaTable.ts';
import { familyOf } from './ofConnector.ts';

const columnsOf = (words: string) => words.split(', ').map(columnFrom);

describe.each(Object.entries(familyOf))('the tables of %s', (_type, family) => {
  it('have columns of known types, each once', () => {
    for (const columns of Object.values(family).map(columnsOf)) {
      expect(new Set(columns.map(({ column_name }) => column_name)).size).toBe(columns.length);
      for (const { column_name, data_type } of columns) {
        expect(column_name).toMatch(/^\w+$/);
        expect(columnTypes).toContain(data_type);
      }
    }
  });

  it('have a key that is not nullable', () => {
    for (const columns of Object.values(family).map(columnsOf)) {
      const key = columns.filter(({ is_primary_key }) => is_primary_key);
      expect(key.length).toBeGreaterThan(0);
      expect(key.filter(({ is_nullable }) => is_nullable === 'YES')).toEqual([]);
    }
  });
});

it('differ between kinds of providers', () => {
  const tablesOf = (type: keyof typeof familyOf) => Object.keys(familyOf[type]).join();
  const kinds = [
    'shopify',
    'stripe',
    'hubspot',
    'facebook',
    'zendesksupport',
    'ga4',
    'github',
    'netsuite',
  ] as const;
  expect(new Set(kinds.map(tablesOf)).size).toBe(kinds.length);
});
