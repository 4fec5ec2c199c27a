import { describe, expect, it } from 'vitest';
import {
  defaultSelectConnectorView,
  type SelectConnectorView,
} from '../../../domain/views/selectConnector.ts';
import { legacyTypes, popularTypes } from '../../../domain/connectors/catalogueHints.ts';
import { catalogue } from '../../../domain/entities/catalogue.ts';
import { catalogueSize, findConnectors, isExistingShown } from './SelectConnectorScreen.logic.ts';

const typesFor = (search: string, more: Partial<SelectConnectorView> = {}) =>
  findConnectors('source', { ...defaultSelectConnectorView, ...more, search }).items.map(({ type }) => type);

describe('findConnectors', () => {
  it('shows all connectors of a kind, with counts per category', () => {
    const { items, categories } = findConnectors('source', defaultSelectConnectorView);
    expect(items).toHaveLength(84);
    expect(categories[0]).toEqual({ id: 'all', label: 'All sources', count: 84 });
    expect(categories.slice(1).reduce((sum, { count }) => sum + count, 0)).toBe(84);
    expect(categories.map(({ id }) => id)).not.toContain('warehouse');
    expect(catalogueSize('destination')).toBe(4);
  });

  it('is alphabetical, whatever the order of the catalogue', () => {
    const labels = findConnectors('source', defaultSelectConnectorView).items.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(labels[0]).toBe('Adobe Analytics');
  });

  it('finds every connector by its label and by its type', () => {
    for (const { type, label } of catalogue.filter(({ kind }) => kind === 'source')) {
      expect(typesFor(label)).toContain(type);
      expect(typesFor(type)).toContain(type);
    }
  });

  it('finds every connector by its aliases', () => {
    expect(typesFor('pg')).toContain('postgres');
    expect(typesFor('mssql')).toEqual(['sqlserver']);
    expect(typesFor('adwords')).toEqual(['google_ads']);
    for (const { kind, type, aliases } of catalogue) {
      for (const alias of aliases) {
        const { items } = findConnectors(kind, { category: 'all', search: alias });
        expect([alias, ...items.map((item) => item.type)]).toContain(type);
      }
    }
  });

  it('ignores case, spaces, accents and punctuation', () => {
    for (const search of ['BIG commerce', 'bigcommerce', ' Bigcommercé ', 'big-commerce'])
      expect(typesFor(search)).toEqual(['bigcommerce']);
    expect(typesFor('judge me')).toEqual(['judgeme']);
  });

  it('sorts names that start with the search first', () => {
    const found = typesFor('sales');
    expect(found[0]).toBe('salesforce');
    expect(typesFor('analytics')[0]).toBe('adobe_analytics');
    expect(typesFor('google analytics 4').slice(0, 2)).toEqual(['ga4', 'ga4_export']);
  });

  it('filters by category, while the counts cover all', () => {
    const { items, categories } = findConnectors('source', { category: 'database', search: 'google' });
    expect(items).toEqual([]);
    expect(categories.find(({ id }) => id === 'advertising')?.count).toBe(1);
    expect(categories[0]?.count).toBeGreaterThan(5);
  });

  it.each(['xyz', '🦆', '***', '<script>', '(('])('finds nothing for %s', (search) => {
    expect(typesFor(search)).toEqual([]);
  });

  it('treats blanks as no search', () => {
    expect(typesFor('   ')).toHaveLength(84);
  });
});

describe('the groups of the catalogue', () => {
  const groupsFor = (view: Partial<SelectConnectorView>, kind: 'source' | 'destination' = 'source') =>
    findConnectors(kind, { ...defaultSelectConnectorView, ...view }).groups;

  it('begin with nine popular connectors, followed by every category with all of its connectors', () => {
    const [popular, ...categories] = groupsFor({});
    expect(popular).toMatchObject({ label: 'Popular', look: 'tile' });
    expect(popular?.items.map(({ type }) => type)).toEqual(popularTypes.source);
    expect(popular?.items).toHaveLength(9);
    expect(categories.map(({ label }) => label).slice(0, 2)).toEqual(['Databases', 'Ecommerce']);
    expect(categories.flatMap(({ items }) => items)).toHaveLength(84);
  });

  it('have legacy connectors last in their category, and never among the popular ones', () => {
    const legacy = Object.keys(legacyTypes.source);
    const [popular, ...categories] = groupsFor({});
    expect(popular?.items.filter(({ type }) => legacy.includes(type))).toEqual([]);
    for (const { items } of categories) {
      const flags = items.map(({ type }) => legacy.includes(type));
      expect(flags).toEqual(flags.toSorted());
    }
  });

  it('are one flat list while searching, matches by name first', () => {
    const groups = groupsFor({ search: 'google analytics' });
    expect(groups).toHaveLength(1);
    expect(groups[0]?.items[0]?.label).toMatch(/^Google Analytics/);
  });

  it('are only the category that was chosen', () => {
    expect(groupsFor({ category: 'crm' }).map(({ label }) => label)).toEqual(['CRM']);
  });

  it('are one for a kind with few connectors', () => {
    expect(groupsFor({}, 'destination')).toMatchObject([
      { label: 'Connect a new destination', look: 'tile' },
    ]);
  });
});

describe('isExistingShown', () => {
  const existing = { name: 'Production Postgres', type: 'postgres' };
  const isShown = (view: Partial<SelectConnectorView>) => {
    const asked = { ...defaultSelectConnectorView, ...view };
    return isExistingShown(existing, asked, findConnectors('source', asked).items);
  };

  it.each([
    [{}, true],
    [{ search: 'PROD' }, true],
    [{ search: 'on post' }, true],
    [{ search: 'postgresql' }, true],
    [{ search: 'mysql' }, false],
    [{ search: '***' }, false],
    [{ category: 'database' }, true],
    [{ category: 'database', search: 'postgresql' }, true],
    [{ category: 'crm' }, false],
    [{ category: 'crm', search: 'PROD' }, false],
  ] as const)('with %j returns %s', (view, expected) => {
    expect(isShown(view)).toBe(expected);
  });
});
