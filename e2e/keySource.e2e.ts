import { archiveAndRestore, heading, openAt } from './areas.ts';
import { traces, watchFor } from './canary.ts';
import { expect, test } from './fixtures.ts';
import { goOn, textField } from './setupSteps.ts';

test('a source with a key is created, tested, edited, archived and restored, and its key is only in the requests (T-07)', async ({
  page,
}) => {
  test.slow();
  const keys = ['sk_canary_7f3k2q', 'sk_canary_9d1m4z'] as const;
  const { sent, logged } = watchFor(page, keys);
  await openAt(page, '/sources/create', 'Choose a source');
  await page.getByRole('link', { name: 'Stripe' }).first().click();
  await goOn(page);
  await expect(heading(page)).toHaveText('Connect Stripe');
  await textField(page, 'Source name').fill('Shop payments');
  await textField(page, 'Account ID').fill('acct_1a2b3c4d5e');
  await textField(page, 'Secret API key').fill(keys[0]);

  await test.step('a test before saving keeps the key in the form', async () => {
    await page.getByRole('button', { name: 'Test connection' }).click();
    const modal = page.getByRole('dialog', { name: 'Connection successful' });
    await modal.getByRole('button', { name: 'Close' }).first().click();
    await expect(textField(page, 'Secret API key')).toHaveValue(keys[0]);
    expect(await traces(page)).not.toContain(keys[0]);
  });

  await page.getByRole('button', { name: 'Create source' }).click();
  await expect(heading(page)).toHaveText('Shop payments');
  expect([...sent]).toEqual(['POST /api/v1/source/test-connection/', 'POST /api/v1/source/']);
  expect(await traces(page)).not.toContain(keys[0]);
  const address = new URL(page.url()).pathname;

  await test.step('another account asks for the key again', async () => {
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(heading(page)).toHaveText('Edit source');
    await expect(page.getByRole('main')).toContainText('Saved');
    await textField(page, 'Account ID').fill('acct_9z8y7x6w5v');
    await textField(page, 'Secret API key').fill(keys[1]);
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.method() === 'PATCH'),
      page.getByRole('button', { name: 'Save changes' }).click(),
    ]);
    expect(request.postDataJSON()).toEqual({
      config: { tap_config: { account_id: 'acct_9z8y7x6w5v', client_secret: keys[1] } },
    });
    await expect(heading(page)).toHaveText('Shop payments');
    await expect(page.getByRole('main')).toContainText('acct_9z8y7x6w5v');
    expect(await traces(page)).not.toContain(keys[1]);
  });

  await test.step('it is archived and restored', () => archiveAndRestore(page, 'source', 'Shop payments'));

  await page.goto(address);
  await expect(heading(page)).toHaveText('Shop payments');
  const saved = /^(POST|PATCH) \/api\/v1\/source\/(\d+\/)?(test(-connection)?\/)?$/;
  expect([...sent].filter((line) => !saved.test(line))).toEqual([]);
  expect(logged).toEqual([]);
});
