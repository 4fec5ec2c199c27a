import type { Locator, Page } from '@playwright/test';
import type { Definition } from '../packages/ui/src/domain/connectors/definition/define.ts';
import { fieldsOf } from '../packages/ui/src/domain/forms/definition/definition.ts';
import type { Field, FieldOf } from '../packages/ui/src/domain/forms/definition/fieldTypes.ts';
import { isWireObject, type Wire, type WireObject } from '../packages/ui/src/domain/json/paths.ts';
import type { TextFormat } from '../packages/ui/src/domain/forms/definition/textFormat.ts';
import { expect } from './fixtures.ts';
import { dropFile } from './setupSteps.ts';

/* Enters something into each kind of field with keys and the pointer, as a person does: no field is filled by script. */

/** What was entered: what the screen shows of it, and what the service must receive. */
export interface Entry {
  /** Reads the value back from the screen. */
  readonly expectShown: () => Promise<void>;
  /** What the service must receive; a function if only the service's answer tells. */
  readonly sent: Wire | ((received: Wire | undefined) => boolean);
}

/** Which of several values is entered. Each pass of a form uses another one. */
export type Turn = 0 | 1;

const certificate = [
  '-----BEGIN CERTIFICATE-----',
  'TWlsbHJhY2UgdGVzdCBjZXJ0aWZpY2F0ZQ==',
  '-----END CERTIFICATE-----',
].join('\n');
const privateKey = [
  '-----BEGIN PRIVATE KEY-----',
  'TWlsbHJhY2UgdGVzdCBrZXk=',
  '-----END PRIVATE KEY-----',
].join('\n');
const serviceAccount = JSON.stringify({
  type: 'service_account',
  project_id: 'acme-marts',
  private_key: `${privateKey}\n`,
  client_email: 'loader@acme-marts.iam.gserviceaccount.com',
});

/** A text that the format takes as it is: the field's own example, or one of those that other fields have. */
function wordsOfFormat(field: FieldOf<'text'>, format: TextFormat, turn: Turn): string {
  const candidates = [
    field.example,
    `acme_${turn}`,
    `1234${turn}`,
    'https://shop.example.com',
    'shop.example.com',
  ];
  const accepted = candidates.find((text) => {
    const reading = text !== undefined && format.read(text, field);
    return reading && 'value' in reading && reading.value === text;
  });
  if (accepted === undefined) throw new Error(`${field.path} has a format that takes no known text.`);
  return accepted;
}

const wordsFor = (field: FieldOf<'text' | 'secret' | 'longText'>, turn: Turn): string => {
  if (field.kind === 'longText') return field.content === 'json' ? `[{"id": "${turn}"}]` : `Line ${turn}`;
  // Spaces, quotes and characters beyond ASCII: a secret is sent as it is typed.
  if (field.kind === 'secret') return ` p4ß "${turn}" & <w>ord `;
  if (field.path === 'name') return `Every field ${turn}`;
  if (field.format) return wordsOfFormat(field, field.format, turn);
  return field.example ?? (field.isMono ? `acme_${turn}` : `Größe “${turn}” & <so>`);
};

const numberFor = ({ min = 0, max = Infinity }: FieldOf<'number'>, turn: Turn): number =>
  Math.min(min + 3 + turn, max - turn);

/** Items of a typed list as people type them, and as the service takes them. */
function listFor(field: FieldOf<'list'>, turn: Turn): { typed: string; sent: Wire } {
  const items = { text: ['one', 'two'], digits: ['1234', '5678'], number: ['1', '30'] }[field.items].slice(
    turn,
  );
  const typed = items.join(', ');
  if (field.wire === 'array') return { typed, sent: field.items === 'number' ? items.map(Number) : items };
  if (field.wire === 'quoted') return { typed, sent: items.map((item) => `"${item}"`).join(',') };
  return { typed, sent: items.join(field.wire === 'spaces' ? ' ' : ',') };
}

/** Types into a control, replacing what it has. */
export async function type(control: Locator, text: string): Promise<void> {
  await control.click();
  await control.press('ControlOrMeta+a');
  await control.press('Delete');
  await control.pressSequentially(text);
}

async function typeInto(control: Locator, typed: string, sent: Wire = typed): Promise<Entry> {
  await type(control, typed);
  const expectShown = () => expect(control).toHaveValue(typed);
  await expectShown();
  return { expectShown, sent };
}

/** The browser's own control of a date takes month, day and year in its language. */
async function enterDate(control: Locator, turn: Turn): Promise<Entry> {
  const day = turn === 0 ? '2024-02-29' : '2025-12-31';
  const [year, month, date] = day.split('-');
  await control.click();
  await control.press('ControlOrMeta+a');
  await control.press('Home');
  await control.pressSequentially(`${month}${date}${year}`);
  const expectShown = () => expect(control).toHaveValue(day);
  await expectShown();
  return { expectShown, sent: day };
}

/** Picks each option of a list in turn, and ends with one that is not the first. */
export async function pickEach(page: Page, control: Locator, last: number): Promise<string> {
  await control.click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  const labels = await options.allInnerTexts();
  await page.keyboard.press('Escape');
  expect(new Set(labels).size, 'Each option has a label of its own.').toBe(labels.length);
  // Long lists are all alike after a few options.
  const picked = labels.length > 4 ? [labels.length - 1] : labels.keys();
  for (const index of [...picked, last % labels.length]) {
    await control.click();
    await options.nth(index).click();
    await expect(control).toContainText(labels[index]?.split('\n')[0] ?? '');
  }
  return labels[last % labels.length] ?? '';
}

async function enterChoice(page: Page, slot: Locator, field: FieldOf<'choice'>, turn: Turn): Promise<Entry> {
  const control = slot.getByRole('button').first();
  // A value that only a feature lets people choose is shown as text, and a list of one is settled.
  const isText = (await control.count()) === 0;
  if (isText || !(await control.isEnabled()))
    return {
      expectShown: () => Promise.resolve(),
      sent: field.initial ?? field.options[0]?.value ?? null,
    };
  const label = await pickEach(page, control, turn);
  const option = field.options.find((each) => label.startsWith(each.label));
  const expectShown = () => expect(control).toContainText(option?.label ?? label);
  await expectShown();
  // The standard variant is sent by leaving it out.
  const sent = field.path === 'variant' && option?.value === 'standard' ? null : (option?.value ?? null);
  return { expectShown, sent };
}

async function enterToggle(slot: Locator, field: FieldOf<'toggle'>, turn: Turn): Promise<Entry> {
  const control = slot.getByRole('checkbox');
  const isOn = turn === 0 ? !field.initial : field.initial;
  // Off, on and off again: each press is seen.
  for (const wanted of [isOn, !isOn, isOn]) {
    if ((await control.isChecked()) === wanted) continue;
    await control.focus();
    await control.press('Space');
    await expect(control).toBeChecked({ checked: wanted });
  }
  return { expectShown: () => expect(control).toBeChecked({ checked: isOn }), sent: isOn };
}

/** Drops a file, takes it away again, and chooses it. Returns what shows that it is there. */
async function bringFile(page: Page, slot: Locator, name: string, text: string): Promise<Locator> {
  const remove = slot.getByRole('button', { name: /^Remove/ });
  await dropFile(slot, text, name);
  await remove.click();
  await expect(remove).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await slot.getByRole('button', { name: /file/i }).first().click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(remove).toBeVisible();
  return remove;
}

async function enterFile(page: Page, slot: Locator, field: FieldOf<'file'>): Promise<Entry> {
  const isAccount = field.content === 'serviceAccount';
  const sent = isAccount ? serviceAccount : privateKey;
  const remove = await bringFile(page, slot, isAccount ? 'key.json' : 'key.pem', sent);
  return {
    expectShown: () => expect(remove).toBeVisible(),
    sent: (received) => typeof received === 'string' && received.trim() === sent,
  };
}

async function enterTicks(slot: Locator, field: FieldOf<'list'>, turn: Turn): Promise<Entry> {
  const options = (field.options ?? []).map(({ label, value }, index) => ({
    box: slot.getByRole('checkbox', { name: label, exact: true }),
    value: String(value),
    isWanted: index >= turn,
  }));
  for (const { box, isWanted } of options) {
    // Some are ticked from the start: these are pressed twice.
    const presses = (await box.isChecked()) === isWanted ? [!isWanted, isWanted] : [isWanted];
    for (const isOn of presses) {
      await box.focus();
      await box.press('Space');
      await expect(box).toBeChecked({ checked: isOn });
    }
  }
  const ticked = options.filter(({ isWanted }) => isWanted);
  return {
    async expectShown() {
      for (const { box } of ticked) await expect(box).toBeChecked();
      await expect(slot.getByRole('checkbox', { checked: true })).toHaveCount(ticked.length);
    },
    sent: ticked.map(({ value }) => value),
  };
}

async function enterSsl(page: Page, slot: Locator): Promise<Entry> {
  const modes = slot.getByRole('radio');
  for (let index = 0; index < (await modes.count()); index += 1) {
    await modes.nth(index).focus();
    await modes.nth(index).press('Space');
    await expect(modes.nth(index)).toBeChecked();
  }
  const remove = await bringFile(page, slot, 'ca.pem', certificate);
  return {
    expectShown: () => expect(remove).toBeVisible(),
    sent: (received) =>
      isWireObject(received) && typeof received['ca'] === 'string' && received['ca'].trim() === certificate,
  };
}

async function enterConnection(page: Page, slot: Locator): Promise<Entry> {
  const ways = slot.getByRole('radio');
  for (const index of [1, 0, 1]) {
    await ways.nth(index).focus();
    await ways.nth(index).press('Space');
    await expect(ways.nth(index)).toBeChecked();
  }
  const tunnel = page.getByRole('button', { name: /^Secure tunnel|Secure tunnel$/ });
  await expect(tunnel).toBeVisible();
  await tunnel.click();
  await page.getByRole('listbox').getByRole('option').first().click();
  return {
    expectShown: () => expect(ways.nth(1)).toBeChecked(),
    sent: (received) => typeof received === 'number',
  };
}

async function enterRows(page: Page, field: FieldOf<'rows'>): Promise<Entry> {
  const group = page.getByRole('group', { name: field.label, exact: true });
  const sample = group.getByRole('button', { name: 'Sample Files' });
  if ((await sample.count()) > 0) await sample.click();
  const first = group.getByRole('checkbox', { name: /^Select (?!all)/i }).first();
  await expect(first).toBeVisible();
  if (!(await first.isChecked())) await first.click();
  await expect(first).toBeChecked();
  return {
    expectShown: () => expect(first).toBeChecked(),
    sent: (received) => Array.isArray(received) && received.length > 0,
  };
}

/** Enters something into one field of a form. */
export function enter(page: Page, slot: Locator, field: Field, turn: Turn): Promise<Entry> | undefined {
  const input = slot.locator('input:not([type=file]), textarea').first();
  switch (field.kind) {
    case 'longText':
      if (field.pair) {
        const ids = [`12345${turn}`, '67890'] as const;
        const [one, other] = field.pair;
        return typeInto(input, ids.join(', '), JSON.stringify([{ [one]: ids[0], [other]: ids[1] }]));
      }
      return typeInto(input, wordsFor(field, turn));
    case 'text':
    case 'secret':
      return typeInto(input, wordsFor(field, turn));
    case 'number': {
      const value = numberFor(field, turn);
      return typeInto(input, String(value), value);
    }
    case 'date':
      return enterDate(input, turn);
    case 'list': {
      if (field.options) return enterTicks(slot, field, turn);
      const { typed, sent } = listFor(field, turn);
      return typeInto(input, typed, sent);
    }
    case 'choice':
      return enterChoice(page, slot, field, turn);
    case 'toggle':
      return enterToggle(slot, field, turn);
    case 'file':
      return enterFile(page, slot, field);
    case 'ssl':
      return enterSsl(page, slot);
    case 'connection':
      return enterConnection(page, slot);
    case 'rows':
      return enterRows(page, field);
    default:
      return undefined;
  }
}

/** Whether people enter the field themselves. */
export const isEntered = (field: Field): boolean =>
  field.filledBy === undefined && !['constant', 'serviceValue'].includes(field.kind);

/** How often the form is gone through, so that each part that a choice shows is entered. */
export function passesOf(definition: Definition): number {
  const fields = fieldsOf(definition);
  const deciding = new Set(fields.flatMap(({ showWhen = [] }) => showWhen.map(({ path }) => path)));
  const options = fields.map((field) =>
    field.kind === 'choice' && deciding.has(field.path) ? field.options.length : 1,
  );
  return Math.max(...options);
}

/** Values besides the configuration, by the path of their field. */
const besideConfig = ['name', 'tunnel_id', 'variant'];

/** The value that a request has for a field. */
export function receivedAt(body: WireObject, path: string): Wire | undefined {
  if (besideConfig.includes(path)) return body[path];
  return path
    .split('.')
    .reduce<Wire | undefined>((here, key) => (isWireObject(here) ? here[key] : undefined), body['config']);
}

/** Compares what the service received with what was entered. */
export function expectReceived(body: WireObject, entries: ReadonlyMap<string, Entry>): void {
  for (const [path, { sent }] of entries) {
    const received = receivedAt(body, path);
    if (typeof sent === 'function') expect.soft(sent(received), `${path} is received`).toBe(true);
    else expect.soft(received ?? null, `${path} is received as it was typed`).toEqual(sent);
  }
}
