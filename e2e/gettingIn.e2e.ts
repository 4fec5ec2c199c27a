import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signIn, test, type Twin } from './fixtures.ts';
import { chooseTables, fillPostgres, fillSnowflake, goOn, save } from './setupSteps.ts';

const password = 'a river of records';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The link of the newest email to an address. */
async function newestLink(request: APIRequestContext, twin: Twin, to: string): Promise<string> {
  const answer = await request.get(`/__twin/sessions/${twin.id}`);
  const { mail }: { mail: readonly { to: string; link: string }[] } = await answer.json();
  return mail.findLast((message) => message.to === to)?.link ?? '';
}

async function choosePassword(page: Page, button: string) {
  await page.getByRole('textbox', { name: /^New password/ }).fill(password);
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill(password);
  await page.getByRole('button', { name: button }).click();
}

test(
  'a forgotten password is replaced, from the sign-in page to the pipelines',
  { tag: '@main' },
  async ({ page, request, twin }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill('member@acme.example');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Check your inbox.')).toBeVisible();

    await page.goto(await newestLink(request, twin, 'member@acme.example'));
    await expect(page, 'The token leaves the address (T-19).').toHaveURL(/\/reset-password$/);
    await expect(page.getByText('At least 12 characters.')).toBeVisible();
    await choosePassword(page, 'Save password');
    await expect(heading(page, 'Home')).toBeVisible();
    await expect(page.getByText('You are already signed in.')).toHaveCount(0);
  },
);

test('where the service does not sign in with a new password, the sign-in page knows the address', async ({
  page,
  request,
  twin,
}) => {
  await page.goto('/login?view=recover');
  await page.getByLabel('Email').fill('member@acme.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your inbox.')).toBeVisible();
  await page.goto(await newestLink(request, twin, 'member@acme.example'));
  await twin.spoil({ call: 'login', kind: 'status', status: 403 });
  await choosePassword(page, 'Save password');
  await expect(heading(page, 'Your password was changed')).toBeVisible();
  await twin.spoil();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('member@acme.example');
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage])),
  ).not.toContain(password);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Home')).toBeVisible();
});

test('a link that ended leads to a new one', async ({ page, twin }) => {
  twin.refusals.add(410).add(404);
  await page.goto('/reset-password?token=demo-password-expired');
  await expect(heading(page, 'This link no longer works')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(heading(page, 'Reset your password')).toBeVisible();
  await page.goto('/reset-password');
  await expect(heading(page, 'Open the link from your email')).toBeVisible();
  await page.goto('/user-confirmation/made-up');
  await expect(heading(page, 'This link is not valid')).toBeVisible();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(heading(page, 'Verify your email address')).toBeVisible();
});

test('a person with an unverified address gets a new link, and gets in by it', async ({
  page,
  request,
  twin,
}) => {
  const email = 'unverified@acme.example';
  twin.refusals.add(403);
  await page.goto('/login');
  await signIn(page, { email, password: 'millrace-demo' });
  await expect(heading(page, 'Verify your email address')).toBeVisible();
  await page.getByRole('button', { name: 'I have verified it' }).click();
  await expect(page.getByText('The address is not verified yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  await page.goto(await newestLink(request, twin, email));
  await expect(page).toHaveURL(/\/user-confirmation\/opened$/);
  await choosePassword(page, 'Create account');
  await expect(heading(page, 'Home')).toBeVisible();
});

const fillSignup = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('textbox', { name: /^First name/ }).fill('Ada');
  await page.getByRole('textbox', { name: /^Last name/ }).fill('Byron');
};

test(
  'a new client signs up, and the first steps lead to a running pipeline',
  { tag: '@main' },
  async ({ page, request, twin }) => {
    test.slow();
    await test.step('The address is verified by email, and the account is ready', async () => {
      await page.goto('/email-signup');
      await page.getByRole('textbox', { name: /^Email/ }).fill('ada@start.example');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveValue('ada@start.example');
      await fillSignup(page, 'ada@start.example');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(heading(page, 'Check your inbox')).toBeVisible();
      await expect(page.getByText(/ada@start\.example/)).toBeVisible();

      await page.goto(await newestLink(request, twin, 'ada@start.example'));
      await choosePassword(page, 'Create account');
      await expect(heading(page, 'Home')).toBeVisible();
    });

    const steps = page.getByRole('region', { name: 'Set up your first sync' });
    const goHome = () => page.getByRole('navigation').getByRole('link', { name: 'Millrace' }).click();
    await test.step('A source is connected', async () => {
      await steps.getByRole('link', { name: 'Connect a source' }).click();
      await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
      await goOn(page);
      await fillPostgres(page, 'Shop database');
      await page.getByRole('button', { name: 'Create source' }).click();
      await expect(heading(page, 'Shop database')).toBeVisible();
    });
    await test.step('Home counts it as done, and a destination is connected', async () => {
      await goHome();
      await expect(steps.getByRole('heading', { name: 'Shop database' })).toBeVisible();
      await steps.getByRole('link', { name: 'Connect a destination' }).click();
      await page.getByRole('link', { name: 'Snowflake' }).click();
      await goOn(page);
      await fillSnowflake(page, 'Shop warehouse');
      await page.getByRole('button', { name: 'Create destination' }).click();
      await expect(heading(page, 'Shop warehouse')).toBeVisible();
    });
    await test.step('The setup offers both, and starts the pipeline', async () => {
      await goHome();
      await steps.getByRole('button', { name: 'Create pipeline' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create pipeline' });
      await dialog.getByRole('textbox').first().fill('Shop to warehouse');
      await dialog.getByRole('button', { name: 'Create pipeline' }).click();
      await page.getByRole('button', { name: /^Shop database/ }).click();
      await page.getByRole('button', { name: /^Shop warehouse/ }).click();
      await expect(heading(page, 'Schema settings')).toBeVisible();
      await chooseTables(page);
      await save(page).click();
      await page.getByRole('button', { name: 'Start pipeline' }).click();
      await expect(page).toHaveURL(/\/overview$/);
    });
    await test.step('Home shows it instead of the steps', async () => {
      await goHome();
      await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Shop to warehouse' }).first()).toBeVisible();
      await expect(steps).toHaveCount(0);
    });
  },
);

test('a human check that is down can be tried again, and nothing typed is lost', async ({ page }) => {
  const script = /human-check\/widget\.js/;
  await page.route(script, (route) => route.abort());
  await page.goto('/signup');
  await fillSignup(page, 'ada@start.example');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('The human check could not be loaded.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^First name/ })).toHaveValue('Ada');
  await page.unroute(script);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, 'Check your inbox')).toBeVisible();
});

test('an expired human check is repeated with the next attempt', async ({ page, twin }) => {
  twin.refusals.add(400);
  const token = /human-check\/token/;
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await page.route(token, (route) => route.fulfill({ json: { token: 'human-check-expired' }, headers }));
  await page.goto('/signup');
  await fillSignup(page, 'ada@start.example');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/The human check has run out/)).toBeVisible();
  await page.unroute(token);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, 'Check your inbox')).toBeVisible();
});

test('an invited person joins, and is signed in', async ({ page }) => {
  await page.goto('/user-invite/demo-invitation');
  await expect(page, 'The token leaves the address (T-19).').toHaveURL(/\/user-invite\/opened$/);
  await expect(heading(page, /^Join /)).toBeVisible();
  await page.getByRole('textbox', { name: /^First name/ }).fill('Ada');
  await page.getByRole('textbox', { name: /^Last name/ }).fill('Byron');
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(heading(page, 'Home')).toBeVisible();
  await expect(page.getByText('You are already signed in.')).toHaveCount(0);

  await test.step('A link from another email says why it does nothing', async () => {
    await page.goto('/reset-password?token=demo-password-expired');
    await expect(page.getByText('Log out to use this link.')).toBeVisible();
  });
});

test('an invitation that ended says why', async ({ page, twin }) => {
  twin.refusals.add(404).add(409).add(410);
  for (const [token, sentence] of [
    ['made-up', /is not valid/],
    ['demo-invitation-expired', /has expired/],
    ['demo-invitation-cancelled', /was cancelled/],
    ['demo-invitation-replaced', /A newer invitation was sent/],
    ['demo-invitation-used', /was accepted already/],
  ] as const) {
    await page.goto(`/user-invite/${token}`);
    await expect(page.getByText(sentence).last()).toBeVisible();
  }
});
