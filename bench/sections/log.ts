import { rounds, type Section } from '../bench.ts';
import { bestInTurn, drive } from '../measure.ts';

const presses = { open: '[role=row] >> nth=6' };

/** The list of a log with a million lines, compared with lines windowed by hand. */
export const log: Section = async ({ browser, pageAt }) => {
  const list = (page: 'log' | 'logLimit') => () => drive(browser, pageAt(page), { search: 'or', presses });
  const [ours, limit] = await bestInTurn(rounds, list('log'), list('logLimit'));
  const of = (name: string) => ({ ours: ours[name] ?? 0, limit: limit[name] ?? 0 });
  const [over33, over50] = [of('over33'), of('over50')];
  return [
    // Grouping the lines and stacking their heights is work per line, which the limit does not do.
    { what: 'Log of a million lines, mount, CPU 4x', unit: 'ms', ...of('mount'), ceiling: 1_000 },
    { what: 'Log, open a line, CPU 4x', unit: 'ms', ...of('open'), ceiling: 200 },
    { what: 'Log, work per scrolled frame', unit: 'ms', ...of('frameWork'), ratio: 2 },
    { what: 'Log, scroll frames over 33 ms', unit: '', ours: over33.ours, ceiling: over33.limit + 2 },
    { what: 'Log, scroll frames over 50 ms', unit: '', ours: over50.ours, ceiling: 0 },
    {
      what: 'Log, heap over the lines',
      unit: 'MB',
      ours: (ours['heap'] ?? 0) - (limit['heap'] ?? 0),
      ceiling: 20,
    },
    { what: 'Log, DOM nodes', unit: '', ...of('nodes'), ceiling: 1_500 },
  ];
};
