import { chooseFor, expectLive, heading } from './areas.ts';
import { expect, signIn, test as base, landing } from './fixtures.ts';
import { openWire, type Head, type Wire } from './wire.ts';

const test = base.extend<{ wire: Wire }>({
  wire: async ({ baseURL }, use) => {
    const wire = await openWire(baseURL ?? '');
    await use(wire);
    wire.close();
  },
});

const refererOf = ({ target, headers: { referer } }: Head) => ({ target, referer });

/** No path, no query and no token: at most the origin. */
const expectNoPaths = ({ heads, origin }: Wire) =>
  expect(
    heads()
      .map(refererOf)
      .filter(({ referer }) => referer !== undefined && referer !== `${origin}/`),
  ).toEqual([]);

test(
  'every write names the origin of the page, and no request its path (T-04, T-06)',
  {
    tag: ['@main', '@browsers'],
  },
  async ({ page, wire }) => {
    await page.goto(`${wire.origin}/pipelines/list?search=e`);
    await signIn(page);
    await expect(heading(page)).toHaveText('Pipelines');
    // Its private channels are authorised by a write, too.
    await expectLive(page);
    await chooseFor(page, 'Orders to warehouse', 'Archive');
    const dialog = page.getByRole('alertdialog').filter({ hasText: 'Syncing stops.' });
    await dialog.getByRole('button', { name: 'Archive pipeline' }).click();
    await expect(page.getByText('“Orders to warehouse” is archived.')).toBeVisible();
    await page.goto(`${wire.origin}/pipelines/1/overview?range=week`);
    await expect(heading(page)).toHaveText('Orders to warehouse');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(heading(page)).toHaveText(landing);

    const writes = wire.heads().filter(({ method }) => method !== 'GET');
    expect(writes.map(({ target }) => target.replace(/\/\d+\//, '/n/')).toSorted()).toEqual(
      expect.arrayContaining(['/api/v1/login/', '/api/v1/pipeline/n/archived/', '/api/v1/user/logout/']),
    );
    expect(writes.length).toBeGreaterThan(3);
    expect(writes.map(({ headers }) => headers['origin'])).toEqual(writes.map(() => wire.origin));
    expectNoPaths(wire);
  },
);

for (const [path, title] of [
  ['/reset-password?token=demo-password', 'Choose a new password'],
  ['/user-invite/demo-invitation', /^Join /],
  ['/oauth/github/callback?code=1&state=2', /./],
] as const) {
  test(`no request names the address ${path} (T-19)`, { tag: '@browsers-full' }, async ({ page, wire }) => {
    // A provider's page closes by itself, if the browser lets it.
    await page.addInitScript(() => Object.defineProperty(window, 'close', { value() {} }));
    await page.goto(wire.origin + path);
    await expect(heading(page)).toHaveText(title);
    // Its style sheet, and with it the font, comes after the script.
    await expect.poll(() => wire.heads().some(({ target }) => target.endsWith('.woff2'))).toBe(true);
    expectNoPaths(wire);
  });
}
