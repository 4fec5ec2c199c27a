import type { Page } from 'playwright';
import { searchDebounceMs } from '../../packages/ui/src/domain/text/limits.ts';
import { rounds, type Section } from '../bench.ts';
import { bestInTurn, openAndType } from '../measure.ts';
import type { Row } from '../report.ts';

const opener = (page: Page) => page.getByRole('button').first();

/** The most that opening may take, as a multiple of react-aria's select. `MultiSelect` has react-aria's list too. */
const mostToOpen = { ComboBox: 0.6, MultiSelect: 2, FilterMenu: 1 };

/** The library's lists of 1,000 options with a search, compared with react-aria's select with a search. */
export const options: Section = async ({ browser, pageAt }) => {
  const measure = (url: string) => () => openAndType(browser, url, { opener, text: '421' });
  const rows: Row[] = [];
  for (const [name, ratio] of Object.entries(mostToOpen)) {
    const [ours, limit] = await bestInTurn(
      rounds,
      measure(`${pageAt('options')}#${name}`),
      measure(pageAt('optionsLimit')),
    );
    const of = (figure: string) => ({ ours: ours[figure] ?? 0, limit: limit[figure] ?? 0 });
    rows.push(
      { what: `${name} of 1,000, open, CPU 4x`, unit: 'ms', ...of('open'), ratio },
      { what: `${name} of 1,000, worst key, CPU 4x`, unit: 'ms', ours: of('worstKey').ours, ceiling: 50 },
      {
        what: `${name} of 1,000, found, CPU 4x`,
        unit: 'ms',
        ours: of('found').ours,
        ceiling: searchDebounceMs + 60,
      },
    );
  }
  return rows;
};
