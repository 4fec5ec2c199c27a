import type { Page } from 'playwright';
import { rounds, type Section } from '../bench.ts';
import { bestOf, walk } from '../measure.ts';
import { signedIn } from '../signedIn.ts';

type Step = (page: Page) => Promise<unknown>;

const button =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();
const link =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('link', { name }).first().click();
const tab =
  (name: string): Step =>
  (page) =>
    page.getByRole('tab', { name }).click();
const option =
  (name: string): Step =>
  (page) =>
    page.getByRole('menuitem', { name }).click();
const type =
  (text: string): Step =>
  (page) =>
    page.keyboard.type(text, { delay: 80 });
const press =
  (key: string): Step =>
  (page) =>
    page.keyboard.press(key);

const dialog = (page: Page) => page.getByRole('dialog').first();

/** Waits for a dialog, whose code is loaded at the first press. */
const shown: Step = (page) => dialog(page).waitFor();

/** Closes a dialog. Escape clears a search within it first; entries are a question first, whose last button leaves. */
const leave: Step = async (page) => {
  const question = page.getByRole('alertdialog');
  for (let tries = 0; tries < 5; tries += 1) {
    if (await question.isVisible()) await question.getByRole('button').last().click();
    else if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
    else return;
    await page.waitForTimeout(500);
  }
};

/** What people do on most days: the list, its menus and dialogs, a pipeline's pages, its tables, and a new source. */
const steps: readonly Step[] = [
  (page) => page.getByRole('searchbox').first().click(),
  type('orders'),
  press('Escape'),
  (page) => page.getByRole('checkbox', { name: 'Select all' }).click(),
  (page) => page.getByRole('checkbox', { name: 'Select all' }).click(),
  button('Source type'),
  type('post'),
  press('Escape'),
  press('Escape'),
  button(/^More actions for|^Actions for/),
  press('ArrowDown'),
  press('Escape'),
  link(/^Archived/),
  link(/^Active/),
  button('Create pipeline'),
  shown,
  type('Orders to lake'),
  leave,
  press('ControlOrMeta+k'),
  shown,
  type('orders'),
  leave,
  link('Orders to warehouse'),
  tab('Logs'),
  tab('Hooks'),
  button('Attach hook'),
  shown,
  leave,
  tab('Settings'),
  (page) => page.getByRole('searchbox').first().click(),
  type('acc'),
  press('Escape'),
  (page) => page.getByRole('treegrid').getByRole('checkbox').first().click(),
  (page) => page.getByRole('treegrid').getByRole('checkbox').first().click(),
  button('More actions for Orders to warehouse'),
  option('Resync'),
  shown,
  leave,
  link('Sources'),
  link('Create source'),
  link(/^PostgreSQL/),
];

/** One long walk through the console at a quarter of the machine's speed: every key and press until the next frame. */
export const paths: Section = async (bench) => {
  const context = await signedIn(bench);
  const address = `${bench.console.address}/pipelines/list`;
  const {
    p98 = 0,
    worst = 0,
    count = 0,
  } = await bestOf(rounds, () => walk(bench.browser, address, context, steps));
  await context.close();
  return [
    { what: `${count} keys and presses, p98, CPU 4x`, unit: 'ms', ours: p98, ceiling: 100 },
    { what: `${count} keys and presses, worst, CPU 4x`, unit: 'ms', ours: worst, ceiling: 200 },
  ];
};
