import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The file that a press saves. It is removed then: Firefox would give the next one of its name a number. */
export async function savedFile(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  const saved = { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  await file.delete();
  return saved;
}
