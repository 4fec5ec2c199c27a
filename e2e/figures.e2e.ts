import { expect, test } from './fixtures.ts';
import { setUpPipeline } from './setupSteps.ts';

test('the tiles of a pipeline that was just set up move together when its first records arrive', async ({
  page,
  twin,
}) => {
  await setUpPipeline(page, 'Shop to warehouse');
  const tiles = page.getByRole('region', { name: 'At a glance' });
  const records = async () => {
    const tile = async (name: string) => {
      const term = tiles.getByRole('term').filter({ hasText: name });
      const text = (await term.locator('xpath=following-sibling::dd[1]').textContent()) ?? '';
      return Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN);
    };
    return { day: await tile('24 h'), week: await tile('7 days'), month: await tile('30 days') };
  };
  // Nobody reloads: the person stays on the page where the setup ended.
  await twin.advanceUntil(60_000, async () => expect((await records()).day).toBeGreaterThan(0));
  await expect(async () => {
    const { day, week, month } = await records();
    expect(week).toBeGreaterThanOrEqual(day);
    expect(month).toBeGreaterThanOrEqual(week);
  }).toPass({ timeout: 25_000 });
});
