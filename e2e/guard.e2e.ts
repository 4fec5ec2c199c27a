import { admin, expect, openSignedIn, test } from './fixtures.ts';

/**
 * Where each person lands, for one address of each class of docs/guard.md. The whole table is a unit test of the guard;
 * this shows that the page does what the guard decides.
 */
const paths = [
  '/privacy',
  '/login',
  '/',
  '/pipelines',
  '/sources/7',
  '/observability/alerts/list',
  '/settings/billing',
] as const;
type Landing = Readonly<Partial<Record<(typeof paths)[number], string>>>;

/** A path that is left out is where the person stays. */
const inside: Landing = { '/login': '/', '/pipelines': '/pipelines/list' };
const atBilling: Landing = {
  '/login': '/settings/billing',
  '/': '/settings/billing',
  '/pipelines': '/settings/billing',
  '/sources/7': '/settings/billing',
};
const atLogin = (path: string) => `/login?next=${encodeURIComponent(path)}`;
const anonymous: Landing = {
  '/': '/login',
  '/pipelines': atLogin('/pipelines'),
  '/sources/7': atLogin('/sources/7'),
  '/observability/alerts/list': atLogin('/observability/alerts/list'),
  '/settings/billing': atLogin('/settings/billing'),
};

const people: readonly (readonly [email: string | null, landing: Landing])[] = [
  [null, anonymous],
  ['admin@acme.example', inside],
  ['member@acme.example', inside],
  ['bypass@partner.example', inside],
  ['trial@fresh.example', inside],
  ['leaving@done.example', inside],
  ['pastdue@done.example', inside],
  ['expired@late.example', atBilling],
  ['canceled@done.example', atBilling],
];

for (const [email, landing] of people) {
  test(
    `${email ?? 'a signed-out person'} lands where the guard says`,
    { tag: '@main' },
    async ({ page, twin }) => {
      // Sources of other clients do not exist for this one.
      twin.refusals.add(404).add(401);
      if (email) await openSignedIn(page, '/privacy', { ...admin, email });
      for (const path of paths) {
        await page.goto(path);
        // An address is final once a screen shows; before that it may be the one that was asked for.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect
          .poll(
            () => {
              const { pathname, search } = new URL(page.url());
              return pathname + (pathname === '/login' ? search : '');
            },
            { message: path },
          )
          .toBe(landing[path] ?? path);
      }
    },
  );
}

test.describe('an account that cannot be used', () => {
  for (const [email, path] of [
    ['unverified@acme.example', '/verify-email'],
    ['inactive@acme.example', '/inactive-client'],
  ] as const) {
    test(`${email} is led to ${path}`, async ({ page, twin }) => {
      twin.refusals.add(403);
      await page.goto('/sources/7');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(admin.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  }
});
