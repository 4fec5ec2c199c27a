import { describe, expect, it } from 'vitest';
import { createFormModel } from '../forms/model/formModel.ts';
import { pipelineForm } from './pipelineForm.ts';

const errorOf = (name: string) => {
  const form = createFormModel({ definition: pipelineForm, today: '2026-11-20' });
  form.setValue('name', name);
  form.validate();
  return form.at('name').getSnapshot().error;
};

describe('the form of a new pipeline', () => {
  it('requires a name', () => {
    expect(errorOf('  ')).toBe('Enter a name.');
    expect(errorOf('\u200B')).toBe('Enter a name.');
  });

  it('refuses an invisible character', () => {
    expect(errorOf('invoice\u202Egnp.exe')).toMatch(/invisible character \(U\+202E\)/);
    expect(errorOf('👩‍👧 & Söhne')).toBeUndefined();
  });

  it('reports a missing name only on submit', () => {
    const form = createFormModel({ definition: pipelineForm, today: '2026-11-20' });
    form.blur('name');
    expect(form.at('name').getSnapshot().error).toBeUndefined();
    expect(form.validate()).toBe('name');
  });
});
