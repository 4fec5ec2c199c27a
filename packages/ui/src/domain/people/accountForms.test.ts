import { describe, expect, it } from 'vitest';
import {
  checkEmailForm,
  checkInvitedPerson,
  checkNewPassword,
  checkSignup,
  emailForm,
  invitedPersonForm,
  newPasswordForm,
  signupForm,
  toInvitedPerson,
  toNewPassword,
  toSignup,
  typedEmail,
} from './accountForms.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import type { FormDefinition } from '../forms/definition/definition.ts';

function fill(definition: FormDefinition, entries: Readonly<Record<string, string>>) {
  const form = createFormModel({ definition, today: '' });
  for (const [path, value] of Object.entries(entries)) form.setValue(path, value);
  return form;
}
const errorsOf = (form: ReturnType<typeof fill>) =>
  Object.fromEntries(
    form.fields.flatMap(({ path }) => {
      const { error } = form.at(path).getSnapshot();
      return error === undefined ? [] : [[path, error]];
    }),
  );

const person = { email: ' ada@start.example ', first_name: 'Ada', last_name: 'Byron', phone: '' };

describe('signing up', () => {
  it('accepts a person without a phone number, trimmed', () => {
    const form = fill(signupForm, person);
    checkSignup(form);
    expect(form.validate()).toBeUndefined();
    expect(toSignup(form)).toEqual({
      email: 'ada@start.example',
      firstName: 'Ada',
      lastName: 'Byron',
      phone: '',
    });
  });

  it.each([signupForm, emailForm])(
    'leaves out what is invisible around a pasted email address: $id',
    (definition) => {
      const form = fill(definition, {
        ...(definition === signupForm && person),
        email: '\u200Bada@start.example\u2060 ',
      });
      const end = definition === signupForm ? checkSignup(form) : checkEmailForm(form);
      expect(form.validate()).toBeUndefined();
      expect(typedEmail(form)).toBe('ada@start.example');
      form.setValue('email', 'ada\u200B@start.example');
      expect(form.validate()).toBe('email');
      expect(errorsOf(form)['email']).toContain('U+200B');
      end();
    },
  );

  it('reports each rule at its field, when the form is submitted', () => {
    const form = fill(signupForm, { ...person, email: 'ada', last_name: ' ', phone: 'call me' });
    checkSignup(form);
    expect(errorsOf(form)).toEqual({});
    expect(form.validate()).toBe('email');
    expect(errorsOf(form)).toEqual({
      email: 'Enter a valid email address.',
      last_name: 'Enter a last name.',
      phone: 'Enter a valid phone number.',
    });
  });
});

describe('choosing a password', () => {
  const typed = 'a river of records';
  it('sends both entries as typed', () => {
    const form = fill(newPasswordForm, { new_password: ` ${typed} `, confirm_password: ` ${typed} ` });
    checkNewPassword(form, {});
    expect(form.validate()).toBeUndefined();
    expect(toNewPassword(form)).toEqual({ newPassword: ` ${typed} `, confirmPassword: ` ${typed} ` });
  });

  it('refuses a weak one, the email address, and two that differ', () => {
    const form = fill(newPasswordForm, { new_password: 'noor.haddad', confirm_password: typed });
    checkNewPassword(form, { email: 'noor.haddad@acme.example' });
    form.validate();
    expect(errorsOf(form)).toEqual({
      new_password: 'At least 12 characters. Not your email address.',
      confirm_password: 'Passwords don’t match.',
    });
    form.setValue('new_password', typed);
    expect(errorsOf(form)).toEqual({});
  });

  it('is never cut', () => {
    const form = fill(invitedPersonForm, { password: 'abcdef'.repeat(30) });
    checkInvitedPerson(form, {});
    form.validate();
    expect(toInvitedPerson(form).password).toHaveLength(180);
    expect(errorsOf(form)).toMatchObject({ password: 'Password has more than 150 characters' });
  });
});
