import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '../routes/paths.ts';
import { toId } from '../entities/id.ts';
import { readUsageView, usageViewQuery } from '../usage/usageRanges.ts';
import { pipelineListView } from './pipelineList.ts';
import { isSameQuery } from './sameQuery.ts';
import { readSchemaView, schemaViewQuery } from './schemaSettings.ts';
import { readSelectConnectorView, selectConnectorQuery } from './selectConnector.ts';

const id = toId<'pipeline'>(7);

/** The canonical address of each screen, for any query. */
const canonical: readonly (readonly [string, (query: URLSearchParams) => string])[] = [
  ['list', (query) => paths.pipelinesList(pipelineListView.write(pipelineListView.read(query)))],
  ['overview', (query) => paths.pipelineOverview(id, usageViewQuery(readUsageView(query)))],
  [
    'connectors',
    (query) =>
      paths.pipelineSetup(
        id,
        'pipelineCreateSourceSelect',
        selectConnectorQuery(readSelectConnectorView('source', query)),
      ),
  ],
  [
    'schema',
    (query) =>
      paths.pipelineSetup(id, 'pipelineCreateSchemaSettings', schemaViewQuery(readSchemaView(query))),
  ],
];
const queryOf = (href: string) => href.split('?')[1] ?? '';

describe('an address', () => {
  it.each([
    ['list', 'page=abc&sort=nonsense&status=xyz&foo=1', 'status=active'],
    ['list', 'page=2&status=active&state=paused,running', 'status=active&state=running%2Cpaused&page=2'],
    ['list', 'status=archived&state=paused', 'status=archived'],
    ['overview', 'range=year&foo=1', ''],
    ['overview', 'range=week', 'range=week'],
    ['connectors', 'category=pets&search=pg', 'search=pg'],
    ['schema', 'show=gone&foo=1&search=orders', 'search=orders'],
  ])('of the %s with ?%s becomes ?%s', (screen, came, stands) => {
    const write = canonical.find(([name]) => name === screen)?.[1];
    expect(queryOf(write?.(new URLSearchParams(came)) ?? 'none')).toBe(stands);
  });

  it.each(canonical)('of the %s is stable: the written query parses to itself', (_, write) => {
    const names = fc.constantFrom(
      'page',
      'sort',
      'status',
      'state',
      'search',
      'show',
      'range',
      'category',
      'foo',
    );
    const value = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, value)), (entries) => {
        const once = queryOf(write(new URLSearchParams(entries)));
        const twice = queryOf(write(new URLSearchParams(once)));
        expect(isSameQuery(once, twice)).toBe(true);
      }),
    );
  });
});

describe('two queries', () => {
  it('are equal in any encoding, and differ if any value differs', () => {
    expect(isSameQuery('search=it%27s+here', "search=it's%20here")).toBe(true);
    expect(isSameQuery('a=1&b=2', 'a=1')).toBe(false);
    expect(isSameQuery('', 'a=')).toBe(false);
  });
});
