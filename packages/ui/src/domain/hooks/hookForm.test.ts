import { describe, expect, it } from 'vitest';
import { captureDraft } from '../forms/model/formDraft.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import { checkHookAddress, hookForm, storedHook, toHook, toHookChanges } from './hookForm.ts';

const filled = (url: string, secret = '') => {
  const form = createFormModel({ definition: hookForm, today: '' });
  checkHookAddress(form);
  form.setValue('name', ' Pager ');
  form.setValue('url', url);
  form.setValue('secret', secret);
  return form;
};
const errorAt = (form: ReturnType<typeof filled>, path: string) => form.at(path).getSnapshot().error;

describe('the form of a hook', () => {
  it('refuses an address that the service cannot call, once the field is left', () => {
    const form = filled('hooks.example.com');
    expect(errorAt(form, 'url')).toBeUndefined();
    form.blur('url');
    expect(errorAt(form, 'url')).toBe('Enter an address that starts with https://.');
    form.setValue('url', 'https://hooks.example.com/in');
    expect(errorAt(form, 'url')).toBeUndefined();
  });

  it.each([
    [
      'https://localhost/in',
      'This address can’t be reached from outside its network. Enter a public address.',
    ],
    ['https://me:pass@a.example', 'Remove the user and password from the address.'],
    ['', 'Enter an address.'],
  ])('does not send %j', (url, message) => {
    const form = filled(url);
    expect(form.validate()).toBe('url');
    expect(errorAt(form, 'url')).toBe(message);
  });

  it('allows plain http (A-113), and sends the secret as it was typed', () => {
    const form = filled(' http://a.example/in ', ' sign with this ');
    expect(form.validate()).toBeUndefined();
    expect(toHook(form)).toEqual({ name: 'Pager', url: 'http://a.example/in', secret: ' sign with this ' });
  });

  it('sends no secret if none was entered, and a draft never has one', () => {
    expect(toHook(filled('https://a.example'))).toEqual({ name: 'Pager', url: 'https://a.example' });
    expect(JSON.stringify(captureDraft(filled('https://a.example', 'river stone')))).not.toContain('river');
  });
});

describe('the form that changes a hook', () => {
  const opened = (hasSecret: boolean) =>
    createFormModel({
      definition: hookForm,
      today: '',
      stored: storedHook({ name: 'Pager', url: 'https://a.example/in', hasSecret }),
    });

  it('shows the name and the address, and only whether there is a secret', () => {
    const form = opened(true);
    expect(form.at('name').getSnapshot().value).toBe('Pager');
    expect(form.at('url').getSnapshot().value).toBe('https://a.example/in');
    expect(form.at('secret').getSnapshot()).toMatchObject({ value: '', isStored: true });
    expect(opened(false).at('secret').getSnapshot()).toMatchObject({ value: '', isStored: false });
  });

  it.each<
    [changed: string, values: Readonly<Record<string, string>>, sent: ReturnType<typeof toHookChanges>]
  >([
    ['nothing', {}, {}],
    ['the name', { name: ' Siren ' }, { name: 'Siren' }],
    ['the address', { url: ' https://b.example ' }, { url: 'https://b.example' }],
    ['the secret', { secret: ' new ' }, { secret: ' new ' }],
    ['the name to the same one', { name: 'Pager' }, {}],
  ])('sends only what was changed: %s', (_, values, sent) => {
    const form = opened(true);
    for (const [path, value] of Object.entries(values)) form.setValue(path, value);
    expect(toHookChanges(form)).toEqual(sent);
  });
});

describe('the check of the address', () => {
  it('says nothing of its own about an empty address', () => {
    const form = filled('  ');
    form.blur('url');
    expect(errorAt(form, 'url')).toBeUndefined();
    form.setValue('url', ' ');
    expect(errorAt(form, 'url')).toBeUndefined();
    expect(form.validate()).toBe('url');
    expect(errorAt(form, 'url')).toBe('Enter an address.');
  });

  it('begins with the address that is already there, and ends with its form', () => {
    const form = createFormModel({ definition: hookForm, today: '' });
    form.setValue('url', 'hooks.example.com');
    form.blur('url');
    expect(errorAt(form, 'url')).toBeUndefined();
    const end = checkHookAddress(form);
    expect(errorAt(form, 'url')).toBe('Enter an address that starts with https://.');
    end();
    form.setValue('url', 'ftp://hooks.example.com');
    expect(errorAt(form, 'url')).toBeUndefined();
  });
});
