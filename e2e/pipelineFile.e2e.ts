import type { Page } from '@playwright/test';
import { chooseFor } from './areas.ts';
import { expect, openSignedIn, test } from './fixtures.ts';
import { savedFile } from './savedFile.ts';

const name = 'Orders to warehouse';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import pipeline' });

/** The text of the file that a press downloads. */
async function downloadBy(page: Page, press: () => Promise<void>): Promise<string> {
  const file = await savedFile(page, press);
  expect(file.name).toBe(`${name}.pipeline.json`);
  return file.text;
}

const exportFromList = (page: Page) => downloadBy(page, () => chooseFor(page, name, 'Export settings'));

async function chooseFile(page: Page, text: string) {
  await dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: `${name}.pipeline.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
}

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'More ways to create a pipeline' }).click();
  await page.getByRole('menuitem', { name: 'Import pipeline' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** The writes from now on. */
function writesOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/v1/pipeline/'))
      sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
}

test(
  'a pipeline is exported, changed by its file after a dry run, and exported again',
  { tag: '@browsers-full' },
  async ({ page }) => {
    await openSignedIn(page, '/pipelines/list');
    const text = await exportFromList(page);
    const edited = text.replace(/"source_sync_frequency": \d+/, '"source_sync_frequency": 10800000');
    expect(edited).not.toBe(text);
    const sent = writesOf(page);

    await openImport(page);
    const dialog = dialogOf(page);
    await test.step('its own file changes nothing', async () => {
      await chooseFile(page, text);
      await expect(dialog).toContainText('Nothing. The pipeline already has these settings.');
      await expect(dialog.getByRole('button', { name: `Apply to ${name}` })).toBeDisabled();
      await dialog.getByRole('button', { name: 'Remove the settings file' }).click();
    });
    await test.step('a broken one is refused with the reason', async () => {
      await chooseFile(page, edited.replace('10800000', '"often"'));
      await expect(dialog).toContainText(
        'pipeline.sync.source_sync_frequency: It must be a number of milliseconds.',
      );
    });
    await test.step('the changed one shows old and new before anything is sent', async () => {
      await chooseFile(page, edited);
      await expect(dialog.getByRole('region', { name: 'What changes' })).toContainText('→ every 3 hours');
      await dialog.getByRole('button', { name: 'Show the request' }).click();
      await expect(page.getByText('"source_sync_frequency": 10800000').first()).toBeVisible();
      await page.keyboard.press('Escape');
      expect(sent).toEqual([]);
    });
    await dialog.getByRole('button', { name: `Apply to ${name}` }).click();
    await expect(page.getByText(`The settings of “${name}” were applied.`)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(sent).toEqual(['PATCH /api/v1/pipeline/1/']);
    expect(await exportFromList(page)).toBe(edited);
  },
);

test('a file creates a pipeline, whose rest is set up by hand', { tag: '@main' }, async ({ page }) => {
  await openSignedIn(page, '/pipelines/1');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const text = await downloadBy(page, async () => {
    await page.getByRole('button', { name: `More actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Export settings' }).click();
  });
  await page.goto('/pipelines/list');
  await openImport(page);
  await chooseFile(page, text.replace('"public.accounts"', '"elsewhere.accounts"'));
  const dialog = dialogOf(page);
  await dialog.getByText('New pipeline').click();
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue(`Copy of ${name}`);
  await expect(dialog.getByRole('list', { name: 'Left out' })).toContainText('elsewhere.accounts');
  await dialog.getByRole('button', { name: 'Create pipeline' }).click();
  await expect(page.getByText(`“Copy of ${name}” was created.`)).toBeVisible();
  await expect(page).toHaveURL(/\/pipelines\/setup\/\d+\/sync-settings/);
});

test('what is refused is named, the rest is saved, and the person goes on', async ({ page, twin }) => {
  twin.refusals.add(422);
  await openSignedIn(page, '/pipelines/list');
  const text = await exportFromList(page);
  await openImport(page);
  const edited = text.replace('"02:00-04:00"', '"03:00-05:00"');
  await chooseFile(page, edited.replace(`"name": "${name}"`, '"name": "Imported"'));
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('region', { name: 'What is created' })).toContainText('Tables on');
  await twin.spoil({
    call: 'updatePipeline',
    kind: 'status',
    status: 422,
    body: { detail: [{ loc: ['body', 'maintenance_window'], msg: 'This window is too short.' }] },
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Create pipeline' }).click();
  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText('“Imported” was created, but a part of the file was not saved.');
  await expect(notice).toContainText('Maintenance window: This window is too short.');
  // The comparison is now one with the new pipeline, and has what is left to do.
  await expect(dialog.getByRole('region', { name: 'What changes' })).toHaveText(
    /^What changesMaintenance window/,
  );
  await dialog.getByRole('button', { name: 'Apply to Imported' }).click();
  await expect(page.getByText('The settings of “Imported” were applied.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const saved = await page.request.get('/api/v1/pipeline/?search=Imported');
  expect(await saved.json()).toMatchObject({
    results: [{ status: 'draft', maintenance_window: '03:00-05:00' }],
  });
});
