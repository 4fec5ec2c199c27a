import type { Page } from '@playwright/test';
import { openAt } from './areas.ts';
import { configure, expect, openSignedIn, test, writeHeaders } from './fixtures.ts';

const hour = 3_600_000;

/** Chooses an option of a searchable list by typing. */
async function pick(page: Page, name: string | RegExp, typed: string) {
  await page.getByRole('dialog').getByRole('combobox', { name }).first().fill(typed);
  // Its list may still load, or show what it showed before.
  await expect(page.getByRole('option').first()).toContainText(typed, { ignoreCase: true });
  await page.keyboard.press('Enter');
}

test('a metric is created with an alert, which fires, is handled, changed and turned off', async ({
  page,
  twin,
  request,
}) => {
  await openAt(page, '/alerts/create/setup', 'Create alert');
  await expect(page).toHaveTitle(/^(\(\d+\) )?Create alert · Millrace$/);
  await page.getByLabel('Name').fill('Too many orders');

  await test.step('The metric is created in place, through the cascade', async () => {
    await page.getByRole('button', { name: 'Create metric' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create metric' });
    await dialog.getByLabel('Name').fill('All orders');
    await pick(page, /^Data store/, 'production postgres');
    await pick(page, /^Table/, 'public.orders');
    await dialog.getByRole('button', { name: /^Choose Measure|Measure/ }).click();
    await page.getByRole('option', { name: 'Row count' }).click();
    await dialog.getByRole('textbox', { name: /^From/ }).fill('5');
    await dialog.getByRole('textbox', { name: /^To/ }).fill('1');
    await dialog.getByRole('button', { name: 'Create metric' }).click();
    await expect(dialog.getByText(/not above the upper value/)).toBeVisible();
    await dialog.getByRole('textbox', { name: /^From/ }).fill('0');
    await expect(dialog.getByText(/row count of public\.orders is above 1 row\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Create metric' }).click();
    await expect(page.getByRole('list', { name: 'Chosen metrics' })).toContainText('All orders');
  });

  await test.step('Without recipients the alert is marked', async () => {
    await page.getByRole('button', { name: 'Create alert' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Too many orders' })).toBeVisible();
    await expect(page).toHaveURL(/\/alerts\/\d+\/overview\?range=day/);
    await page.getByRole('link', { name: 'Add recipients' }).click();
    await page.getByLabel('Recipients').fill('mateo');
    await page.getByRole('button', { name: 'Save alert' }).click();
    await expect(page.getByText('“mateo” is not an email address.')).toBeVisible();
    await page.getByLabel('Recipients').fill('To: noor@acme.example, mateo');
    await page.getByRole('button', { name: 'Save alert' }).click();
    await expect(page.getByText('The alert was saved.')).toBeVisible();
    await expect(page.getByText('Some recipients were left out.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Recipients/ })).toHaveValue('noor@acme.example');
  });

  await test.step('It fires at its next run', async () => {
    await page.getByRole('tab', { name: 'Overview' }).click();
    await twin.advance(hour);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Acknowledge all (1)' })).toBeEnabled();
    await expect(page.getByRole('grid', { name: 'Triggers' })).toContainText('All orders');
    // The value leads, and what reads the measured source is named.
    const plot = page.getByRole('slider', { name: 'All orders in the last 24 hours, value by value' });
    await expect(plot).toHaveAttribute('aria-valuetext', /: [\d,]+ rows, out of range$/);
    const lineage = page.getByRole('region', { name: 'Where the data comes from' });
    await expect(lineage).toContainText('Measured at the source, Production Postgres, before replication.');
    await expect(lineage.getByRole('link', { name: 'Orders to warehouse' })).toBeVisible();
    await expect(
      page.getByRole('slider', { name: /^Times alert was triggered in the last 24 hours/ }),
    ).toBeVisible();
  });

  await test.step('The page says since when, and why', async () => {
    await expect(page.getByText(/^Out of range since \d\d:\d\d .+\.$/)).toBeVisible();
    const why = page.getByRole('button', { name: 'Why this status' });
    await why.focus();
    await page.keyboard.press('Enter');
    const facts = page.getByRole('dialog', { name: 'Why this status' });
    await expect(facts).toContainText(/All orders\s*Speaks against it: .+ rows, expected at most 1 row/);
    await expect(facts).toContainText(/Last run\s*Speaks for it: /);
    await page.keyboard.press('Escape');
    await expect(why).toBeFocused();
  });

  await test.step('Its recipient gets an email', async () => {
    const { mail }: { mail: { to: string; kind: string; link: string }[] } = await (
      await request.get(`/__twin/sessions/${twin.id}/`)
    ).json();
    // At midnight and noon the account's own alerts send email too.
    const link = new URL(page.url()).pathname;
    expect(mail.filter((message) => message.link === link)).toEqual([
      expect.objectContaining({ to: 'noor@acme.example', kind: 'alert' }),
    ]);
  });

  await test.step('The list and home show it', async () => {
    await page.getByRole('link', { name: 'Observability' }).click();
    await expect(page.getByRole('row', { name: /Too many orders/ })).toContainText('1 open');
    await page.goto('/');
    await page.getByRole('link', { name: 'Review 1 trigger: Too many orders' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Too many orders' })).toBeVisible();
  });

  await test.step('It is acknowledged, then resolved after a question', async () => {
    await page.getByRole('button', { name: 'Acknowledge all (1)' }).click();
    await expect(page.getByText('Acknowledged', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: /^Acknowledged/ }).click();
    await expect(page.getByRole('grid', { name: 'Triggers' })).toContainText('Noor Haddad');
    await page.getByRole('button', { name: 'Resolve all (1)' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resolve all' }).click();
    // Handled is not healthy: its metric is still out of range.
    await expect(page.getByText(/^Resolved, still out of range since \d\d:\d\d /)).toBeVisible();
    await page.getByRole('link', { name: /^Resolved/ }).click();
    await expect(page).toHaveURL(/range=day.*status=resolved/);
    await page.getByRole('link', { name: 'Week' }).click();
    await expect(page).toHaveURL(/range=week.*status=resolved/);
    await page
      .getByRole('figure', { name: /^Times alert was triggered/ })
      .getByText('Show as table')
      .click();
    await expect(page.getByRole('columnheader', { name: 'Times triggered' })).toBeVisible();
  });

  await test.step('It is turned off, after which its metric can be archived once it is deleted', async () => {
    await page.getByRole('button', { name: 'More actions for Too many orders' }).click();
    await page.getByRole('menuitem', { name: 'Turn off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off alert' }).click();
    await expect(page.getByText('Off.', { exact: true })).toBeVisible();
    await page.goto('/observability/metrics/list');
    await page.getByRole('button', { name: 'Actions for All orders' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    const refusal = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(refusal.getByRole('link', { name: 'Too many orders' })).toBeVisible();
    await refusal.getByRole('link', { name: 'Too many orders' }).click();
    await page.getByRole('button', { name: 'More actions for Too many orders' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete alert' }).click();
    await expect(page).toHaveURL(/\/observability\/alerts\/list/);
    await expect(page.getByRole('row', { name: /Too many orders/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Metrics', exact: true }).click();
    await page.getByRole('button', { name: 'Actions for All orders' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive metric' }).click();
    await expect(page.getByRole('row', { name: /All orders/ })).toHaveCount(0);
    await page.getByRole('link', { name: /^Archived/ }).click();
    await expect(page.getByRole('row', { name: /All orders/ })).toBeVisible();
  });
});

test(
  'a metric is created by keyboard alone, and a taken name is refused beside its field',
  { tag: '@main' },
  async ({ page, twin }) => {
    twin.refusals.add(422);
    await openAt(page, '/observability/metrics/list', 'Metrics');
    await page.getByRole('button', { name: 'Create metric' }).first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create metric' });
    const shown = page.getByRole('option').first();
    const next = async (text: string) => {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
      await expect(shown).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(shown).toBeHidden();
    };
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    await page.keyboard.type('Orders');
    await next('production');
    await next('public.customers');
    await next('email');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Null values', exact: true })).toBeVisible();
    await page.keyboard.type('null');
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: /^From/ }).focus();
    await page.keyboard.type('0');
    await page.keyboard.press('Tab');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    await expect(dialog.getByText(/already/)).toBeVisible();
    await page.keyboard.type('Customers without an address');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /Customers without an address/ })).toContainText('Not used');
  },
);

test('metrics of one kind of data store are listed, and one is changed', async ({ page }) => {
  await openAt(page, '/observability/metrics/list?of=destination', 'Metrics');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: 'Actions for Age of the newest order' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit “Age of the newest order”' });
  await edit.getByRole('textbox', { name: /^To/ }).fill('4321');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('row', { name: /Age of the newest order/ })).toContainText('to 4,321 minutes');
});

test(
  'a metric is opened from the list, its range is edited, and its alert leads back to it',
  { tag: '@browsers-full' },
  async ({ page }) => {
    await openAt(page, '/observability/metrics/list', 'Metrics');
    await page.getByRole('link', { name: 'Orders', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/observability\/metrics\/1$/);
    await expect(page).toHaveTitle('Orders · Metrics · Millrace');
    const title = page.getByRole('heading', { level: 1, name: 'Orders' });
    await expect(title).toBeFocused();
    await expect(page.getByText('In range.', { exact: true })).toBeVisible();

    await test.step('Its values are read by keyboard, and the range of time is in the address', async () => {
      const plot = page.getByRole('slider', { name: 'Orders in the last 24 hours, value by value' });
      await plot.focus();
      await page.keyboard.press('Home');
      await expect(plot).toHaveAttribute('aria-valuetext', /: [\d,]+ rows/);
      await page.getByRole('link', { name: 'Week', exact: true }).click();
      await expect(page).toHaveURL(/range=week/);
      await expect(page.getByRole('slider', { name: /^Orders in the last 7 days/ })).toBeVisible();
      await page.getByText('Show as table').click();
      await expect(page.getByRole('table', { name: /^Orders in/ })).toContainText('Out of range');
    });

    await test.step('The range is edited on the page', async () => {
      await page.getByRole('button', { name: 'Edit range' }).focus();
      await page.keyboard.press('Enter');
      const edit = page.getByRole('dialog', { name: 'Edit “Orders”' });
      await edit.getByRole('textbox', { name: /^From/ }).fill('0');
      await edit.getByRole('textbox', { name: /^To/ }).fill('7');
      const [, outside = '', all] =
        /^([\d,]+) of ([\d,]+) known values would be outside\.$/.exec(
          (await edit
            .getByText(/known values would be outside\.$/)
            .first()
            .textContent()) ?? '',
        ) ?? [];
      expect(outside).toBe(all);
      await page.keyboard.press('Enter');
      await expect(edit).toBeHidden();
      await expect(page.getByRole('button', { name: 'Edit range' })).toBeFocused();
      await expect(page.getByRole('region', { name: 'Expected range' })).toContainText('at most 7 rows');
      await expect(page.getByText(/^Out of range( since .+)?\.$/)).toBeVisible();
    });

    await test.step('The alert that watches it links back', async () => {
      const alerts = page.getByRole('list', { name: 'Alerts that watch this metric' });
      await alerts.getByRole('link', { name: 'Orders have stopped' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Orders have stopped' })).toBeVisible();
      await page.getByRole('region', { name: 'Condition' }).getByRole('link', { name: 'Orders' }).click();
      await expect(title).toBeVisible();
    });

    await test.step('The palette leads there, too', async () => {
      await page.goto('/observability/alerts/list');
      await expect(page.getByRole('row').filter({ hasText: 'Payments dip' })).toBeVisible();
      await page.keyboard.press('ControlOrMeta+k');
      const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
      await palette.getByRole('searchbox').fill('payments taken');
      await palette.getByRole('option', { name: /Payments taken/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Payments taken' })).toBeVisible();
    });

    await test.step('Archived, it stays readable', async () => {
      await page.goto('/observability/metrics/list');
      await page.getByRole('link', { name: 'Customers with an email address' }).click();
      await page.getByRole('button', { name: 'More actions for Customers with an email address' }).click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Archive metric' }).click();
      await expect(page.getByText('Archived.', { exact: true })).toBeVisible();
    });
  },
);

test('a metric that does not exist is not found', async ({ page, twin }) => {
  twin.refusals.add(404);
  await openSignedIn(page, '/observability/metrics/9999');
  await expect(page.getByRole('heading', { level: 1, name: 'This metric was not found' })).toBeVisible();
});

test('an account without the feature learns that it is not enabled', async ({ page }) => {
  await configure(page, { features: { data_observability: [] } });
  for (const path of ['/observability/alerts/list', '/observability/metrics/list', '/alerts/1/overview']) {
    await openAt(page, path, 'Observability is not enabled');
  }
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Observability' })).toHaveCount(0);
});

test('visible pages read alerts again every 30 seconds', async ({ page, twin }) => {
  await page.clock.install();
  await openAt(page, '/observability/alerts/list', 'Alerts');
  await expect(page.getByRole('row', { name: /Orders have stopped/ })).toContainText('4 open');
  await twin.spoil({ call: 'listAlerts', kind: 'status', status: 503 });
  await page.clock.runFor(31_000);
  await expect(
    page
      .getByRole('alert')
      .or(page.getByText(/could not be/))
      .first(),
  ).toBeVisible();
  // What was read before stays.
  await expect(page.getByRole('row', { name: /Orders have stopped/ })).toBeVisible();
});

test('the search, the priority and the page of alerts are in the address', async ({ page }) => {
  await openAt(page, '/observability/alerts/list', 'Alerts');
  await page.getByRole('button', { name: 'Priority', expanded: false }).click();
  await page.getByRole('option', { name: 'Critical' }).click();
  await expect(page).toHaveURL(/priority=critical/);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('rowheader')).not.toHaveCount(1);
});

test('a store that cannot be reached keeps what was entered', async ({ page, twin }) => {
  await openAt(page, '/observability/metrics/list', 'Metrics');
  await twin.spoil({ call: 'getSourceMetricSchema', kind: 'status', status: 503 });
  await page.getByRole('button', { name: 'Create metric' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create metric' });
  await dialog.getByLabel('Name').fill('Customers');
  await pick(page, /^Data store/, 'production postgres');
  await expect(dialog.getByText('The tables could not be read.')).toBeVisible({ timeout: 15_000 });
  await twin.spoil();
  await dialog.getByRole('button', { name: /again/i }).click();
  await expect(dialog.getByText('The tables could not be read.')).toBeHidden();
  await pick(page, /^Table/, 'public.customers');
  await expect(dialog.getByRole('combobox', { name: /^Table/ })).toHaveValue('public.customers');
  await expect(dialog.getByLabel('Name')).toHaveValue('Customers');
});

test('a metric is duplicated under a name of its own', async ({ page }) => {
  await openAt(page, '/observability/metrics/list', 'Metrics');
  await page.getByRole('button', { name: 'Actions for Payments taken' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create metric' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Copy of Payments taken');
  // It measures the same so far, so the range is compared with what is known of the metric that is copied.
  await expect(dialog.getByText(/known values would be outside\.$/).first()).toBeVisible();
  await dialog.getByLabel('Name').fill('Payments taken');
  await dialog.getByRole('textbox', { name: /^To/ }).click();
  await expect(dialog.getByText(/already called “Payments taken”/)).toBeVisible();
  await dialog.getByLabel('Name').fill('Payments, again');
  await dialog.getByRole('button', { name: 'Create metric' }).click();
  await expect(page.getByRole('row', { name: /Payments, again/ })).toBeVisible();
});

test('a reload keeps what was entered for a new alert', async ({ page }) => {
  await openAt(page, '/alerts/create/setup', 'Create alert');
  await page.getByLabel('Name').fill('Too few orders');
  await page.getByRole('checkbox', { name: 'Select Orders', exact: true }).click();
  await page.getByRole('button', { name: 'Add people' }).click();
  await page.getByRole('menuitem', { name: /admin@acme\.example/ }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('We restored your draft.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Too few orders');
  await expect(page.getByRole('list', { name: 'Chosen metrics' })).toContainText('Orders');
  await expect(page.getByLabel('Recipients')).toHaveValue('admin@acme.example');
  await page.getByRole('button', { name: 'Create alert' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Too few orders' })).toBeVisible();
  await page.goto('/alerts/create/setup');
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('the triggers of several alerts are acknowledged together, with a result for each', async ({
  page,
  twin,
}) => {
  await openAt(page, '/observability/alerts/list', 'Alerts');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  for (const name of ['Orders have stopped', 'Payments dip', 'Email addresses are missing']) {
    await row(name).getByRole('checkbox').click();
  }
  await twin.spoil({ call: 'acknowledgeAlertTriggers', kind: 'status', status: 503, times: 1 });
  await page.getByRole('button', { name: 'Acknowledge all triggers' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('No open triggers');
  await question.getByRole('button', { name: 'Acknowledge 2 alerts' }).click();
  await expect(question).toContainText('Done for 1 of 2 alerts');
  await question.getByRole('button', { name: /^Try again/ }).click();
  await expect(row('Orders have stopped')).toContainText('Acknowledged');
  await expect(row('Payments dip')).toContainText('Acknowledged');
});

test('one trigger is acknowledged from its row, until the service shows that it handles only all at once', async ({
  page,
  twin,
}) => {
  await openAt(page, '/alerts/1/overview', 'Orders have stopped');
  const triggers = page.getByRole('region', { name: 'Triggers' });
  const menu = triggers.getByRole('button', { name: /^Actions for Trigger/ }).first();
  const acknowledge = async () => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Acknowledge' }).focus();
    await page.keyboard.press('Enter');
  };
  await expect(page.getByRole('button', { name: 'Acknowledge all (4)' })).toBeEnabled();
  await acknowledge();
  await expect(page.getByRole('button', { name: 'Acknowledge all (3)' })).toBeEnabled();
  await expect(triggers.getByRole('rowheader')).toHaveCount(3);

  await twin.spoil({ call: 'updateAlertTrigger', kind: 'status', status: 405 });
  await acknowledge();
  await expect(triggers.getByText(/^This service acknowledges and resolves all triggers/)).toBeFocused();
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Acknowledge all (3)' }).click();
  await expect(triggers.getByText('No open triggers')).toBeVisible();
});

test('unsaved settings of an alert are not left without a question', async ({ page }) => {
  await openAt(page, '/alerts/1/settings', 'Orders have stopped');
  await page.getByLabel('Name').fill('Orders have ended');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Stay|Keep editing|Cancel/ })
    .click();
  await expect(page.getByLabel('Name')).toHaveValue('Orders have ended');
  // A deleted alert has nothing to save.
  await page.getByRole('button', { name: 'More actions for Orders have stopped' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete alert' }).click();
  await expect(page).toHaveURL(/\/observability\/alerts\/list/);
});

test('an alert that does not exist is not found', async ({ page, twin }) => {
  twin.refusals.add(404);
  await openSignedIn(page, '/alerts/9999/overview?range=day');
  await expect(page.getByRole('heading', { level: 1, name: 'This alert was not found' })).toBeVisible();
});

test('an alert that someone else deletes is gone with its first part', async ({ page, twin }) => {
  twin.refusals.add(404);
  await openAt(page, '/alerts/1/overview?range=day', 'Orders have stopped');
  await expect(page.getByRole('figure', { name: /Times alert was triggered/ })).toBeVisible();
  const answer = await page.request.delete('/api/v1/alert/1/', { headers: await writeHeaders(page) });
  expect(answer.ok()).toBe(true);
  await page.getByRole('link', { name: 'Month', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This alert was not found' })).toBeVisible();
});

test.describe('an account without quota', () => {
  test.use({ scenario: 'quotaExhausted' });

  test('cannot create alerts, and sees why', async ({ page }) => {
    await openAt(page, '/observability/alerts/list', 'Alerts');
    await expect(page.getByText('The alert runs of this month are used up.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create alert' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Create alert' })).toHaveCount(0);
    await page.goto('/alerts/create/setup');
    await expect(page.getByRole('button', { name: 'Create alert' })).toBeDisabled();
    await page.getByRole('link', { name: 'Open billing' }).click();
    await expect(page).toHaveURL(/\/settings\/billing/);
  });
});
