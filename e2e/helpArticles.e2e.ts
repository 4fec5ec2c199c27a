import { hostileArticles } from '../packages/ui/src/patterns/ConnectorGuide/ArticleBody.stories.data.ts';
import { expect, forgive, openSignedIn, test } from './fixtures.ts';
import { makeDraft } from './tour.ts';

/** Markup that violates a policy against inline styles in any parser. */
const styled = '<p style="color: red">x</p><style>p { color: red }</style>';

test('a hostile article violates no content policy, even while it is parsed (T-17)', async ({
  page,
  complaints,
}) => {
  await openSignedIn(page, '/pipelines/list');
  await page.getByRole('heading', { level: 1, name: 'Pipelines' }).waitFor();
  const draft = await makeDraft(page);
  await page.route(/\/helpscout\/articles\//, (route) =>
    route.fulfill({ json: { title: 'Prepare', html: `<p>Read and shown.</p>${styled}` } }),
  );
  await page.goto(`/pipelines/setup/${draft}/source/prerequisites?type=postgres`);
  await expect(page.getByText('Read and shown.')).toBeVisible();

  // The page's own copy of the sanitiser, under the page's own policy.
  const read = await page.evaluate(async (articles) => {
    const violations: string[] = [];
    let current = '';
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(`${current}: ${effectiveDirective}`),
    );
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    const address = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => /\/sanitise[^/]*\.js$/.test(name));
    const { readHelpArticle } = await import(address ?? 'missing');
    let texts = '';
    for (const [name, html] of articles) {
      current = name;
      texts += JSON.stringify(readHelpArticle(`<p>kept</p>${html}`));
      // Violations are reported in a separate task.
      await settled();
    }
    return { violations, kept: texts.split('kept').length - 1, texts };
  }, hostileArticles);
  expect(read.kept).toBe(hostileArticles.length);
  expect(read.texts).not.toMatch(/display: none|\uFDD0/);
  expect(read.violations).toEqual([]);

  await test.step('The listener detects a violation', async () => {
    const directive = await page.evaluate(async () => {
      const violation = new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
      });
      document.createElement('p').setAttribute('style', 'color: red');
      return violation;
    });
    expect(directive).toBe('style-src-attr');
    forgive(complaints, /^Applying inline style/);
  });
});
