import { rounds, type Section } from '../bench.ts';
import { bestInTurn, drive } from '../measure.ts';

/** The library's grid, compared with rows windowed by hand. */
export const rows: Section = async ({ browser, pageAt }) => {
  const grid = (page: 'rows' | 'rowsLimit') => () => drive(browser, pageAt(page), { search: 'orders' });
  const [ours, limit] = await bestInTurn(rounds, grid('rows'), grid('rowsLimit'));
  const of = (name: string) => ({ ours: ours[name] ?? 0, limit: limit[name] ?? 0 });
  const [over33, over50] = [of('over33'), of('over50')];
  return [
    { what: '10,000 rows, mount, CPU 4x', unit: 'ms', ...of('mount'), ratio: 2 },
    { what: '10,000 rows, search key, CPU 4x', unit: 'ms', ...of('key'), ratio: 2 },
    { what: '10,000 rows, worst key, CPU 4x', unit: 'ms', ...of('worstKey'), ceiling: 50 },
    { what: '10,000 rows, work per key', unit: 'ms', ...of('keyWork'), ratio: 2 },
    { what: '10,000 rows, work per scrolled frame', unit: 'ms', ...of('frameWork'), ratio: 2 },
    {
      what: '10,000 rows, scroll frames over 33 ms',
      unit: '',
      ours: over33.ours,
      ceiling: over33.limit + 2,
    },
    { what: '10,000 rows, scroll frames over 50 ms', unit: '', ours: over50.ours, ceiling: 0 },
    { what: '10,000 rows, heap', unit: 'MB', ...of('heap'), ceiling: 12 },
    { what: '10,000 rows, DOM nodes', unit: '', ...of('nodes'), ceiling: 1_500 },
  ];
};
