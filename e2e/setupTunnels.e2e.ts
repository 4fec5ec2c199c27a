import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { beginPipeline, choose, fillPostgres, reviewSource, save, textField } from './setupSteps.ts';

const chosenTunnel = (page: Page) => page.getByRole('button', { name: /Secure tunnel/ });
const newTunnel = (page: Page) => page.getByRole('group', { name: 'New tunnel' });
const create = (page: Page) => page.getByRole('button', { name: 'Create tunnel' });
const testTunnel = (page: Page) => page.getByRole('button', { name: 'Test tunnel' });

/** To the form of a source, as far as the choice of a tunnel. */
async function connectSecurely(page: Page) {
  await beginPipeline(page, 'Shop to warehouse');
  await page.getByRole('link', { name: 'PostgreSQL' }).first().click();
  await fillPostgres(page, 'Shop database');
  await page.getByText('Connect via secure tunnel').click();
}

test('a tunnel is created, set up, tested, and used by a source', async ({ page, twin }) => {
  twin.refusals.add(422);
  await connectSecurely(page);

  await test.step('active tunnels come first, and the first one is selected', async () => {
    await expect(chosenTunnel(page)).toContainText('VPC bastion');
    await chosenTunnel(page).click();
    await expect(page.getByRole('option').first()).toContainText('VPC bastion');
    await page.keyboard.press('Escape');
  });

  await test.step('its test opens a modal, and the focus returns', async () => {
    await testTunnel(page).click();
    const modal = page.getByRole('dialog', { name: 'Connection successful' });
    await expect(modal).toContainText('Send a test packet');
    await modal.getByRole('button', { name: 'Close' }).first().click();
    await expect(testTunnel(page)).toBeFocused();
  });

  await test.step('a new tunnel starts empty and lists what is missing', async () => {
    await page.getByText('Create a new tunnel').click();
    await save(page).click();
    await expect(page.getByText('Create the tunnel first')).toBeVisible();
    await create(page).click();
    await expect(newTunnel(page)).toContainText('Enter a tunnel name');
    await expect(newTunnel(page)).toContainText('Select a provider or region');
    await choose(page, 'Type', 'SSH');
    await create(page).click();
    for (const sentence of ['Enter a SSH host', 'Enter a SSH user']) {
      await expect(newTunnel(page)).toContainText(sentence);
    }
  });

  await test.step('it offers three regions, and its name is unique', async () => {
    await newTunnel(page)
      .getByRole('button', { name: /Region/ })
      .click();
    await expect(page.getByRole('option')).toHaveText([/Virginia/, /Oregon/, /Tokyo/]);
    await page.getByRole('option', { name: /Oregon/ }).click();
    await newTunnel(page).getByRole('textbox', { name: 'Name' }).fill('VPC bastion');
    await textField(page, 'SSH host').fill('bastion.shop.example');
    await textField(page, 'SSH user').fill('tunnel');
    await create(page).click();
    await expect(newTunnel(page)).toContainText('A tunnel with this name already exists.');
    const name = newTunnel(page).getByRole('textbox', { name: 'Name' });
    await expect(name).toBeFocused();
    await name.fill('Shop bastion');
    await create(page).click();
    await expect(chosenTunnel(page)).toContainText('Shop bastion');
    await expect(chosenTunnel(page)).toBeFocused();
  });

  const main = page.getByRole('main');
  await test.step('it waits for its setup and shows the instructions', async () => {
    await expect(main).toContainText('Waiting for setup');
    await expect(main).toContainText(/ssh-ed25519 \S+/);
    for (const [name, type] of [
      ['CloudFormation template', 'cloud_formation'],
      ['Install script', 'install_script'],
    ] as const) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-disposition']).toContain('attachment');
      expect(answer.url()).toContain(`config_type=${type}`);
    }
  });

  await test.step('until then its test fails', async () => {
    await testTunnel(page).click();
    const modal = page.getByRole('dialog', { name: 'Connection failed' });
    await expect(modal).toContainText('Please check and fix the issues below.');
    await expect(modal).toContainText('the tunnel has not been set up yet');
    await modal.getByRole('button', { name: 'Close' }).first().click();
  });

  await test.step('it becomes active by itself, and the source can use it', async () => {
    await twin.advance(60_000);
    await expect(main).toContainText('The other side is connected.');
    await save(page).click();
    await reviewSource(page);
    await expect(main).toContainText('Shop bastion');
  });
});

test('a tunnel test without a result shows the general sentence', async ({ page, twin }) => {
  await connectSecurely(page);
  await twin.spoil({ call: 'testTunnel', kind: 'status', status: 500, times: 1 });
  await testTunnel(page).click();
  const modal = page.getByRole('dialog', { name: 'Connection failed' });
  await expect(modal).toContainText(
    'An unexpected error occurred. Please try again or contact support if the issue persists.',
  );
  await modal.getByRole('button', { name: 'Test again' }).click();
  await expect(page.getByRole('dialog', { name: 'Connection successful' })).toBeVisible();
});

test.describe('an account without tunnels', () => {
  test.use({ scenario: 'newAccount' });

  test('gets instructions to create one', async ({ page }) => {
    await connectSecurely(page);
    await expect(newTunnel(page)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Use an existing tunnel' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Advanced options' }).click();
    await expect(textField(page, 'SSH port')).toHaveValue('22');
    await textField(page, 'SSH port').fill('');
    await create(page).click();
    await expect(newTunnel(page)).toContainText('Enter a SSH port');
  });
});
