import { describe, expect, it, test } from 'vitest';
import { allDefinitions } from '../../connectors/allDefinitions.ts';
import { maxLength } from '../../text/limits.ts';
import { fieldsOf, type FormDefinition } from '../definition/definition.ts';
import type { FieldOf } from '../definition/fieldTypes.ts';
import { createFormModel } from './formModel.ts';

/* Spec §5: "Text input maximum lengths: default 255, user name 150, telephone 15, email 150, node name 150, password
   150, node config 2048." The numbers are repeated here, so that a change of ours is a change of this table. */

test('the limits are those of spec §5', () => {
  expect(maxLength).toEqual({
    standard: 255,
    userName: 150,
    telephone: 15,
    email: 150,
    nodeName: 150,
    password: 150,
    nodeConfig: 2048,
  });
});

/** The length of every text of the forms that are not about a connector. */
const lengths: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  email: { email: 150 },
  signup: { email: 150, first_name: 150, last_name: 150, phone: 15 },
  'new-password': { new_password: 150, confirm_password: 150 },
  'invited-person': { first_name: 150, last_name: 150, password: 150 },
  profile: {
    first_name: 150,
    last_name: 150,
    phone_country_code: 255,
    phone_national_number: 15,
    time_zone: 255,
  },
  'password-change': { current_password: 150, new_password: 150, confirm_password: 150 },
  pipeline: { name: 255 },
  'pipeline-name': { name: 255 },
  alert: { name: 255, 'notification.emails': 2048 },
  hook: { name: 255, url: 2048, secret: 150 },
  tunnel: { name: 150, ssh_host: 255, ssh_user: 255 },
  // As many addresses of 150 characters as one invitation may have.
  invite: { emails: 8000 },
  'etl-script': {},
  'sync-settings': {},
};

/** Settings of connectors that are shorter than the configuration allows: a code of a currency has three letters. */
const shorter: Readonly<Record<string, number>> = { 'source/exchangerates_data_api tap_config.base': 3 };

type Text = FieldOf<'text' | 'secret' | 'longText'>;

const textsOf = (definition: FormDefinition): readonly Text[] =>
  fieldsOf(definition).flatMap((field) =>
    field.kind === 'text' || field.kind === 'secret' || field.kind === 'longText' ? [field] : [],
  );

const isDefinition = (value: unknown): value is FormDefinition =>
  typeof value === 'object' && value !== null && 'id' in value && 'sections' in value;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../**/*.ts', '!../../**/*.test.ts', '!../../connectors/{sources,destinations}/*.ts'],
  { eager: true },
);
const otherForms = Object.values(modules).flatMap(Object.values).filter(isDefinition);

describe('the lengths of the forms besides connectors', () => {
  it('are listed for every form that exists', () => {
    expect(otherForms.map(({ id }) => id).toSorted()).toEqual(Object.keys(lengths).toSorted());
  });

  it.each(otherForms.map((definition) => [definition.id, definition] as const))('%s', (id, definition) => {
    const found = Object.fromEntries(textsOf(definition).map((field) => [field.path, field.maxLength]));
    expect(found).toEqual(lengths[id]);
  });
});

test.each(allDefinitions.map((definition) => [definition.id, definition] as const))(
  'the lengths of %s: its name 150, its configuration 2048 (A-170)',
  (id, definition) => {
    const found = textsOf(definition).map(({ path, maxLength: most }) => [path, most]);
    const right = textsOf(definition).map(({ path }) => [
      path,
      path === 'name' ? 150 : (shorter[`${id} ${path}`] ?? 2048),
    ]);
    expect(found).toEqual(right);
  },
);

test('a secret that is too long is kept as typed, with a sentence, and blocks the form', () => {
  for (const definition of [...otherForms, ...allDefinitions]) {
    for (const field of textsOf(definition).filter(({ isSecret, filledBy }) => isSecret && !filledBy)) {
      const form = createFormModel({ definition, today: '2026-11-20', hasFeature: () => true });
      const shownBy = field.showWhen?.[0];
      if (shownBy && 'equals' in shownBy) form.setValue(shownBy.path, shownBy.equals);
      const typed = 'é'.repeat(field.maxLength + 1);
      form.setValue(field.path, typed);
      form.blur(field.path);
      const { value, error } = form.at(field.path).getSnapshot();
      expect([definition.id, field.path, value === typed, error]).toEqual([
        definition.id,
        field.path,
        true,
        `${field.label} has more than ${field.maxLength} characters`,
      ]);
      form.validate();
      expect(form.getSnapshot().hasErrors).toBe(true);
    }
  }
});
