import { describe, expect, it } from 'vitest';
import type { Problem } from '../../domain/outcome/problem.ts';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { isSearching, shownGroups, type CommandItem } from './CommandMenu.logic.ts';

const item = (label: string, keywords?: string): CommandItem => ({ id: label, label, keywords });
const problem: Problem = { kind: 'network' };
const groups = [
  { id: 'recent', heading: 'Recent', isInitialOnly: true, items: [item('Orders')] },
  { id: 'pages', heading: 'Pages', items: [item('Invoices', 'billing'), item('Order history')] },
];
const shown = (content: Partial<Parameters<typeof shownGroups>[0]>) =>
  shownGroups({ query: '', groups, results: [], ...content }).map(({ id, items, isFailed }) =>
    [id, ...items.map(({ label }) => label), ...(isFailed ? ['failed'] : [])].join(', '),
  );

describe('the groups', () => {
  it('are complete before anything is typed, without results', () => {
    const results = [{ id: 'people', heading: 'People', items: ready([item('Noor')]) }];
    expect(shown({ query: ' ', results })).toEqual(['recent, Orders', 'pages, Invoices, Order history']);
  });
  it('follow the query, also by other words, without those that are only shown initially', () => {
    expect(shown({ query: 'order' })).toEqual(['pages, Order history']);
    expect(shown({ query: 'BILL' })).toEqual(['pages, Invoices']);
    expect(shown({ query: 'zzz' })).toEqual([]);
  });
  it('have at most five known items for a query', () => {
    const many = [
      { id: 'pages', heading: 'Pages', items: [1, 2, 3, 4, 5, 6].map((each) => item(`p${each}`)) },
    ];
    expect(shown({ query: 'p', groups: many })).toEqual(['pages, p1, p2, p3, p4, p5']);
    expect(shown({ groups: many })).toEqual(['pages, p1, p2, p3, p4, p5, p6']);
  });
  it('end with what services find, in their order, whatever it is called', () => {
    const results = [{ id: 'people', heading: 'People', items: ready([item('Noor'), item('Ada')]) }];
    expect(shown({ query: 'order', results })).toEqual(['pages, Order history', 'people, Noor, Ada']);
  });
  it('keep of a previous query what still matches', () => {
    const items = { state: 'ready', value: [item('Noor'), item('Ada')], isOutdated: true } as const;
    expect(shown({ query: 'ad', results: [{ id: 'people', heading: 'People', items }] })).toEqual([
      'people, Ada',
    ]);
  });
  it('name a failed search', () => {
    const results = [{ id: 'people', heading: 'People', items: failed(problem) }];
    expect(shown({ query: 'ad', results })).toEqual(['people, failed']);
    expect(shown({ results })).toEqual(['recent, Orders', 'pages, Invoices, Order history']);
  });
});

it('waits for services, if there is a query and a network', () => {
  const waits = (items: Parameters<typeof isSearching>[0]['results'][number]['items'], query = 'a') =>
    isSearching({ query, results: [{ id: 'people', heading: 'People', items }] });
  expect(waits(loading)).toBe(true);
  expect(waits(loading, ' ')).toBe(false);
  expect(waits({ state: 'loading', isOffline: true })).toBe(false);
  expect(waits(ready([]))).toBe(false);
  expect(waits({ state: 'ready', value: [], isOutdated: true })).toBe(true);
  expect(waits(failed(problem))).toBe(false);
});
