// What the plain service refuses, in each form and status that such services use.
import type { Page } from '@playwright/test';
import { heading } from './areas.ts';
import { signIn } from './fixtures.ts';
import { expect, openPlain, settled, test } from './plainConsole.ts';
import { people } from './plainService/data.ts';
import type { Switches } from './plainService/switches.ts';
import { textField } from './setupSteps.ts';

const main = (page: Page) => page.getByRole('main');

const endings: readonly Partial<Switches>[] = [
  { endedSession: 401 },
  { endedSession: 403 },
  { endedSession: 403, proxyErrors: 'html' },
];

for (const switches of endings) {
  const form = switches.proxyErrors === 'html' ? ' with a page of a proxy' : '';
  test.describe(`A session that ends with ${switches.endedSession}${form}`, () => {
    test.use({ switches });

    test(
      'leads to the sign-in page, and back to where it ended',
      { tag: '@full' },
      async ({ page, service }) => {
        await openPlain(page, '/pipelines/list');
        service.endSessions();
        await page
          .getByRole('link', { name: /^Archived/ })
          .click({ timeout: 5_000 })
          .catch(() => undefined);
        await expect(main(page)).toContainText('Your session has ended.');
        await signIn(page, people.admin);
        await expect(heading(page)).toHaveText('Pipelines');
        await settled(page);
        await expect(page.getByRole('rowheader')).not.toHaveCount(0);
      },
    );

    test(
      'is renewed over unsaved input, which is then saved',
      { tag: '@full' },
      async ({ page, service }) => {
        await openPlain(page, '/settings/account');
        await textField(page, 'First name').fill('Augusta');
        service.endSessions();
        await page
          .getByRole('button', { name: 'Save profile' })
          .click({ timeout: 5_000 })
          .catch(() => undefined);
        const ended = page.getByRole('dialog', { name: 'Session ended' });
        await ended.getByLabel('Password', { exact: true }).fill(people.admin.password);
        await page.keyboard.press('Enter');
        await expect(ended).toBeHidden();
        await expect(textField(page, 'First name')).toHaveValue('Augusta');
        await page.getByRole('button', { name: 'Save profile' }).click();
        await expect.poll(() => service.state().user[0]?.['first_name']).toBe('Augusta');
      },
    );
  });
}

for (const errors of ['fields', 'nested', 'non_field_errors'] as const) {
  test.describe(`A service that refuses with ${errors}`, () => {
    test.use({ switches: { errors } });

    test(
      'its sentence about a host is shown, and the input stays',
      { tag: '@full' },
      async ({ page, service, twin }) => {
        twin.refusals.add(400);
        const before = service.state().source;
        await openPlain(page, '/sources/create/details?type=postgres');
        await textField(page, 'Source name').fill('Shop');
        await textField(page, 'Host').fill('db.invalid');
        await textField(page, 'User').fill('reader');
        await textField(page, 'Password').fill('river stone');
        await textField(page, 'Database').fill('shop');
        await page.getByRole('button', { name: 'Create source' }).click();
        await expect(main(page)).toContainText('This host is reserved.');
        const isAtField = errors !== 'non_field_errors';
        if (isAtField)
          await expect(textField(page, 'Host')).toHaveAccessibleDescription(/This host is reserved/);
        await expect(textField(page, 'Password')).toHaveValue('river stone');
        expect(service.state().source).toEqual(before);
      },
    );

    test('its sentence about a password is shown', { tag: '@full' }, async ({ page, twin }) => {
      twin.refusals.add(400);
      await openPlain(page, '/settings/account');
      await textField(page, 'Current password').fill('a wrong password');
      for (const field of ['New password', 'Confirm password'])
        await textField(page, field).fill('seven green bottles');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(main(page)).toContainText('Your old password was entered incorrectly.');
    });
  });
}

test.describe('A service behind a proxy with pages of its own', () => {
  test.use({ switches: { proxyErrors: 'html' } });

  test(
    'a refusal is a failure in words, and the input stays',
    { tag: '@full' },
    async ({ page, service, twin }) => {
      twin.refusals.add(400);
      const before = service.state();
      await openPlain(page, '/settings/account');
      await textField(page, 'Current password').fill('a wrong password');
      for (const field of ['New password', 'Confirm password'])
        await textField(page, field).fill('seven green bottles');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(main(page).getByRole('alert').first()).toBeVisible();
      await expect(main(page)).not.toContainText(/<html|<center|400 Error/);
      await expect(textField(page, 'New password')).toHaveValue('seven green bottles');
      expect(service.state()).toEqual(before);
    },
  );
});
