import { definedTypes, fieldsOf, loadDefinition, withPath, type Field, type Wire } from '@millrace/ui/domain';
import { describe, expect, it } from 'vitest';
import { checkTypes } from './settingTypes.ts';

/** What a form sends of a field, and what it never would; nothing for what is checked as a whole elsewhere. */
function examplesOf(field: Field): readonly [right: Wire, wrong: Wire] | undefined {
  switch (field.kind) {
    case 'ssl':
    case 'connection':
      return undefined;
    case 'number':
      return [field.min ?? 1, 'many'];
    case 'toggle':
      return [true, 'yes'];
    case 'choice':
      return [field.options[0]?.value ?? '', []];
    case 'rows':
      return [[], 'all'];
    case 'list':
      return field.wire === 'array' ? [[], 'all'] : ['a', []];
    case 'text':
    case 'secret':
    case 'date':
    case 'longText':
    case 'file':
      return ['2026-01-01', 5];
  }
}

const kinds = ['source', 'destination'] as const;
const forms = kinds.flatMap((kind) => definedTypes(kind).map((type) => ({ kind, type })));

describe('the types of settings', () => {
  it.each(forms)('are those that the form of the $kind $type sends', async ({ kind, type }) => {
    const definition = await loadDefinition(kind, type);
    const fields = definition ? fieldsOf(definition) : [];
    const inConfig = fields.filter(({ path }) => path !== 'name' && path !== 'tunnel_id');
    expect(inConfig.length).toBeGreaterThan(3);
    for (const field of inConfig) {
      const examples = examplesOf(field);
      if (!examples) continue;
      const [right, wrong] = examples.map((value) => checkTypes(withPath({}, field.path, value)));
      expect([field.path, right?.length, wrong?.length]).toEqual([field.path, 0, 1]);
    }
  });

  it('are not asked of what is emptied, nor of what no connector has', () => {
    expect(checkTypes({ connection_config: { host: null, port: null, ssl: false }, more: [5] })).toEqual([]);
  });
});
