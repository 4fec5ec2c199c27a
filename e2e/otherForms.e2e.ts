import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { APIRequestContext, Locator, Page, Request } from '@playwright/test';
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
  return mail.findLast((letter) => letter.to === to)?.link ?? '';
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
    covers: ['screens/auth/SignupScreen', 'forms/fields/person'],
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
    unsent: ['Source ID', 'Destination ID'],
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
  invitations: {
    covers: ['modals/InviteUsersModal'],
    open: inDialog('/settings/users', 'Invite people', 'Invite people'),
    values: { 'Email addresses': 'kim@acme.example' },
    submit: /^Send/,
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
async function useAll(page: Page, scope: Locator, { values = {}, skips = [] }: OtherForm) {
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
        await pickEach(page, control, 1);
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
    async ({ page, request, twin }) => {
      test.slow();
      const typed = await openAndUse(page, form, { request, twin });
      if (!call) {
        await submitOf(page, form).click();
        return expectKept(page.locator('main'), typed);
      }
      const sent = page.waitForRequest((each) => call.test(each.url()));
      await submitOf(page, form).click();
      const values = valuesIn(await sent);
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

/** Folders whose controls are no form of their own, and why. */
const noForms: Readonly<Record<string, string>> = {
  'forms/ConnectionOptions': 'a part of connectors (everyField.e2e.ts)',
  'forms/ConnectorForm': 'connectors (everyField.e2e.ts)',
  'forms/PrivateKeyField': 'a part of connectors (everyField.e2e.ts)',
  'forms/ProviderRows': 'a part of connectors (everyField.e2e.ts)',
  'forms/SchemaImporter': 'a part of connectors (everyField.e2e.ts)',
  'forms/SslSection': 'a part of connectors (everyField.e2e.ts)',
  'forms/fields': 'the fields themselves',
  'forms/fields/controls': 'the fields themselves',
  'forms/SchemaEditor': 'a tree with a search (pipelineSettings.e2e.ts)',
  'forms/SyncSettingsForm': 'the sync settings (pipelineSettings.e2e.ts)',
  'forms/SendAgain': 'one address, of the pages that wait for an email (gettingIn.e2e.ts)',
  'modals/CreateMetricModal': 'a cascade of searches (observability.e2e.ts)',
  'modals/KeyboardShortcutsModal': 'a switch that is kept in the browser',
  'modals/RenamePipelineModal': 'the form of “the name of a pipeline” in a dialog',
  'modals/ResyncModal': 'a confirmation (resync.e2e.ts)',
  'patterns/ComboBox': 'a control',
  'patterns/CommandMenu': 'a search (palette.e2e.ts)',
  'patterns/FieldPicker': 'a table of choices (pipelineSettings.e2e.ts)',
  'patterns/FileField': 'a control',
  'patterns/FilterMenu': 'a control',
  'patterns/MultiSelect': 'a control',
  'patterns/ResourceDetail': 'the form of “the name of a pipeline” in a heading',
  'patterns/ResourceList': 'the search and the filters of lists (pipelines.e2e.ts)',
  'screens/observability/MetricsListScreen': 'the filters of a list (observability.e2e.ts)',
  'screens/pipelines/PipelineLogsScreen': 'the filters of a log (logs.e2e.ts)',
  'screens/pipelines/PipelineOverviewScreen': 'the range of a chart (overview.e2e.ts)',
  'screens/pipelines/PipelineTablesScreen': 'the filters of a list (resync.e2e.ts)',
  'screens/pipelines/PipelinesListScreen': 'the filters of a list (pipelines.e2e.ts)',
  'screens/settings/BillingScreen': 'entry of a card at the provider (billing.e2e.ts)',
  'screens/settings/NotificationsScreen': 'switches that are saved at once (people.e2e.ts)',
  'screens/settings/UsageScreen': 'the range and search of a table (usage.e2e.ts)',
  'screens/setup/SelectConnectorScreen': 'a search (setupNames.e2e.ts)',
};

test('every folder of the library with a control belongs to a form that is typed into', () => {
  const root = join('packages', 'ui', 'src');
  const control =
    /<(TextField|TextArea|PasswordField|NumberField|SearchField|Select|ComboBox|SearchSelect|MultiSelect|Checkbox|Switch|RadioGroup|SegmentedControl|FileDrop|NameField|ControlSlot|FieldSlot|FieldGrid|PersonField|PhoneField|NewPasswordField|EmailField|FilterMenu|input|textarea|select)\b/;
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
  const covered = [...Object.values(forms).flatMap(({ covers }) => covers), ...Object.keys(noForms)];
  expect(covered.toSorted()).toEqual([...found].toSorted());
});
