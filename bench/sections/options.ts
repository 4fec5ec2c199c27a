import type { Page } from 'playwright';
import { searchDebounceMs } from '../../packages/ui/src/domain/limits.ts';
import { rounds, type Section } from '../bench.ts';
import { bestOf, openAndType } from '../measure.ts';
import type { Row } from '../report.ts';

const opener = (page: Page) => page.getByRole('button').first();

/** The library's lists of 1,000 options with a search, compared with react-aria's select with a search. */
export const options: Section = async ({ browser, pageAt }) => {
  const measure = (url: string) => bestOf(rounds, () => openAndType(browser, url, { opener, text: '421' }));
  const limit = await measure(pageAt('optionsLimit'));
  const rows: Row[] = [];
  for (const name of ['ComboBox', 'MultiSelect', 'FilterMenu']) {
    const ours = await measure(`${pageAt('options')}#${name}`);
    const of = (figure: string) => ours[figure] ?? 0;
    rows.push(
      {
        what: `${name} of 1,000, open, CPU 4x`,
        unit: 'ms',
        ours: of('open'),
        limit: limit['open'] ?? 0,
        ratio: 0.6,
      },
      { what: `${name} of 1,000, worst key, CPU 4x`, unit: 'ms', ours: of('worstKey'), ceiling: 50 },
      {
        what: `${name} of 1,000, found, CPU 4x`,
        unit: 'ms',
        ours: of('found'),
        ceiling: searchDebounceMs + 60,
      },
    );
  }
  return rows;
};
