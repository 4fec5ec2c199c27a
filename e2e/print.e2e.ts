import { expect, openSignedIn, test } from './fixtures.ts';

for (const [path, name, content] of [
  ['/pipelines/1/overview', 'Orders to warehouse', 'Tables'],
  ['/pipelines/list', 'Pipelines', undefined],
  ['/settings/usage', 'Usage', undefined],
] as const) {
  test(`on paper, ${path} shows only its content, in the light theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openSignedIn(page, path);
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toBeVisible();
    const grid =
      content === undefined ? page.getByRole('grid').first() : page.getByRole('grid', { name: content });
    await expect(grid.getByRole('row').nth(1)).toBeVisible();
    const rows = await grid.getByRole('row').count();

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Share Feedback' })).toBeHidden();
    await expect(grid).toBeVisible();
    // A windowed list has all of its rows on paper, where it has room for them.
    await expect.poll(() => grid.getByRole('row').count()).toBeGreaterThanOrEqual(rows);
    const look = await page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect();
      const found = [...document.querySelectorAll('[role=grid]')].map((each) => ({
        isCut: each.scrollHeight > each.clientHeight + 1,
        gaps: [...each.querySelectorAll('[role=row]')]
          .map(box)
          .filter(({ height }) => height > 1)
          .some(({ top }, index, boxes) => index > 0 && top < (boxes[index - 1]?.bottom ?? 0) - 1),
      }));
      const { color } = getComputedStyle(document.querySelector('h1') ?? document.body);
      return { found, color, hasScrollX: document.documentElement.scrollWidth > innerWidth };
    });
    for (const each of look.found) expect(each).toEqual({ isCut: false, gaps: false });
    expect(look.hasScrollX).toBe(false);
    const [red = 255, green = 255, blue = 255] = (look.color.match(/[\d.]+/g) ?? []).map(Number);
    expect(Math.max(red, green, blue), 'The text is dark.').toBeLessThan(100);
    const pdf = await page.pdf({ format: 'A4', path: test.info().outputPath('page.pdf') });
    expect(pdf.byteLength).toBeGreaterThan(5_000);
  });
}
