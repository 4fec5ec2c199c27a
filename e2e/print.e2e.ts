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

test('on paper, an overview is the status with its facts, in both zones, without controls', async ({
  page,
}) => {
  await openSignedIn(page, '/pipelines/7/overview');
  const heading = page.getByRole('heading', { level: 1, name: 'Ad spend' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Tables' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Processed records', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Why this status' }).click();
  const facts = page.getByRole('dialog', { name: 'Why this status' }).locator('dt');
  const labels = await facts.allTextContents();
  expect(labels.length).toBeGreaterThan(3);
  await page.keyboard.press('Escape');

  await page.emulateMedia({ media: 'print' });
  const report = page.locator('main').getByText(/As of \d/);
  await expect(report).toBeVisible();
  const lines = (await report.innerText()).split('\n');
  for (const label of labels) expect(lines.join('\n')).toMatch(new RegExp(`^[✓!·?] ${label}`, 'm'));
  const zone = /\d\d:\d\d:\d\d (?:CET|CEST)/;
  expect(lines.find((line) => line.startsWith('As of'))).toMatch(zone);
  expect(lines.find((line) => line.startsWith('As of'))).toMatch(/\d\d:\d\d:\d\d UTC/);
  await expect(page.locator('main').getByRole('tablist')).toBeHidden();
  const controls = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, input, select, [role=button], [role=combobox])')]
      .filter(
        (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[role=columnheader]'),
      )
      .map((each) => each.getAttribute('aria-label') ?? each.textContent),
  );
  expect(controls).toEqual([]);
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' },
    path: test.info().outputPath('status.pdf'),
  });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: 'screen' });
  await expect(report).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Why this status' })).toBeVisible();
});
