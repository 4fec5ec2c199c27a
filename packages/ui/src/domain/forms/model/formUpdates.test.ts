import { describe, expect, it } from 'vitest';
import { defineForm } from '../definition/definition.ts';
import { text, toggle } from '../definition/fields.ts';
import { createFormModel } from './formModel.ts';
import { createFormUpdates } from './formUpdates.ts';

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

  it('are the same list as long as they are the same fields', () => {
    const form = begin();
    form.setValue('name', 'Bea');
    const rebase = (name: string, url: string) => form.rebase({ name, config: { url, on: false } });
    rebase('Cem', 'b.dev');
    const before = form.getSnapshot();
    rebase('Dan', 'c.dev');
    expect(form.getSnapshot().followed).toBe(before.followed);
    expect(form.getSnapshot().contested).toBe(before.contested);
  });

  it('are other lists for as many other fields', () => {
    const [name, url] = begin().fields;
    if (!name || !url) throw new Error('The form has fields.');
    const updates = createFormUpdates([name, url], { isChanged: () => true });
    updates.add({ followed: [name], contested: [url] });
    expect([updates.followed(), updates.contested()]).toEqual([[name], [url]]);
    updates.dismiss();
    expect([updates.followed(), updates.contested()]).toEqual([[], []]);
    updates.add({ followed: [url], contested: [name] });
    expect([updates.followed(), updates.contested()]).toEqual([[url], [name]]);
    updates.dismiss();
    updates.add({ followed: [name], contested: [] });
    expect([updates.followed(), updates.contested()]).toEqual([[name], []]);
  });

  it('of another field replace a list of the same length', () => {
    const [name, url] = begin().fields;
    if (!name || !url) throw new Error('The form has fields.');
    let changed = 'name';
    const updates = createFormUpdates([name, url], { isChanged: (path) => path === changed });
    updates.add({ followed: [], contested: [name, url] });
    expect(updates.contested()).toEqual([name]);
    changed = 'url';
    expect(updates.contested()).toEqual([url]);
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
