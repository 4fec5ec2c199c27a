import { rounds, type Section } from '../bench.ts';
import { bestInTurn, drive } from '../measure.ts';

const presses = { selectAll: 'input[aria-label=All]', expand: '[data-control=expand] >> nth=1' };

/** The library's schema tree of 5,000 tables x 40 columns, compared with flat rows over a typed array. */
export const schema: Section = async ({ browser, pageAt }) => {
  const tree = (page: 'schema' | 'schemaLimit') => () =>
    drive(browser, pageAt(page), { search: 'col_7', presses });
  const [ours, limit] = await bestInTurn(rounds, tree('schema'), tree('schemaLimit'));
  const of = (name: string) => ({ ours: ours[name] ?? 0, limit: limit[name] ?? 0 });
  return [
    { what: 'Schema 5,000 x 40, mount, CPU 4x', unit: 'ms', ...of('mount'), ratio: 2 },
    { what: 'Schema, select all, CPU 4x', unit: 'ms', ...of('selectAll'), ratio: 2 },
    { what: 'Schema, open a table, CPU 4x', unit: 'ms', ...of('expand'), ratio: 2 },
    { what: 'Schema, search key, CPU 4x', unit: 'ms', ...of('worstKey'), ratio: 2 },
    { what: 'Schema, tree after a key, CPU 4x', unit: 'ms', ...of('settle'), ceiling: 100 },
    { what: 'Schema, work per key', unit: 'ms', ...of('keyWork'), ratio: 2 },
    { what: 'Schema, work per scrolled frame', unit: 'ms', ...of('frameWork'), ratio: 2 },
    { what: 'Schema, scroll frame p95, CPU 4x', unit: 'ms', ...of('frameP95'), ceiling: 34 },
    { what: 'Schema, heap', unit: 'MB', ...of('heap'), ceiling: 20 },
  ];
};
