import type { Page } from 'playwright';
import { rounds, type Section } from '../bench.ts';
import { bestOf, typeText } from '../measure.ts';

const field = (page: Page) => page.getByRole('combobox', { name: /^Table/ });

/** The modal of a metric: finding one of 5,000 tables by typing. */
export const cascade: Section = async ({ browser, pageAt }) => {
  const typing = (cpu: number) => () =>
    typeText(browser, pageAt('cascade'), { cpu, field, text: 'table_4999' });
  const { longTasks = 0 } = await bestOf(rounds, typing(1));
  const { worstKey = 0 } = await bestOf(rounds, typing(4));
  return [
    { what: 'Cascade of 5,000 tables, long tasks', unit: '', ours: longTasks, ceiling: 0 },
    { what: 'Cascade of 5,000 tables, worst key, CPU 4x', unit: 'ms', ours: worstKey, ceiling: 150 },
  ];
};
