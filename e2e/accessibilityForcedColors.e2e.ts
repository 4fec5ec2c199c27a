import { expect, openSignedIn, test } from './fixtures.ts';

test.use({ forcedColors: 'active' });

/** Backgrounds are not drawn there, so what is current is marked by its edge. */
test('with the colors of the system, the current page stands out in the navigation', async ({ page }) => {
  await openSignedIn(page, '/pipelines/list');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Pipelines' })).toHaveAttribute('aria-current', /./);
  const edges = await navigation
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map(
        (link) => [link.hasAttribute('aria-current'), getComputedStyle(link).borderTopColor] as const,
      ),
    );
  const current = edges.filter(([isCurrent]) => isCurrent).map(([, edge]) => edge);
  const others = edges.filter(([isCurrent]) => !isCurrent).map(([, edge]) => edge);
  expect(current).toHaveLength(1);
  expect(others.length).toBeGreaterThan(2);
  for (const edge of others) expect(edge).not.toBe(current[0]);
  // An edge in the color of the page is no edge.
  const canvas = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'Canvas';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(new Set(others)).toEqual(new Set([canvas]));
});
