import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { APIRequestContext, Locator, Page, Request } from '@playwright/test';
import { type WireObject } from '../packages/ui/src/domain/json/paths.ts';
import { expect, openSignedIn, test, type Twin } from './fixtures.ts';
import { pickEach, type } from './typing.ts';

/* Every form besides those of connectors: each control is used with keys, read back, and compared with what was sent. */

interface OtherForm {
  /** Folders of the library whose controls this form has. The last test finds those that no form has. */
  readonly covers: readonly string[];
  /** Opens the form, and returns the element around it. */
  readonly open: (page: Page, tools: Tools) => Promise<Locator>;
  /** What is typed into the texts, by the start of their label. Any other text gets a made-up one. */
  readonly values?: Readonly<Record<string, string>>;
  /** Controls that are left alone, by the start of their label, because they end the form or choose another one. */
  readonly skips?: readonly string[];
  /** Labels of texts that are not sent as they are typed. */
  readonly unsent?: readonly string[];
  /** The button that sends the form, and its request: none if the next page goes on with the texts. */
  readonly submit: string | RegExp;
  readonly call?: RegExp;
  /** The method of that request, if it changes nothing. */
  readonly method?: 'GET';
  /** Which option is chosen of each list in the end, counted from 0: one that is not saved already. @default 1 */
  readonly chooses?: number;
  /** What the body must have besides the texts: the choices. */
  readonly sends?: WireObject;
}

interface Tools {
  readonly request: APIRequestContext;
  readonly twin: Twin;
}

// A control that cannot be used is a failure, and not a wait for the end of the test.
test.use({ actionTimeout: 15_000 });
test.describe.configure({ mode: 'parallel' });

const password = 'a river of records';

const linkTo = async ({ request, twin }: Tools, to: string): Promise<string> => {
  const answer = await request.get(`/__twin/sessions/${twin.id}`);
  const { mail }: { mail: readonly { to: string; link: string }[] } = await answer.json();
  return mail.findLast((message) => message.to === to)?.link ?? '';
};

const formAt =
  (path: string, form: string | RegExp = '') =>
  async (page: Page): Promise<Locator> => {
    await page.goto(path);
    const found = form === '' ? page.locator('main form').first() : page.getByRole('form', { name: form });
    await expect(found).toBeVisible();
    return found;
  };

const inDialog =
  (path: string, press: string | RegExp, name: string | RegExp) =>
  async (page: Page): Promise<Locator> => {
    await openSignedIn(page, path);
    await page.getByRole('button', { name: press }).first().click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    return dialog;
  };

const signedInAt =
  (path: string, scope: (page: Page) => Locator = (page) => page.locator('main form').first()) =>
  async (page: Page): Promise<Locator> => {
    await openSignedIn(page, path);
    await expect(scope(page)).toBeVisible();
    return scope(page);
  };

const syncForm = (page: Page): Locator => page.getByRole('form', { name: 'Sync settings' });

const region = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true });

const forms: Readonly<Record<string, OtherForm>> = {
  'sign-in': {
    covers: ['screens/auth/LoginScreen', 'patterns/CredentialsForm'],
    open: formAt('/login'),
    values: { Email: 'admin@acme.example', Password: 'millrace-demo' },
    submit: 'Sign in',
    call: /\/login\/$/,
  },
  'forgotten password': {
    covers: [],
    open: formAt('/login?view=recover'),
    values: { Email: 'member@acme.example' },
    // The address is in the path of the call (spec §7).
    unsent: ['Email'],
    submit: 'Send link',
    call: /\/recover-password\/member(@|%40)acme\.example\/$/,
  },
  'a new address': {
    covers: ['screens/auth/EmailSignupScreen'],
    async open(page) {
      await page.goto('/email-signup');
      return page.locator('main form').first();
    },
    values: { Email: 'ada@start.example' },
    submit: 'Continue',
  },
  'sign-up': {
    covers: ['screens/auth/SignupScreen', 'forms/person'],
    open: formAt('/signup'),
    values: { Email: 'ada@start.example', Phone: '+49 30 1234567' },
    submit: 'Create account',
    call: /\/signup\/$/,
  },
  'a new password': {
    covers: ['screens/auth/NewPasswordScreen'],
    async open(page, tools) {
      await page.goto('/login?view=recover');
      await type(page.getByLabel('Email'), 'member@acme.example');
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByText('Check your inbox.')).toBeVisible();
      return formAt(await linkTo(tools, 'member@acme.example'))(page);
    },
    values: { 'New password': password, 'Confirm password': password },
    submit: 'Save password',
    call: /\/reset-password\//,
  },
  'an invitation accepted': {
    covers: ['screens/auth/InviteScreen'],
    open: formAt('/user-invite/demo-invitation'),
    values: { Password: password },
    submit: 'Accept invitation',
    call: /\/process-user-invite\//,
  },
  'the profile': {
    covers: ['screens/settings/AccountScreen'],
    open: signedInAt('/settings/account', region('Profile')),
    // Long lists with a search, and a number that is normalised (AccountScreen.stories.tsx).
    skips: ['Country code', 'Phone number', 'Time zone'],
    submit: 'Save profile',
    call: /\/user\//,
  },
  'the password': {
    covers: [],
    open: signedInAt('/settings/account', region('Password')),
    values: { Current: 'millrace-demo', 'New password': password, 'Confirm password': password },
    submit: 'Change password',
    call: /\/update-password\/$/,
  },
  'a pipeline': {
    covers: ['modals/CreatePipelineModal'],
    open: inDialog('/pipelines/list', 'Create pipeline', 'Create pipeline'),
    submit: 'Create pipeline',
    call: /\/pipeline\/$/,
  },
  'the name of a pipeline': {
    covers: ['screens/pipelines/PipelineGeneralScreen'],
    open: signedInAt('/pipelines/1/settings/schema_config?section=general', (page) =>
      page.getByRole('form', { name: /name/i }),
    ),
    submit: /^Save/,
    call: /\/pipeline\/1\/$/,
  },
  'an ETL script': {
    covers: ['screens/pipelines/PipelineScriptScreen'],
    open: signedInAt('/pipelines/1/settings/schema_config?section=script'),
    values: { 'Source ID': '12', 'Destination ID': '34' },
    submit: /script/i,
    call: /\/etl-script\/\?.*etl_source_id=12.*etl_destination_id=34/,
    method: 'GET',
    unsent: ['Source ID', 'Destination ID'],
  },
  'the sync settings, on a schedule': {
    covers: ['forms/SyncSettingsForm'],
    open: signedInAt('/pipelines/1/settings/schema_config?section=sync', syncForm),
    // A schedule hides the other frequency, which the next form chooses.
    skips: ['Destination frequency'],
    chooses: 3,
    values: { 'Cron expression': '15 4 * * 1', Start: '22:15', End: '01:30' },
    // One text of the request has both ends.
    unsent: ['End'],
    submit: 'Save settings',
    call: /\/pipeline\/1\/$/,
    sends: {
      source_sync_frequency: 3_600_000,
      destination_sync_cron: '15 4 * * 1',
      maintenance_window: '22:15-01:30',
      persist_deleted_rows: true,
      auto_sync_new_collections: true,
      replicate_column_changes: true,
    },
  },
  'the sync settings, at an interval': {
    covers: [],
    open: signedInAt('/pipelines/1/settings/schema_config?section=sync', syncForm),
    skips: ['On a cron schedule'],
    chooses: 3,
    values: { Start: '22:15', End: '01:30' },
    unsent: ['End'],
    submit: 'Save settings',
    call: /\/pipeline\/1\/$/,
    sends: {
      source_sync_frequency: 3_600_000,
      destination_sync_frequency: 3_600_000,
      maintenance_window: '22:15-01:30',
    },
  },
  'a tunnel': {
    covers: ['forms/TunnelSection'],
    open: inDialog('/sources/list?view=tunnels', 'Create tunnel', 'Create tunnel'),
    values: { 'SSH host': 'bastion.shop.example', 'SSH port': '2222' },
    submit: 'Create tunnel',
    call: /\/tunnel\/$/,
  },
  'an alert': {
    covers: ['forms/AlertForm'],
    async open(page) {
      await openSignedIn(page, '/alerts/create/setup');
      await page.getByRole('checkbox', { name: 'Select Age of the newest order' }).click();
      return page.locator('main form').first();
    },
    values: { Recipients: 'noor@acme.example' },
    submit: 'Create alert',
    call: /\/alert\/$/,
  },
  'a hook': {
    covers: ['modals/CreateHookModal'],
    open: inDialog('/settings/hooks', 'Create hook', 'Create hook'),
    values: { Address: 'https://hooks.acme.example/in' },
    submit: 'Create hook',
    call: /\/hook\/$/,
  },
  'a hook attached': {
    covers: ['modals/AttachHookModal'],
    open: inDialog('/pipelines/2/hooks', 'Attach hook', 'Attach hook'),
    submit: 'Attach hook',
    call: /\/hook\/\d+\/pipeline\/2\//,
  },
  'a hook attached on its own page': {
    covers: ['modals/AttachHookToModal'],
    async open(page) {
      const dialog = await inDialog('/settings/hooks/1', 'Attach hook', 'Attach “Operations channel”')(page);
      await type(dialog.getByRole('combobox'), 'Storefront sync');
      await page.keyboard.press('Tab');
      return dialog;
    },
    values: { 'Pipeline or source': 'Storefront sync' },
    unsent: ['Pipeline or source'],
    submit: 'Attach hook',
    call: /\/hook\/1\/pipeline\/2\//,
  },
  invitations: {
    covers: ['modals/InviteUsersModal'],
    open: inDialog('/settings/users', 'Invite users', 'Invite users'),
    values: { 'Email addresses': 'kim@acme.example' },
    submit: /^Send \d+ invitation/,
    call: /\/invite\/$/,
  },
  feedback: {
    covers: ['modals/FeedbackModal'],
    open: inDialog('/pipelines/list', 'Share Feedback', 'Share Feedback'),
    submit: 'Send',
    call: /\/feedback-request\/$/,
  },
};

/** The label of a control, as people see it. */
const labelOf = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== element.id);
    const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
    const own =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]?.textContent
        : '';
    return (element.getAttribute('aria-label') ?? (own || texts.join(' ') || element.textContent)).trim();
  });

const controls =
  ':is(input:not([type=hidden], [type=file], [type=search], [readonly], [disabled], [hidden]), textarea:not([readonly]), button:is([aria-haspopup=listbox], [aria-haspopup=dialog]):enabled):not([data-used])';

/** Uses each control of a form, also those that a choice shows. Returns the texts by label. */
async function useAll(page: Page, scope: Locator, { values = {}, skips = [], chooses = 1 }: OtherForm) {
  const typed = new Map<string, string>();
  const valueFor = (label: string) =>
    Object.entries(values).find(([start]) => label.startsWith(start))?.[1] ?? `Größe “${typed.size}” & <so>`;
  for (let count = 0; count < 80; count += 1) {
    const next = scope.locator(controls).first();
    if ((await next.count()) === 0) return typed;
    const label = await labelOf(next);
    const control = page.locator(`[data-used="${count}"]`);
    await next.evaluate((element, mark) => element.setAttribute('data-used', mark), String(count));
    if (skips.some((start) => label.startsWith(start)) || !(await control.isVisible())) continue;
    await test.step(label, async () => {
      const kind = await control.getAttribute('type');
      if (kind === 'checkbox') {
        const before = await control.isChecked();
        for (const wanted of [!before, before, true]) {
          if ((await control.isChecked()) === wanted) continue;
          await control.focus();
          await control.press('Space');
          await expect(control).toBeChecked({ checked: wanted });
        }
      } else if (kind === 'radio') {
        await control.focus();
        await control.press('Space');
        await expect(control).toBeChecked();
      } else if ((await control.getAttribute('aria-haspopup')) !== null) {
        await pickEach(page, control, chooses);
      } else if (kind === 'time') {
        await control.click();
        await control.press('Home');
        await control.pressSequentially('0130AM');
        await expect(control).toHaveValue('01:30');
      } else {
        const text = valueFor(label);
        await type(control, text);
        await expect(control, label).toHaveValue(text);
        typed.set(label, text);
      }
    });
  }
  throw new Error('The form does not end.');
}

/** Every value of a request: of JSON or of a form. */
function valuesIn(request: Request): readonly string[] {
  const text = request.postData() ?? '';
  const isJson = (request.headers()['content-type'] ?? '').includes('json');
  if (!isJson) return [...new URLSearchParams(text).values()];
  const found: string[] = [];
  JSON.parse(text, (_, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') found.push(String(value));
    return value;
  });
  return found;
}

const textsIn = (scope: Locator): Promise<readonly string[]> =>
  scope
    .locator('input, textarea')
    .evaluateAll((all) =>
      all.map((each) =>
        each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement ? each.value : '',
      ),
    );

const submitOf = (page: Page, { submit }: OtherForm) => page.getByRole('button', { name: submit }).last();

async function expectKept(scope: Locator, typed: ReadonlyMap<string, string>) {
  for (const [label, text] of typed) expect(await textsIn(scope), label).toContain(text);
}

/** Opens a form and uses all of it. */
async function openAndUse(page: Page, form: OtherForm, tools: Tools) {
  const scope = await form.open(page, tools);
  await expect(scope.locator(controls).first()).toBeVisible();
  const typed = await useAll(page, scope, form);
  await expectKept(scope, typed);
  return typed;
}

for (const [name, form] of Object.entries(forms)) {
  const { call } = form;
  test(
    `${name}: what is typed into each field is shown and sent`,
    { tag: '@full' },
    async ({ page, request: service, twin }) => {
      test.slow();
      const typed = await openAndUse(page, form, { request: service, twin });
      if (!call) {
        await submitOf(page, form).click();
        return expectKept(page.locator('main'), typed);
      }
      const sent = page.waitForRequest(
        (each) => call.test(each.url()) && (each.method() === 'GET') === (form.method === 'GET'),
      );
      await submitOf(page, form).click();
      const request = await sent;
      if (form.sends) expect.soft(request.postDataJSON()).toMatchObject(form.sends);
      const values = valuesIn(request);
      for (const [label, text] of typed) {
        if (form.unsent?.some((start) => label.startsWith(start))) continue;
        // The address of the page may follow.
        expect
          .soft(
            values.some((value) => value.startsWith(text)),
            `${label} is sent as it was typed`,
          )
          .toBe(true);
      }
    },
  );
}

/** The body of the next request that changes something at the address. */
async function bodySentBy(page: Page, method: string, address: RegExp, act: () => Promise<void>) {
  const request = page.waitForRequest((each) => each.method() === method && address.test(each.url()));
  await act();
  const body: unknown = (await request).postDataJSON();
  return body;
}

const pressSpace = async (control: Locator): Promise<void> => {
  await control.focus();
  await control.press('Space');
};

for (const { item, apply, isKept, bodyOf } of [
  // The first field of the list is the key, or the first after it.
  {
    item: 'Exclude fields',
    apply: 'Apply',
    isKept: false,
    bodyOf: (fields: readonly string[]) => ({ excluded: fields }),
  },
  {
    item: 'Custom primary key',
    apply: 'Use as key',
    isKept: true,
    bodyOf: (fields: readonly string[]) => ({ custom_primary_keys: fields }),
  },
]) {
  test(`${item}: the chosen fields are shown and sent`, { tag: '@full' }, async ({ page }) => {
    await openSignedIn(page, '/pipelines/1/settings/schema_config');
    const dialog = page.getByRole('dialog', { name: item });
    const open = async () => {
      await page.getByRole('button', { name: 'Actions for public.accounts', exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect(dialog).toBeVisible();
    };
    const boxOf = (field: string) => dialog.getByRole('checkbox', { name: `Select ${field}`, exact: true });
    await open();
    const names = await dialog
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .evaluateAll((all) => all.map((each) => (each.getAttribute('aria-label') ?? '').slice(7)));
    const chosen = names.slice(0, 2);
    expect(chosen).toHaveLength(2);
    // A search hides the other fields, and keeps what was chosen among them.
    for (const field of chosen) {
      await type(dialog.getByRole('searchbox'), field);
      for (const wanted of [isKept, !isKept, isKept]) {
        if ((await boxOf(field).isChecked()) !== wanted) await pressSpace(boxOf(field));
        await expect(boxOf(field)).toBeChecked({ checked: wanted });
      }
    }
    await dialog.getByRole('button', { name: apply }).click();
    await expect(dialog).toBeHidden();
    await open();
    for (const field of names.slice(0, 3))
      await expect(boxOf(field)).toBeChecked({ checked: chosen.includes(field) === isKept });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const body = await bodySentBy(page, 'PATCH', /\/pipeline\/1\/$/, async () => {
      await page.getByRole('button', { name: 'Save tables' }).click();
      const question = page.getByRole('alertdialog', { name: /^Save and load/ });
      if (isKept) await question.getByRole('button', { name: 'Save and load 1 table' }).click();
    });
    expect(body).toMatchObject({ sync_mappings: [{ table: 'public.accounts', ...bodyOf(chosen) }] });
  });
}

test('notifications: each switch is sent, and shown after a reload', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/settings/notifications');
  const switches = page.getByRole('main').getByRole('switch');
  await expect(switches.first()).toBeVisible();
  const before = await switches.evaluateAll((all) =>
    all.map((each) => each instanceof HTMLInputElement && each.checked),
  );
  expect(before).toHaveLength(2);
  const keys = ['receive_billing_notifications', 'receive_monthly_notifications'];
  const labels = ['Billing emails', 'Monthly summary'];
  for (const [index, isOn] of before.entries())
    // Off, on and off again: each press is saved.
    for (const wanted of [!isOn, isOn, !isOn]) {
      const body = await bodySentBy(page, 'POST', /\/update-client-notification-settings\/$/, () =>
        pressSpace(switches.nth(index)),
      );
      expect(body).toMatchObject({ [keys[index] ?? '']: wanted });
      await expect(page.getByRole('status', { name: labels[index] ?? '', exact: true })).toHaveText('Saved');
      await expect(switches.nth(index)).toBeChecked({ checked: wanted });
    }
  await page.reload();
  for (const [index, isOn] of before.entries())
    await expect(switches.nth(index)).toBeChecked({ checked: !isOn });
});

/** Types into a list with a search, and takes the option of that name with Enter. */
async function take(page: Page, control: Locator, typed: string, option: string | RegExp) {
  await type(control, typed);
  await expect(page.getByRole('option').first()).toHaveAccessibleName(option);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
}

test('a metric: what is chosen and typed is shown and sent', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await openSignedIn(page, '/observability/metrics/list');
  await page.getByRole('button', { name: 'Create metric' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create metric' });
  const box = (name: RegExp) => dialog.getByRole('combobox', { name }).first();
  const name = 'Größe “0” & <so>';
  await type(dialog.getByRole('textbox', { name: /^Name/ }), name);
  await take(page, box(/^Data store/), 'production', /production/i);
  await take(page, box(/^Table/), 'public.customers', /public\.customers/);
  await take(page, box(/^Column/), 'email', /email/);
  await pickEach(page, dialog.getByRole('button', { name: /Measure/ }), 0);
  await dialog.getByRole('button', { name: 'Add condition' }).click();
  const condition = dialog.getByRole('group', { name: 'Condition 1' });
  await take(page, condition.getByRole('combobox', { name: 'Column' }), 'email', /email/);
  await type(condition.getByRole('textbox', { name: 'Value' }), 'a “b” & <c>');
  await type(dialog.getByRole('textbox', { name: /^From/ }), '0');
  await type(dialog.getByRole('textbox', { name: /^To/ }), '12');
  await expect(box(/^Table/)).toHaveValue('public.customers');
  await expect(box(/^Column/)).toHaveValue('email');
  const body = await bodySentBy(page, 'POST', /\/metric\/$/, () =>
    dialog.getByRole('button', { name: 'Create metric' }).click(),
  );
  expect(body).toMatchObject({
    name,
    data_store_type: 'source',
    table_name: 'public.customers',
    column_name: 'email',
    where_conditions: [{ column_name: 'email', operator: 'equals', value: 'a “b” & <c>' }],
    threshold: { type: 'constant', range: [0, 12] },
  });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
});

const everyField = ['everyField', '${id}: what is typed into each field'] as const;

/** Folders that a test of their own covers: its file, and the start of its title. */
const coveredElsewhere: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'forms/ConnectionOptions': everyField,
  'forms/ConnectorForm': everyField,
  'forms/ProviderRows': everyField,
  'forms/SchemaImporter': everyField,
  'forms/SslSection': everyField,
  'forms/fields': everyField,
  'forms/modelForm': everyField,
  'forms/controls': everyField,
  'forms/files': everyField,
  'patterns/FileField': everyField,
  'forms/SchemaEditor': ['pipelineSettings', 'the tables of a running pipeline are changed'],
  'forms/SendAgain': ['gettingIn', 'a person with an unverified address gets a new link'],
  'modals/RowCountsModal': ['rowCounts', 'the rows of a table are counted at both ends'],
  'modals/CreateMetricModal': ['otherForms', 'a metric: what is chosen and typed'],
  'modals/DuplicatePipelineModal': ['pipelines', 'a pipeline is duplicated from its row and from its page'],
  'modals/ImportPipelineModal': [
    'pipelineFile',
    'a pipeline is exported, changed by its file after a dry run',
  ],
  'modals/KeyboardShortcutsModal': ['palette', 'single keys go to the search of the page'],
  'modals/TimeZoneModal': ['timeZone', 'any zone is chosen with the keyboard alone'],
  'modals/EditConnectorModal': ['oauth', 'is reconnected from its pipeline, which then recovers'],
  'modals/RenamePipelineModal': ['pipelines', 'a draft is renamed and deleted'],
  'modals/ChangeFrequencyModal': [
    'pipelines',
    'the frequency of all pipelines of a source is changed at once',
  ],
  'modals/ResyncPipelinesModal': [
    'resync',
    'all tables of several pipelines are resynced after their number was typed',
  ],
  'modals/ResyncModal': ['resync', 'two tables are resynced'],
  'forms/RestorePanel': ['activity', 'the activity of the account is filtered by person'],
  'patterns/ComboBox': ['otherForms', 'a metric: what is chosen and typed'],
  'patterns/ShowRequest': ['showRequest', 'the request of a new source is shown without its secrets'],
  'patterns/CommandMenu': ['palette', 'screens and actions are found at once'],
  'patterns/FieldPicker': ['otherForms', '${item}: the chosen fields are shown and sent'],
  'patterns/FilterMenu': ['pipelines', 'the source type filter lists used types first'],
  'patterns/MultiSelect': ['pipelines', 'the source type filter lists used types first'],
  'patterns/ResourceDetail': ['pipelines', 'a pipeline is renamed in the header of its page'],
  'patterns/ResourceList': ['pipelines', 'search, filter, sort and page are part of the address'],
  'screens/observability/MetricsListScreen': [
    'observability',
    'metrics of one kind of data store are listed',
  ],
  'screens/pipelines/PipelineLogsScreen': ['logs', 'filters are in the address'],
  'screens/pipelines/PipelineOverviewScreen': ['overview', 'the chart and its legend are used by keyboard'],
  'screens/pipelines/PipelineTablesScreen': ['resync', 'the view is part of the address'],
  'screens/pipelines/PipelinesListScreen': ['pipelines', 'search, filter, sort and page are part'],
  'screens/settings/ActivityScreen': ['activity', 'the activity of the account is filtered by person'],
  // The provider's own page takes the card.
  'screens/settings/BillingScreen': ['billing', 'a person whose trial has ended subscribes with a card'],
  'screens/settings/NotificationsScreen': ['otherForms', 'notifications: each switch is sent'],
  'screens/settings/UsageScreen': ['usage', 'the usage of a month is read'],
  'screens/setup/SelectConnectorScreen': ['setupViews', 'the search for a connector is restored'],
};

test('each form without a walk here names the test that covers it', () => {
  for (const [file, title] of Object.values(coveredElsewhere))
    expect(readFileSync(join('e2e', `${file}.e2e.ts`), 'utf8')).toMatch(
      new RegExp(`\\btest\\([\\s]*['\`]${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`),
    );
});

test('every folder of the library with a control belongs to a form that is typed into', () => {
  const root = join('packages', 'ui', 'src');
  const control =
    /<(TextField|TextArea|PasswordField|NumberField|SearchField|Select|ComboBox|SearchSelect|MultiSelect|Checkbox|Switch|RadioGroup|SegmentedControl|FileDrop|NameField|ControlSlot|FieldSlot|FieldGrid|PersonField|NewPasswordField|EmailField|FilterMenu|input|textarea|select)\b/;
  const found = new Set(
    ['screens', 'modals', 'forms', 'patterns']
      .flatMap((area) =>
        readdirSync(join(root, area), { recursive: true, encoding: 'utf8' }).map((file) => join(area, file)),
      )
      .filter(
        (file) =>
          file.endsWith('.tsx') &&
          !file.includes('.stories.') &&
          control.test(readFileSync(join(root, file), 'utf8')),
      )
      .map((file) => dirname(file)),
  );
  const covered = [...Object.values(forms).flatMap(({ covers }) => covers), ...Object.keys(coveredElsewhere)];
  expect(covered.toSorted()).toEqual([...found].toSorted());
});
