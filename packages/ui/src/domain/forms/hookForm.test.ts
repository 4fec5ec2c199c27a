import { describe, expect, it } from 'vitest';
import { captureDraft } from './formDraft.ts';
import { createFormModel } from './formModel.ts';
import { checkHookAddress, hookForm, toHook } from './hookForm.ts';

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
