import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import { chooseTunnel, directConnection } from '../forms/values/connection.ts';
import type { Field } from '../forms/definition/fieldTypes.ts';
import type { FormValue } from '../forms/definition/fieldValues.ts';
import { captureDraft, restoreDraft } from '../forms/model/formDraft.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import { isInConfig } from '../forms/model/formValues.ts';
import type { FormModel } from '../forms/model/formState.ts';
import { parseJson, readPath, withPath, type WireObject } from '../json/paths.ts';
import { describeValue } from '../forms/model/values.ts';
import { allDefinitions } from './allDefinitions.ts';
import { toConfig, toCreate, toPatch, toTest, toWholePatch } from './connectorWire.ts';
import type { Definition } from './definition/define.ts';

const today = '2026-11-20';
const canary = 'canary-7f3k2q';
const mask = '********';

/** All toggles are on, so that every field takes part. */
const newForm = (definition: Definition, config?: WireObject): FormModel =>
  createFormModel({
    definition,
    today,
    hasFeature: () => true,
    ...(config && { stored: { name: 'Saved', tunnelId: null, config } }),
  });

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '',
    ' padded ',
    '0',
    'null',
    'a, b ,, c',
    '"quoted"',
    'HTTPS://Shop.Example/path/',
    '12-34',
  ),
);

/** What a person may enter into a field, right or wrong. */
function entryFor(field: Field): fc.Arbitrary<FormValue> | undefined {
  if (field.isSecret) return words.map((text) => canary + text);
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'list':
    case 'file':
      return words;
    case 'number':
      return fc.oneof(fc.integer({ min: -5, max: 70_000 }).map(String), fc.double().map(String), words);
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => String(value)));
    case 'toggle':
      return fc.boolean();
    case 'date':
      return fc.oneof(fc.constantFrom('', '2024-02-29', '2023-02-29', '1969-12-31'), words);
    case 'rows':
      return fc.array(
        fc.record({
          // A row that is not picked may be left out of the request.
          isPicked: fc.constant(true),
          cells: fc.record(
            Object.fromEntries(
              [field.rowKey, ...field.columns.map(({ key }) => key)].map((key) => [key, words]),
            ),
          ),
        }),
        { maxLength: 3 },
      );
    case 'ssl':
      return fc.constantFrom<FormValue>({ mode: 'off' }, { mode: 'unverified' }, { mode: 'verified' });
    case 'connection':
      return fc.constantFrom<FormValue>(directConnection, chooseTunnel(toId<'tunnel'>(7)));
    default:
      return undefined;
  }
}

/** Entries for some of the fields, in any order. */
const entriesFor = ({ fields }: FormModel): fc.Arbitrary<readonly (readonly [string, FormValue])[]> => {
  const each = fields.flatMap((field) => {
    const entry = entryFor(field);
    return entry ? [entry.map((value) => [field.path, value] as const)] : [];
  });
  return fc.array(fc.oneof(...each), { maxLength: 2 * each.length });
};

function enter(form: FormModel, entries: readonly (readonly [string, FormValue])[]): void {
  for (const [path, value] of entries) {
    form.setValue(path, value);
    form.blur(path);
  }
}

/** Puts initial values back into fields that refuse the entry. */
function dropRefused(form: FormModel): void {
  for (const { path } of form.fields) {
    form.blur(path);
    if (form.at(path).getSnapshot().error !== undefined) form.setValue(path, form.initialValue(path));
  }
}

/** The configuration as the service returns it: filled secrets are masked. */
const savedBy = (form: FormModel): WireObject =>
  form.fields
    .filter(({ path, isSecret }) => isSecret && form.at(path).getSnapshot().value !== '')
    .reduce<WireObject>((config, { path }) => withPath(config, path, mask), toConfig(form));

/** Rows that are not selected are left to the provider, which lists them again. */
const keptOf = (field: Field, value: FormValue): FormValue =>
  field.kind === 'rows' && field.sends === 'picked' && field.spec.is(value)
    ? value.filter(({ isPicked }) => isPicked)
    : value;

/** The values that a saved connector shows again. */
const shownIn = (form: FormModel) =>
  form.fields
    .filter(({ path, isSecret }) => isInConfig(path) && !isSecret && form.at(path).getSnapshot().isVisible)
    .map((field) => [field.path, keptOf(field, form.at(field.path).getSnapshot().value)]);

/** Everything that screens and requests do with a form. */
function useAll(form: FormModel, definition: Definition): void {
  form.validate();
  JSON.stringify([toCreate(form, definition), toTest(form, definition), toPatch(form), captureDraft(form)]);
  for (const field of form.fields) describeValue(field, form.at(field.path).getSnapshot().value);
}

/** What only the service sets (spec §3): no form has it. Sections may have more than the form knows. */
const sections = [
  'connection_config',
  'tap_config',
  'static',
  'dynamic',
  'extra_args',
  'sample_options',
  'provider',
];
const noMask = fc.string().filter((text) => !/^[•●·*]+$/.test(text));
const unknownValue = fc.oneof(
  noMask,
  fc.integer(),
  fc.boolean(),
  fc.array(fc.integer()),
  fc.dictionary(fc.constantFrom('a', 'b'), noMask),
);
const unknownSettings = fc.record({
  top: fc.record({
    api_name: noMask,
    tap_name: noMask,
    is_legacy_tap: fc.boolean(),
    start_date_format: fc.constantFrom('YYYY-MM-DD', '%Y-%m-%dT%H:%M:%SZ'),
    kept_from_before: unknownValue,
  }),
  inSections: fc.dictionary(
    fc.constantFrom(...sections),
    fc.dictionary(fc.constantFrom('kept', 'cursor'), unknownValue),
  ),
});

const named = allDefinitions.map((definition) => [definition.id, definition] as const);
const some = { numRuns: 30 };

describe.each(named)('the form of %s', (_, definition) => {
  const entries = entriesFor(newForm(definition));

  it('takes any entry', () => {
    const use = (given: readonly (readonly [string, FormValue])[]): void => {
      const form = newForm(definition);
      enter(form, given);
      useAll(form, definition);
    };
    expect(() => fc.assert(fc.property(entries, use), some)).not.toThrow();
  });

  it('opens any saved configuration and any draft, and opening changes nothing', () => {
    const json = fc.json({ maxDepth: 2 }).map((text) => parseJson(text) ?? null);
    const paths = fc.constantFrom(...newForm(definition).fields.map(({ path }) => path));
    const saved = fc.array(fc.tuple(paths, json), { maxLength: 12 });
    fc.assert(
      fc.property(saved, (values) => {
        const config = values.reduce<WireObject>((all, [path, value]) => withPath(all, path, value), {});
        const form = newForm(definition, config);
        expect(toPatch(form)).toEqual({});
        useAll(form, definition);
        restoreDraft(form, { version: 1, form: definition.id, values: Object.fromEntries(values) });
        useAll(form, definition);
      }),
      some,
    );
  });

  it('reads back what it has written, and then changes nothing', () => {
    fc.assert(
      fc.property(entries, (given) => {
        const form = newForm(definition);
        enter(form, given);
        dropRefused(form);
        const reopened = newForm(definition, savedBy(form));
        expect(shownIn(reopened)).toEqual(shownIn(form));
        expect(toPatch(reopened)).toEqual({});
      }),
      some,
    );
  });

  it('drops nothing that it does not know, whatever is changed and however it is saved', () => {
    fc.assert(
      fc.property(entries, entries, unknownSettings, (given, changes, { top, inSections }) => {
        const before = newForm(definition);
        enter(before, given);
        dropRefused(before);
        const unknown = [
          ...Object.entries(top),
          ...Object.entries(inSections).flatMap(([section, values]) =>
            Object.entries(values).map(([key, value]) => [`${section}.${key}`, value] as const),
          ),
        ];
        const held = unknown.reduce<WireObject>(
          (config, [path, value]) => withPath(config, path, value),
          savedBy(before),
        );
        const form = newForm(definition, held);
        enter(form, changes);
        const { config: whole = held } = toWholePatch(form);
        for (const sent of [toConfig(form), toTest(form, definition).config, whole]) {
          for (const [path, value] of unknown) expect([path, readPath(sent, path)]).toEqual([path, value]);
        }
        const { config: part = {} } = toPatch(form);
        for (const [path] of unknown) expect([path, readPath(part, path)]).toEqual([path, undefined]);
      }),
      some,
    );
  });

  it('tidies an entry once', () => {
    fc.assert(
      fc.property(entries, (given) => {
        const form = newForm(definition);
        enter(form, given);
        const once = JSON.stringify(toConfig(form));
        for (const { path } of form.fields) form.blur(path);
        expect(JSON.stringify(toConfig(form))).toBe(once);
      }),
      some,
    );
  });

  it('keeps no secret in a draft', () => {
    fc.assert(
      fc.property(entries, (given) => {
        const form = newForm(definition);
        enter(form, given);
        expect(JSON.stringify(captureDraft(form))).not.toContain(canary);
      }),
      some,
    );
  });
});
