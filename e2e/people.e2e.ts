import { chooseFor, heading, openAt, row } from './areas.ts';
import { expect, openSignedIn, test, type Twin } from './fixtures.ts';
import type { APIRequestContext, Page } from '@playwright/test';

const kim = { email: 'kim@acme.example', password: 'seven green bottles' };
const users = '/settings/users?status=current';
const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, words: string | RegExp) => page.getByText(words).first();

/** The link of the newest email to an address. */
async function linkTo(request: APIRequestContext, twin: Twin, to: string): Promise<string> {
  const answer = await request.get(`/__twin/sessions/${twin.id}`);
  const { mail }: { mail: readonly { to: string; link: string }[] } = await answer.json();
  return mail.findLast((message) => message.to === to)?.link ?? '';
}

test('people are invited, join in another browser, become admins and are deactivated', async ({
  page,
  browser,
  request,
  twin,
  baseURL,
}) => {
  test.slow();
  await openAt(page, '/settings/users', 'Users');
  await expect(page).toHaveURL(users);
  await expect(page).toHaveTitle(/^(\(\d+\) )?Users · Millrace$/);

  await test.step('The addresses that can be invited get an email, and the others stay with their reasons', async () => {
    await page.getByRole('button', { name: 'Invite users' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite users' });
    const field = dialog.getByRole('textbox', { name: /Email addresses/ });
    await field.fill('kim@acme.example, member@acme.example invited@acme.example nowhere');
    await dialog.getByRole('button', { name: /^Send 1 invitation/ }).click();
    await expect(dialog.getByRole('alert')).toHaveText('3 invitations were not sent.1 invitation was sent.');
    await expect(field).toHaveValue('member@acme.example\ninvited@acme.example\nnowhere');
    await expect(dialog).toContainText('3 can’t be invited');
    await expect(dialog).toContainText('Already a member.');
    await expect(dialog).toContainText('Has an open invitation.');
    await expect(dialog).toContainText('Enter a valid email address.');
    // What is invisible around an address does not count.
    await field.fill('\u200Blee@acme.example\u00A0\uFEFF');
    await dialog.getByRole('button', { name: /^Send 1 invitation/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, 'kim@acme.example')).toContainText('Invited');
    await expect(row(page, 'lee@acme.example')).toContainText('Invited');
  });

  await test.step('An invitation rests, is sent again, and is deleted', async () => {
    await row(page, 'lee@acme.example')
      .getByRole('button', { name: /Actions/ })
      .click();
    await expect(page.getByRole('menuitem', { name: /^Send invitation again/ })).toBeDisabled();
    await page.keyboard.press('Escape');
    await chooseFor(page, 'forgotten@acme.example', 'Send invitation again');
    await expect(toast(page, 'The invitation was sent to forgotten@acme.example again.')).toBeVisible();
    await expect(row(page, 'forgotten@acme.example')).not.toContainText('expired');
    // Toasts cover the last rows, and stay while the pointer is over them.
    await page.mouse.move(0, 0);
    await chooseFor(page, 'lee@acme.example', 'Delete invitation');
    await page.getByRole('button', { name: 'Delete invitation' }).click();
    await expect(row(page, 'lee@acme.example')).toHaveCount(0);
  });

  const other = await browser.newContext({ baseURL });
  await other.addCookies([{ name: 'twin', value: twin.id, url: baseURL ?? '' }]);
  const theirs = await other.newPage();
  await test.step('The invited person joins in another browser', async () => {
    await theirs.goto(await linkTo(request, twin, 'kim@acme.example'));
    await theirs.getByRole('textbox', { name: /^First name/ }).fill('Kim');
    await theirs.getByRole('textbox', { name: /^Last name/ }).fill('Aoki');
    await theirs.getByRole('textbox', { name: /^Password/ }).fill(kim.password);
    await theirs.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(heading(theirs)).toHaveText('Home');
  });

  await test.step('The new user becomes an admin, and can no longer sign in once deactivated', async () => {
    await page.reload();
    await expect(row(page, 'Kim Aoki')).toContainText('Active');
    await chooseFor(page, 'Kim Aoki', 'Make admin');
    await page
      .getByRole('alertdialog', { name: 'Make “Kim Aoki” an admin?' })
      .getByRole('button', { name: 'Make admin' })
      .click();
    await expect(row(page, 'Kim Aoki')).toContainText('Admin');
    await chooseFor(page, 'Kim Aoki', 'Deactivate');
    await page.getByRole('button', { name: 'Deactivate user' }).click();
    await expect(row(page, 'Kim Aoki')).toHaveCount(0);
    await page.getByRole('link', { name: /^Deactivated/ }).click();
    await chooseFor(page, 'Kim Aoki', 'Activate');
    await page.getByRole('button', { name: 'Activate user' }).click();
    await expect(row(page, 'Kim Aoki')).toHaveCount(0);
  });
  await other.close();
});

test('a team member sees the users, but cannot change them (T-33)', async ({ page }) => {
  await openSignedIn(page, '/settings/users', {
    email: 'member@acme.example',
    password: 'millrace-demo',
  });
  await expect(main(page)).toContainText('Only admins can invite and change users.');
  await expect(row(page, 'Noor Haddad')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Actions for|^Invite/ })).toHaveCount(0);
});

test(
  'a user changes their profile and password, and is warned before losing input',
  { tag: '@main' },
  async ({ page, twin }) => {
    twin.refusals.add(422);
    await openAt(page, '/settings/account', 'Account');
    const profile = page.getByRole('region', { name: 'Profile' });
    await profile.getByRole('textbox', { name: /First name/ }).fill('Nora');
    await profile.getByRole('textbox', { name: 'Phone number' }).fill('+43 1 534530');
    await expect(profile.getByText('Will be saved as +43 1 534530.')).toBeVisible();
    await profile.getByRole('button', { name: /^Time zone/ }).click();
    await page.getByRole('searchbox', { name: 'Search time zones' }).fill('osaka');
    await page.getByRole('option', { name: /^Tokyo/ }).click();

    await page.getByRole('link', { name: 'Notifications' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await profile.getByRole('button', { name: 'Save profile' }).click();
    await expect(toast(page, 'Your profile was saved.')).toBeVisible();
    await page.reload();
    await expect(profile.getByRole('textbox', { name: /First name/ })).toHaveValue('Nora');
    await expect(profile.getByRole('button', { name: /^Country code/ })).toContainText('Austria (+43)');
    await expect(profile.getByRole('button', { name: /^Time zone/ })).toContainText('Tokyo');

    const password = page.getByRole('region', { name: 'Password' });
    await password.getByLabel(/^Current password/).fill('not my password');
    await password.getByLabel(/^New password/).fill('seven green bottles');
    await password.getByLabel(/^Confirm password/).fill('seven green bottles');
    await password.getByRole('button', { name: 'Change password' }).click();
    await expect(password.getByText('Wrong password.')).toBeVisible();
    await expect(password.getByLabel(/^Current password/)).toBeFocused();
    await password.getByLabel(/^Current password/).fill('millrace-demo');
    await password.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page, 'Your password was changed.')).toBeVisible();
    await expect(password.getByLabel(/^New password/)).toHaveValue('');
  },
);

test('a notification setting is saved at once, and goes back if that fails', async ({ page, twin }) => {
  await openAt(page, '/settings/notifications', 'Notifications');
  const monthly = page.getByRole('switch', { name: 'Monthly summary' });
  const status = page.getByRole('status', { name: 'Monthly summary' });
  const before = await monthly.isChecked();
  await page.getByText('Monthly summary', { exact: true }).click();
  await expect(status).toHaveText('Saved');
  await page.reload();
  await expect(monthly).toBeChecked({ checked: !before });

  await twin.spoil({ call: 'updateClientNotificationSettings', kind: 'status', status: 500 });
  await page.getByText('Monthly summary', { exact: true }).click();
  await expect(status).toHaveText(/^Not saved\./);
  await expect(monthly).toBeChecked({ checked: !before });
});
