import type { Page, Request } from '@playwright/test';
import { allDefinitions } from '../packages/ui/src/domain/connectors/allDefinitions.ts';
import type { Definition } from '../packages/ui/src/domain/connectors/definition/define.ts';
import { fieldsOf } from '../packages/ui/src/domain/forms/definition/definition.ts';
import type { Field, FieldKind } from '../packages/ui/src/domain/forms/definition/fieldTypes.ts';
import { labelOf } from '../packages/ui/src/domain/entities/catalogue.ts';
import { isWireObject, type WireObject } from '../packages/ui/src/domain/json/paths.ts';
import { heading } from './areas.ts';
import { expect, openSignedIn, test, writeHeaders } from './fixtures.ts';
import { enter, expectReceived, isEntered, passesOf, type Entry, type Turn } from './typing.ts';

/** The smallest set of forms that has a field of each kind. They run for every change, all others before a release. */
function formsOfEachKind(): ReadonlySet<Definition> {
  const missing = new Set<FieldKind>(allDefinitions.flatMap(fieldsOf).map(({ kind }) => kind));
  const chosen = new Set<Definition>();
  const gainOf = (definition: Definition) =>
    new Set(fieldsOf(definition).flatMap(({ kind }) => (missing.has(kind) ? [kind] : []))).size;
  while (missing.size > 0) {
    const best = allDefinitions.reduce((one, other) => (gainOf(other) > gainOf(one) ? other : one));
    chosen.add(best);
    for (const { kind } of fieldsOf(best)) missing.delete(kind);
  }
  return chosen;
}

const bodyOf = (request: Request): WireObject => {
  const body: unknown = request.postDataJSON();
  return isWireObject(body) ? body : {};
};

const slotOf = (page: Page, path: string) => page.locator(`form [data-field="${path}"]`).first();

/** Opens everything that is collapsed. */
async function unfold(page: Page) {
  await expect(page.getByRole('textbox', { name: /^(Source|Destination) name/ })).toBeVisible();
  await expect(page.locator('form [aria-busy=true]')).toHaveCount(0);
  for (const summary of await page.locator('form details:not([open]) > summary').all()) await summary.click();
}

/** Signs in at the provider, if the form asks for it. */
async function connect(page: Page) {
  const button = page.getByRole('group', { name: /^Sign-in at/ }).getByRole('button', { name: /^Connect/ });
  if ((await button.count()) === 0) return;
  const popup = page.waitForEvent('popup');
  await button.click();
  const window = await popup;
  await window.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('group', { name: /^Sign-in at/ })).toContainText('Connected as');
}

/** Enters something into every field that is shown, also those that an entry shows. */
async function enterAll(
  page: Page,
  definition: Definition,
  turn: Turn,
  isWanted: (path: string) => boolean = () => true,
): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  const fields = fieldsOf(definition).filter((field) => isEntered(field) && isWanted(field.path));
  // The rows of a provider can be picked once people have signed in, which the other fields must precede.
  for (const isRows of [false, true]) {
    if (isRows) await connect(page);
    for (const field of fields.filter(({ kind }) => (kind === 'rows') === isRows)) {
      const slot = slotOf(page, field.path);
      if (!isRows && !(await slot.isVisible())) continue;
      await test.step(`${field.label} (${field.path})`, async () => {
        const entry = await enter(page, slot, field, turn);
        if (entry) entries.set(field.path, entry);
      });
      await unfold(page);
    }
  }
  return entries;
}

const everyShown = async (entries: ReadonlyMap<string, Entry>) => {
  for (const { expectShown } of entries.values()) await expectShown();
};

/** The paths of a body's values. */
const pathsIn = (body: WireObject, before = ''): readonly string[] =>
  Object.entries(body).flatMap(([key, value]) =>
    isWireObject(value) && key !== 'ssl'
      ? pathsIn(value, key === 'config' && before === '' ? '' : `${before}${key}.`)
      : [`${before}${key}`],
  );

// A control that cannot be used is a failure, and not a wait for the end of the test. Each click waits until its target
// holds still: without movement the walk through all forms is shorter.
test.use({ actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

const always = formsOfEachKind();

/** Enters something into every field of an open form, sends it, and compares what was received. */
async function enterAndSend(page: Page, definition: Definition, turn: Turn, button: string) {
  await expect(heading(page)).toHaveText(`Connect ${labelOf(definition.type)}`);
  await unfold(page);
  const entries = await enterAll(page, definition, turn);
  const shown = await page
    .locator('form [data-field]')
    .evaluateAll((all) =>
      all
        .filter((each) => each instanceof HTMLElement && each.checkVisibility())
        .map((each) => each.getAttribute('data-field') ?? ''),
    );
  const missed = fieldsOf(definition)
    .filter(isEntered)
    .filter(({ path }) => shown.includes(path) && !entries.has(path));
  expect(
    missed.map(({ path }) => path),
    'Each field was typed into.',
  ).toEqual([]);
  await test.step('every field still shows what was entered', () => everyShown(entries));
  await test.step('the service receives what was entered', async () => {
    const created = page.waitForRequest(
      (each) => each.method() === 'POST' && /\/api\/v1\/(source|destination)\/$/.test(each.url()),
    );
    await page.getByRole('button', { name: button }).click();
    const request = await created;
    expectReceived(bodyOf(request), entries);
    expect((await request.response())?.status()).toBe(201);
  });
  return entries;
}

/** Fields that can be changed again without entering the secrets of the form. */
const isPlain = (field: Field): boolean =>
  !field.isSecret &&
  !field.isLockedAfterCreation &&
  !('bindsSecrets' in field && field.bindsSecrets) &&
  ['text', 'longText', 'number', 'date', 'list'].includes(field.kind) &&
  !(field.kind === 'list' && field.options);

/** The saved form shows what was entered, and a change of it sends that change only. */
async function changeAgain(
  page: Page,
  definition: Definition,
  entries: ReadonlyMap<string, Entry>,
  turn: Turn,
) {
  const { kind } = definition;
  await page.goto(`${new URL(page.url()).pathname}/edit`);
  await expect(heading(page)).toHaveText(`Edit ${kind}`);
  await unfold(page);
  const fields = fieldsOf(definition).filter(({ path }) => entries.has(path));
  const plain = new Set(fields.filter(isPlain).map(({ path }) => path));
  for (const path of plain) await entries.get(path)?.expectShown();
  for (const { path } of fields.filter(({ isSecret }) => isSecret))
    await expect(slotOf(page, path)).toContainText('Saved');
  const changes = await enterAll(page, definition, turn, (path) => plain.has(path));
  const patched = page.waitForRequest((each) => each.method() === 'PATCH');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const request = await patched;
  // A field with an example gets the same text again, which is no change.
  const textOf = (entry: Entry | undefined) => JSON.stringify(entry?.sent);
  const changed = new Map(
    [...changes].filter(([path, entry]) => textOf(entry) !== textOf(entries.get(path))),
  );
  expectReceived(bodyOf(request), changed);
  expect(pathsIn(bodyOf(request)).toSorted(), 'Only what was changed is sent.').toEqual(
    [...changed.keys()].toSorted(),
  );
  expect((await request.response())?.status()).toBe(200);
  await expect(heading(page)).toHaveText(`Every field ${turn}`);
}

for (const definition of allDefinitions) {
  const { id, kind, type } = definition;
  const tag = always.has(definition) ? '@main' : '@full';
  test(`${id}: what is typed into each field is shown, sent and saved`, { tag }, async ({ page }) => {
    test.setTimeout(240_000);
    for (let pass = 0; pass < passesOf(definition); pass += 1) {
      const turn: Turn = pass % 2 === 0 ? 0 : 1;
      await openSignedIn(page, `/${kind}s/create/details?type=${type}`);
      const entries = await enterAndSend(page, definition, turn, `Create ${kind}`);
      await expect(heading(page)).toHaveText(`Every field ${turn}`);
      await changeAgain(page, definition, entries, turn === 0 ? 1 : 0);
      // The next pass enters the same name.
      const address = `/api/v1/${kind}/${new URL(page.url()).pathname.split('/')[2]}/`;
      const rename = { data: { name: `Pass ${pass}` }, headers: await writeHeaders(page) };
      expect((await page.request.patch(address, rename)).ok()).toBe(true);
    }
  });

  // The setup has the same form and the same request; its page and its buttons are its own. So a form of each kind of
  // field is enough here.
  if (!always.has(definition)) continue;
  test(`${id}: the same in the setup of a pipeline`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(240_000);
    await openSignedIn(page, '/pipelines/list');
    const headers = await writeHeaders(page);
    const made = await page.request.post('/api/v1/pipeline/', { data: { name: 'Typed into' }, headers });
    expect(made.status()).toBe(201);
    const { id: pipeline }: { id: number } = await made.json();
    if (kind === 'destination') {
      const data = { source_id: 1 };
      expect((await page.request.patch(`/api/v1/pipeline/${pipeline}/`, { data, headers })).ok()).toBe(true);
    }
    await page.goto(`/pipelines/setup/${pipeline}/${kind}/create?type=${type}`);
    await enterAndSend(page, definition, 1, 'Save and continue');
    await expect(page).toHaveURL(kind === 'source' ? /\/destination\/select$/ : /\/schema-settings$/);
  });
}
