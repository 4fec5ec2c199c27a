import { rootCertificates } from 'node:tls';
import type { Page } from '@playwright/test';
import {
  throwawayBinaries,
  throwawayFiles,
} from '../packages/ui/src/domain/forms/keys/throwawayKeys.test.data.ts';
import { expect, test } from './fixtures.ts';
import {
  beginDestination,
  beginPipeline,
  choose,
  dropFile,
  fillPostgres,
  fillSnowflake,
  save,
  textField,
} from './setupSteps.ts';

/** Pastes a text as the browser does: through the clipboard and its keys. */
async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.getByRole('button', { name: 'Paste the key' }).click();
  await expect(page.getByRole('textbox', { name: 'Private key text' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+V');
}

test('real key files are read, named and sent as one block', { tag: '@main' }, async ({ page }) => {
  await beginDestination(page, 'Snowflake');
  await fillSnowflake(page, 'Shop warehouse', null);
  await choose(page, 'Authentication method', 'Key pair');
  const field = page.getByRole('group', { name: /^Private key/ });
  const remove = () => field.getByRole('button', { name: 'Remove the private key' }).click();
  const key = throwawayFiles['PKCS#8'];

  for (const [content, name, ...sentences] of [
    [throwawayFiles['key from PKCS#12'], 'key.pem', 'Private key · PEM · 16 lines'],
    [throwawayFiles['encrypted key from PKCS#12'], 'key.p8', 'Encrypted private key'],
    [
      throwawayFiles['OpenSSH RSA, encrypted'],
      'id_rsa.key',
      'Encrypted OpenSSH private key',
      'ssh-keygen -p -m PKCS8',
    ],
    [throwawayFiles['public key'], 'key.pem', 'Invalid PEM format', 'This is a public key.'],
    [
      throwawayFiles['key and certificate'],
      'key.pem',
      'Invalid PEM format',
      'a private key and a certificate',
    ],
    [throwawayFiles['certificate request'], 'key.pem', 'Invalid PEM format', 'a certificate signing request'],
    [key.replace('MIIC', 'MI\u200BIC'), 'key.pem', 'Invalid PEM format', 'U+200B'],
    [key.replaceAll('\n', '\r'), 'key.pem', 'Private key · PEM · 16 lines'],
  ] as const) {
    await dropFile(page, content, name);
    for (const sentence of sentences) await expect(field).toContainText(sentence);
    await remove();
  }
  await dropFile(page, Buffer.from(throwawayBinaries['PKCS#8'], 'base64'), 'key.pk8');
  await expect(field).toContainText('openssl pkcs8 -topk8 -nocrypt -inform der');

  await test.step('an encrypted OpenSSH key needs its passphrase', async () => {
    await paste(page, throwawayFiles['OpenSSH RSA, encrypted']);
    await expect(field).toContainText('Encrypted OpenSSH private key');
    await save(page).click();
    await expect(page.getByText('The key is encrypted: enter its passphrase')).toBeVisible();
    await remove();
  });

  await test.step('a key on one line in quotes is sent as the block it was', async () => {
    await paste(page, JSON.stringify(key));
    await expect(field).toContainText('Private key · PEM · 16 lines');
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/destination/')),
      save(page).click(),
    ]);
    expect(request.postDataJSON().config.connection_config.private_key).toBe(key);
  });
});

test('the JSON key of a service account is dropped and pasted alike', async ({ page }) => {
  await beginDestination(page, 'BigQuery');
  const field = page.getByRole('group', { name: /^Private key/ });
  const file = JSON.stringify({
    type: 'service_account',
    project_id: 'acme-marts',
    private_key: throwawayFiles['PKCS#8'],
    client_email: 'loader@acme-marts.iam.gserviceaccount.com',
  });
  const twice = `\uFEFF${file.replaceAll(String.raw`\n`, String.raw`\\n`)}`;
  for (const bring of [() => dropFile(page, twice, 'key.json'), () => paste(page, twice)]) {
    await bring();
    await expect(field).toContainText('Private key · PEM · 16 lines');
    await expect(textField(page, 'Project ID')).toHaveValue('acme-marts');
    await field.getByRole('button', { name: 'Remove the private key' }).click();
  }
  await paste(page, '{"type":"authorized_user","refresh_token":"r"}');
  await expect(field).toContainText('Invalid PEM format');
  await expect(field).toContainText('the credentials of a person');
});

test('a bundle of every public authority is a chain', async ({ page }) => {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await fillPostgres(page, 'Shop database');
  await page.getByText('On, with your own certificate', { exact: true }).click();
  await dropFile(page, rootCertificates.join('\n'), 'global-bundle.pem');
  await expect(page.getByText(/Certificate chain · PEM/)).toBeVisible();
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/source/')),
    save(page).click(),
  ]);
  expect(request.postDataJSON().config.connection_config.ssl.ca.length).toBeGreaterThan(150_000);
  await expect(page).toHaveURL(/\/destination\/select$/);
});
