import type { Page } from 'playwright';
import { rounds, type Section } from '../bench.ts';
import { bestOf, load, press } from '../measure.ts';
import { signedIn } from '../signedIn.ts';

/** The pipelines list of a signed-in person. */
export const list: Section = async (bench) => {
  const { browser, console } = bench;
  const context = await signedIn(bench);
  const address = `${console.address}/pipelines/list`;
  const opened = await bestOf(rounds, () =>
    load(browser, address, { context, cpu: 4, ready: (page) => page.getByRole('rowheader') }),
  );
  const archived = (page: Page) => page.getByRole('link', { name: /^Archived/ });
  const active = (page: Page) => page.getByRole('link', { name: /^Active/ });
  const change = await bestOf(rounds, () => press(browser, address, context, [archived, active]));
  await context.close();

  const weight = console.sizeOf('pipelines list with its shell, JS');
  return [
    { what: 'List with its shell, JS gzip', unit: 'kB', ours: weight, ceiling: 213 },
    { what: 'List, API reads', unit: '', ours: opened['apiReads'] ?? 0, ceiling: 2 },
    { what: 'List, layout shift', unit: '', ours: opened['layoutShift'] ?? 0, ceiling: 0.02 },
    { what: 'List, to a view that is held, CPU 4x', unit: 'ms', ours: change['frame'] ?? 0, ceiling: 100 },
  ];
};
