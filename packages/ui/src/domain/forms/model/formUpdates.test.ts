import { describe, expect, it } from 'vitest';
import { defineForm } from '../definition/definition.ts';
import { text, toggle } from '../definition/fields.ts';
import { createFormModel } from './formModel.ts';

const definition = defineForm({
  id: 'hook',
  sections: [
    {
      title: 'Hook',
      fields: [text('name', 'Name'), text('url', 'URL', { maxLength: 5 }), toggle('on', 'On')],
    },
  ],
});
const begin = () =>
  createFormModel({
    definition,
    today: '',
    stored: { name: 'Ann', config: { url: 'a.dev', on: false } },
  });
const valuesOf = (form: ReturnType<typeof begin>) =>
  Object.fromEntries(form.fields.map(({ path }) => [path, form.at(path).getSnapshot().value]));
const updatesOf = (form: ReturnType<typeof begin>) => {
  const { followed, contested } = form.getSnapshot();
  return { followed: followed.map(({ path }) => path), contested: contested.map(({ path }) => path) };
};

describe('changes that others save while a form is open', () => {
  it('update unchanged fields and are contested by changed ones', () => {
    const form = begin();
    form.setValue('name', 'Bea');
    form.rebase({ name: 'Cem', config: { url: 'c.dev', on: false } });
    expect(valuesOf(form)).toEqual({ name: 'Bea', url: 'c.dev', on: false });
    expect(updatesOf(form)).toEqual({ followed: ['url'], contested: ['name'] });
    expect(form.initialValue('name')).toBe('Cem');
    expect(form.stored?.name).toBe('Cem');
  });

  it('replace the entered values on request', () => {
    const form = begin();
    form.setValue('name', 'Bea');
    form.rebase({ name: 'Cem', config: { url: 'a.dev', on: false } });
    form.acceptTheirs();
    expect(valuesOf(form)).toMatchObject({ name: 'Cem' });
    expect(updatesOf(form).contested).toEqual([]);
    expect(form.getSnapshot().isDirty).toBe(false);
  });

  it('are ignored if they are equal or already entered here', () => {
    const form = begin();
    form.setValue('on', true);
    form.rebase({ name: 'Ann', config: { url: 'a.dev', on: true } });
    expect(updatesOf(form)).toEqual({ followed: [], contested: [] });
    expect(form.getSnapshot().isDirty).toBe(false);
  });

  it('accumulate until they are dismissed', () => {
    const form = begin();
    form.rebase({ name: 'Cem', config: { url: 'a.dev', on: false } });
    form.rebase({ name: 'Cem', config: { url: 'a.dev', on: true } });
    expect(updatesOf(form).followed).toEqual(['name', 'on']);
    form.dismissUpdates();
    expect(updatesOf(form).followed).toEqual([]);
    expect(valuesOf(form)).toMatchObject({ name: 'Cem', on: true });
  });

  it('notify the updated fields, and nothing if there is no update', () => {
    const form = begin();
    const calls: string[] = [];
    for (const { path } of form.fields) form.at(path).subscribe(() => calls.push(path));
    form.subscribe(() => calls.push('form'));
    form.rebase({ name: 'Ann', config: { url: 'a.dev', on: false } });
    expect(calls).toEqual([]);
    form.rebase({ name: 'Ann', config: { url: 'b.dev', on: false } });
    expect(calls.toSorted()).toEqual(['form', 'url']);
  });
});
