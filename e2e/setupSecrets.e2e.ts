import type { Page } from '@playwright/test';
import { traces, watchFor } from './canary.ts';
import { configure, expect, test } from './fixtures.ts';
import {
  beginDestination,
  beginPipeline,
  choose,
  dropFile,
  fillBigQuery,
  fillPostgres,
  fillSnowflake,
  save,
  textField,
} from './setupSteps.ts';

const method = 'Authentication method';
const key = (marker: string) => `-----BEGIN PRIVATE KEY-----\n${marker}\n-----END PRIVATE KEY-----\n`;

/** Provides a key as a file. */
const bring = (page: Page, text: string, name = 'key.p8') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a key pair can be a file, and its errors appear at once', async ({ page }) => {
  await beginDestination(page, 'Snowflake');
  await fillSnowflake(page, 'Shop warehouse', null);
  await choose(page, method, 'Key pair');
  const field = page.getByRole('group', { name: /^Private key/ });
  await expect(textField(page, 'Password')).toHaveCount(0);

  for (const [text, sentence] of [
    ['not a key', 'Invalid PEM format'],
    [
      '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END RSA PRIVATE KEY-----',
      'Mismatched header and footer labels',
    ],
    ['-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----', 'Invalid PEM format'],
  ] as const) {
    await bring(page, text);
    await expect(field).toContainText(sentence);
    await field.getByRole('button', { name: 'Remove the private key' }).click();
  }
  await save(page).click();
  await expect(field).toContainText('Private key is required');
  await bring(page, key('MIIB'), 'key.txt');
  await expect(field).toContainText('Choose a .pem, .p8, .key or .pk8 file');
  await bring(page, key('MIIB'));
  await expect(field).toContainText('Private key · PEM · 3 lines');
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/destination/')),
    save(page).click(),
  ]);
  expect(request.postDataJSON().config.connection_config).toMatchObject({
    authentication_method: 'key_pair',
    private_key: key('MIIB'),
    password: null,
  });
  await expect(page).toHaveURL(/\/schema-settings$/);

  await test.step('switching back to the password clears the key', async () => {
    await page.getByRole('link', { name: 'Back to destination review' }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(field).toContainText('Saved');
    await choose(page, method, 'Password');
    await textField(page, 'Password').fill('lake stone');
    const [patch] = await Promise.all([
      page.waitForRequest((each) => each.method() === 'PATCH' && each.url().includes('/destination/')),
      save(page).click(),
    ]);
    expect(patch.postDataJSON()).toEqual({
      config: {
        connection_config: {
          authentication_method: 'password',
          password: 'lake stone',
          private_key: null,
          passphrase: null,
        },
      },
    });
  });
});

test('a key is dropped or chosen in each browser', { tag: '@browsers-full' }, async ({ page }) => {
  await beginDestination(page, 'Snowflake');
  await fillSnowflake(page, 'Shop warehouse', null);
  await choose(page, method, 'Key pair');
  const field = page.getByRole('group', { name: /^Private key/ });
  await dropFile(page, 'not a key', 'key.p8');
  await expect(field).toContainText('Invalid PEM format');
  await field.getByRole('button', { name: 'Remove the private key' }).click();
  await dropFile(page, key('MIIB'), 'key.p8');
  await expect(field).toContainText('Private key · PEM · 3 lines');
  await save(page).click();
  await expect(page).toHaveURL(/\/schema-settings$/);
});

test(
  'the JSON key of a service account fills in the form in each browser',
  { tag: '@browsers-full' },
  async ({ page }) => {
    await beginDestination(page, 'BigQuery');
    await fillBigQuery(page, 'Marts');
    await save(page).click();
    await expect(page).toHaveURL(/\/schema-settings$/);
  },
);

test('without its feature, a key pair is not offered', async ({ page }) => {
  await configure(page, { features: { snowflake_key_pair_auth: [] } });
  await beginDestination(page, 'Snowflake');
  await expect(textField(page, 'Password')).toBeVisible();
  const choice = page.getByRole('button', { name: method });
  await expect(choice).toContainText('Password');
  await expect(choice, 'There is nothing to choose.').toBeDisabled();
});

test('secrets are sent to the service and nowhere else (T-07)', { tag: '@main' }, async ({ page }) => {
  const markers = {
    password: 'marker-of-a-password',
    key: 'bWFya2VyLW9mLWEta2V5',
    phrase: 'marker-of-a-phrase',
  };
  const all = Object.values(markers);
  const { sent, logged } = watchFor(page, all);
  await beginDestination(page, 'Snowflake');
  await fillSnowflake(page, 'Shop warehouse', markers.password);
  const readStored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

  await choose(page, method, 'Key pair');
  await bring(page, key(markers.key));
  await textField(page, 'Passphrase').fill(markers.phrase);
  await page.getByRole('button', { name: 'Test connection' }).click();
  const modal = page.getByRole('dialog', { name: 'Connection successful' });
  await expect.poll(readStored).toContain('Shop warehouse');
  for (const marker of all) expect(await readStored()).not.toContain(marker);
  await modal.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(/\/schema-settings$/);

  for (const place of ['/schema-settings', '/destination/review', '/destination/create']) {
    if (place !== '/schema-settings') await page.goto(page.url().replace(/\/(schema|destination).*$/, place));
    await expect(page.getByRole('main')).toBeVisible();
    const left = await traces(page);
    for (const marker of all) expect(left).not.toContain(marker);
  }
  expect([...sent]).toEqual(['POST /api/v1/destination/test-connection/', 'POST /api/v1/destination/']);
  expect(logged).toEqual([]);
});

test('a private key in the wrong field is stored nowhere (T-07)', async ({ page }) => {
  const marker = 'bWFya2VyLW9mLWEtbWlzcGxhY2VkLWtleQ1';
  const body = `MIIEvgIBADANBgkqhkiG9w0BAQEFAASC${marker}QIDAQAB\n`;
  const pem = (label: string) => [`-----BEGIN ${label}-----\n`, body, `-----END ${label}-----\n`] as const;
  const files = ['PRIVATE KEY', 'ENCRYPTED PRIVATE KEY', 'RSA PRIVATE KEY', 'OPENSSH PRIVATE KEY'].map(pem);
  const putty = ['PuTTY-User-Key-File-3: ssh-rsa\nPrivate-Lines: 1\n', body, 'Private-MAC: 8a8f\n'] as const;
  const keys = [...files, putty].map((lines) => lines.join(''));
  const cut = [...files, putty].flatMap(([head, middle, tail]) => [head + middle, middle + tail]);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (`${request.url()} ${request.postData() ?? ''}`.includes(marker)) sent.push(request.url());
  });

  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await fillPostgres(page, 'Shop database');
  // The form is saved when the page is hidden, without a delay.
  const readStored = async () => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    return traces(page);
  };
  expect(await readStored(), 'What is no secret is kept.').toContain('Shop database');

  await test.step('as a certificate', async () => {
    await page.getByText('On, with your own certificate', { exact: true }).click();
    for (const text of [...keys, ...cut, body]) {
      await bring(page, text, 'ca.pem');
      await expect(page.getByText('Invalid PEM format')).toBeVisible();
      expect(await readStored()).not.toContain(marker);
      await page.getByRole('button', { name: 'Remove the certificate' }).click();
    }
    await dropFile(page, keys[0] ?? '', 'ca.pem');
    await expect(page.getByText('Invalid PEM format')).toBeVisible();
    expect(await readStored()).not.toContain(marker);
  });

  await test.step('as text', async () => {
    for (const name of ['Source name', 'Host', 'User', 'Database', 'Schema']) {
      const former = await textField(page, name).inputValue();
      await textField(page, name).fill((keys[0] ?? '').replaceAll('\n', ''));
      const stored = await page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pagehide'));
        return JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
      });
      expect(stored).not.toContain(marker);
      await textField(page, name).blur();
      await expect(page.getByText(`${name} contains a private key. Remove it`)).toBeVisible();
      await textField(page, name).fill(former);
    }
  });
  await save(page).click();
  await page.reload();
  await expect(textField(page, 'Source name')).toHaveValue('Shop database');
  expect(await traces(page)).not.toContain(marker);
  expect(sent).toEqual([]);
});
