import type { BrowserContext } from 'playwright';
import type { Bench } from './bench.ts';

/** A browser in which the person of the bench is signed in. */
export async function signedIn({ browser, console }: Bench): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.goto(`${console.address}/login`);
  await page.getByLabel('Email').fill(console.person.email);
  await page.getByLabel('Password', { exact: true }).fill(console.person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await page.close();
  return context;
}
