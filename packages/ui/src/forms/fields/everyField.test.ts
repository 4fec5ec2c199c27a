import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDefinitions } from '../../domain/connectors/allDefinitions.ts';
import { tunnelForm } from '../../domain/connectors/tunnels/tunnelForm.ts';
import type { FormDefinition } from '../../domain/forms/definition/definition.ts';
import type { Field } from '../../domain/forms/definition/fieldTypes.ts';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { isWireObject, withPath, type WireObject } from '../../domain/json/paths.ts';
import { fillFromAddress } from './fillFromAddress.ts';

const today = '2026-11-20';
const isTyped = ({ kind }: Field): boolean =>
  ['text', 'secret', 'longText', 'number', 'date', 'list'].includes(kind);

/** Sets a value as the field's control does. */
const change = (model: FormModel, field: Field, typed: string) =>
  field.kind === 'text' ? fillFromAddress(model, field, { typed }) : model.setValue(field.path, typed);

/** Letters as keys give them, one at a time. */
const keys = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), { maxLength: 12 });

const all: readonly FormDefinition[] = [...allDefinitions, tunnelForm];

const saved = ({ fields }: FormModel): WireObject =>
  fields
    .filter((field) => isTyped(field) && !field.isSecret)
    .reduce<WireObject>((config, { path }) => withPath(config, path, 'saved'), {});

const inNewAndSavedForm = (definition: FormDefinition): readonly FormModel[] => {
  const created = createFormModel({ definition, today, hasFeature: () => true });
  const config = saved(created);
  expect(isWireObject(config)).toBe(true);
  const stored = { name: 'Saved', tunnelId: null, config };
  return [created, createFormModel({ definition, today, hasFeature: () => true, stored })];
};

describe.each(all.map((definition) => [definition.id, definition] as const))(
  'the form of %s',
  (_, definition) => {
    it('keeps each letter that is typed into each of its fields', () => {
      for (const model of inNewAndSavedForm(definition)) {
        const fields = model.fields.filter(isTyped);
        const valueAt = (path: string) => model.at(path).getSnapshot().value;
        const into = ({ path }: Field, letters: readonly string[]): void => {
          const { field, getSnapshot } = model.at(path);
          const { isLocked } = getSnapshot();
          const before = valueAt(path);
          let typed = '';
          change(model, field, typed);
          for (const letter of letters) {
            typed += letter;
            change(model, field, typed);
            expect(valueAt(path)).toBe(isLocked ? before : typed);
          }
        };
        fc.assert(fc.property(fc.constantFrom(...fields), keys, into), { numRuns: 8 * fields.length });
      }
    });
  },
);
