import type { Page } from '@playwright/test';
import { traces, watchFor } from './canary.ts';
import { expect, openSignedIn, test } from './fixtures.ts';
import { choose, textField } from './setupSteps.ts';

const marker = 'S3cretPw1';

/** Pastes over the whole content of a field, as people do. */
async function paste(page: Page, label: string, text: string) {
  const field = textField(page, label);
  await field.click();
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  return field;
}

/** Leaves the page, so that a draft would be stored. */
const leave = (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));

/** What is stored and shown. The fields themselves show what was pasted. */
const storedIn = async (page: Page) => (await traces(page)).replaceAll(/<(?:input|textarea)[^>]*>/g, '');

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

interface Row {
  readonly path: string;
  /** The field that is pasted into. */
  readonly label: string;
  readonly refused: string;
  readonly right: string;
  /** The texts of fields after that. */
  readonly filled: Readonly<Record<string, string>>;
  /** Opens the form of the page. */
  readonly open?: (page: Page) => Promise<void>;
  readonly submit?: RegExp;
}

async function openTunnel(page: Page) {
  await page.getByRole('button', { name: 'Create tunnel' }).click();
  await choose(page, 'Type', 'SSH');
}

const tunnel = {
  path: '/sources/list?view=tunnels',
  label: 'SSH host',
  open: openTunnel,
  submit: /^Create tunnel/,
};

const rows: readonly Row[] = [
  {
    path: '/sources/create/details?type=mysql',
    label: 'Host',
    refused: `mongodb+srv://u:${marker}@cluster.example/app`,
    right: `mysql -h db.example.com -P 3307 -u ana -p${marker} app`,
    filled: { Host: 'db.example.com', Port: '3307', User: 'ana', Database: 'app' },
  },
  {
    path: '/sources/create/details?type=postgres',
    label: 'Host',
    refused: `postgres://u:${marker}@h1:1,h2:2/app`,
    right: `export DATABASE_URL='postgres://ana:${marker}@db.example.com:5433/app'`,
    filled: { Host: 'db.example.com', Port: '5433', User: 'ana', Database: 'app', Schema: 'public' },
  },
  {
    path: '/sources/create/details?type=sqlserver',
    label: 'Host',
    refused: String.raw`jdbc:sqlserver://host\SQL2016;databaseName=Demo;user=u;password=${marker}`,
    right: `Server=tcp:db.example.com,1434;Initial Catalog=app;User ID=ana;Password=${marker};Encrypt=True;`,
    filled: { Host: 'db.example.com', Port: '1434', User: 'ana', Database: 'app' },
  },
  {
    path: '/destinations/create/details?type=snowflake',
    label: 'Account',
    refused: `https://ana:${marker}@app.snowflake.com/myorg/acc`,
    right: `snowflake://ana:${marker}@myorg-acc/A/S`,
    filled: { Account: 'myorg-acc', Username: 'ana', Database: 'A' },
  },
  {
    ...tunnel,
    refused: `scp -P 22 ${marker}.pem ec2-user@bastion.example.com:/tmp`,
    right: 'ec2-user@bastion.example.com:2222',
    filled: { 'SSH host': 'bastion.example.com', 'SSH port': '2222', 'SSH user': 'ec2-user' },
  },
];

const rarer: readonly Row[] = [
  {
    path: '/destinations/create/details?type=redshift',
    label: 'Host',
    refused: `Server=h;Password=${marker};x;Database=app`,
    right: `jdbc:redshift://c.abc.redshift.example:5440/dev?user=ana&password=${marker}`,
    filled: { Host: 'c.abc.redshift.example', Port: '5440', User: 'ana', Database: 'dev' },
  },
  {
    ...tunnel,
    refused: `postgres://u:${marker}@db.example.com/app`,
    right: `ssh://ec2-user:${marker}@bastion.example.com:2222`,
    filled: { 'SSH host': 'bastion.example.com', 'SSH port': '2222', 'SSH user': 'ec2-user' },
  },
  {
    ...tunnel,
    refused: `ssh -J ${marker}@jump.example.com ec2-user@bastion.example.com`,
    right: 'ssh -i ~/.ssh/key.pem -p 2222 ec2-user@bastion.example.com',
    filled: { 'SSH host': 'bastion.example.com', 'SSH port': '2222', 'SSH user': 'ec2-user' },
  },
];

function testPaste(row: Row, tag: string) {
  const { path, label, refused, right, filled, open, submit = /^(?:Test connection|Save)/ } = row;
  const shown = right.replaceAll(marker, '…');
  test(`a pasted address fills in the form, or leaves no password: ${shown}`, { tag }, async ({ page }) => {
    await openSignedIn(page, path);
    await open?.(page);
    const { sent, logged } = watchFor(page, [marker]);
    const field = await paste(page, label, refused);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await leave(page);
    const form = page.getByRole('dialog').or(page.getByRole('main')).last();
    await form.getByRole('button', { name: submit }).first().click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await storedIn(page)).not.toContain(marker);

    await paste(page, label, right);
    for (const [name, text] of Object.entries(filled)) await expect(textField(page, name)).toHaveValue(text);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText(/^The connection string filled in/)).toBeVisible();
    await leave(page);
    expect(await storedIn(page)).not.toContain(marker);
    expect([...sent, ...logged]).toEqual([]);
  });
}

for (const row of rows) testPaste(row, '@main');
for (const row of rarer) testPaste(row, '@full');

test('a text with a password is refused in every plain field, and kept nowhere', async ({ page }) => {
  await openSignedIn(page, '/sources/create/details?type=postgres');
  const { sent, logged } = watchFor(page, [marker]);
  const refuse = async (label: string, text: string) => {
    const field = await paste(page, label, text);
    await leave(page);
    expect(await storedIn(page)).not.toContain(marker);
    await field.blur();
    await expect(page.getByText(`${label} may contain a password or key. Remove it`)).toBeVisible();
    await leave(page);
    expect(await storedIn(page)).not.toContain(marker);
  };
  await refuse('Source name', `mysql -h db.example.com -u ana -p${marker} app`);
  await refuse('User', `postgres://ana:${marker}@db.example.com/app`);
  await refuse('Database', `Server=db.example.com;Password=${marker};Database=app`);
  await page.goto('/destinations/create/details?type=bigquery');
  await refuse('Project ID', `bigquery://project?private_key=${marker}`);
  await page.goto('/sources/create/details?type=s3');
  await refuse('File prefix', `s3://AKIA:${marker}@bucket/prefix`);
  expect([...sent, ...logged]).toEqual([]);
});
