import { admin, expect, signIn, test, landing } from './fixtures.ts';

test(
  'a visitor signs in and then reaches the requested page',
  { tag: ['@main', '@browsers'] },
  async ({ page }) => {
    await page.goto('/pipelines/list?page=2');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Pipelines' })).toBeVisible();
    await expect(page).toHaveURL(/\/pipelines\/list\?.*page=2/);
  },
);

test('signing in keeps escaped characters of the requested address', async ({ page }) => {
  await page.goto('/pipelines/list?search=a%26b%3Dc%23d');
  await signIn(page);
  await expect(page.getByRole('searchbox')).toHaveValue('a&b=c#d');
});

test('a page that does not exist shows a notice at its address', async ({ page, twin }) => {
  twin.refusals.add(404);
  await page.goto('/pipelines/9999/overview');
  await signIn(page);
  await expect(page).toHaveTitle('Not found · Millrace');
  await expect(page).toHaveURL(/\/pipelines\/9999\/overview$/);
});

test(
  'a wrong password is reported beside the form, and the email address stays',
  { tag: '@main' },
  async ({ page, twin }) => {
    twin.refusals.add(400);
    await page.goto('/login');
    await page.getByLabel('Password', { exact: true }).fill('not-this-one');
    expect(await page.content()).not.toContain('not-this-one');
    await signIn(page, { ...admin, password: 'not-this-one' });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(admin.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    expect(await page.content(), 'The password is not in the markup (T-07).').not.toContain('not-this-one');
  },
);

test('a person with an unverified address is asked to verify it and sees nothing else', async ({
  page,
  twin,
}) => {
  twin.refusals.add(403);
  await page.goto('/pipelines/list');
  await signIn(page, { ...admin, email: 'unverified@acme.example' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/email/i);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('signing out ends the session (T-09)', { tag: ['@main', '@browsers-full'] }, async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.goto('/pipelines/1/overview');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders to warehouse' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await page.content()).not.toContain('Orders to warehouse');
  await page.goto('/pipelines/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('the page after signing out leads to the sign-in page, and says it only once', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: landing })).toBeVisible();
  await expect(page.getByText('You have signed out.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start a free trial' })).toHaveAttribute('href', '/signup');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('You have signed out.')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
});
