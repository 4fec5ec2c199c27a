import { maxLength } from '../text/limits.ts';
import { passwordProblems, type PasswordOwner } from './password.ts';
import { emailProblem, personNameProblem, telephoneProblem } from './personFields.ts';
import { trimInvisible } from '../text/trimInvisible.ts';
import { checkFields } from '../forms/model/checkFields.ts';
import { defineForm } from '../forms/definition/definition.ts';
import { secret, text } from '../forms/definition/fields.ts';
import type { FormModel } from '../forms/model/formState.ts';

/* The forms of people who are not signed in. Their rules are those of the service. */

const email = text('email', 'Email', {
  maxLength: maxLength.email,
  format: { read: (typed) => ({ value: trimInvisible(typed) }) },
  requiredMessage: 'Enter an email address.',
});
const names = [
  text('first_name', 'First name', { maxLength: maxLength.userName, requiredMessage: 'Enter a first name.' }),
  text('last_name', 'Last name', { maxLength: maxLength.userName, requiredMessage: 'Enter a last name.' }),
] as const;
// A password is never cut: one that is too long breaks a rule that the form shows.
const password = (path: string, label: string, requiredMessage: string) =>
  secret(path, label, { requiredMessage, maxLength: maxLength.password });

/** One email address: for a new link, or to begin signing up. */
export const emailForm = defineForm({
  id: 'email',
  reportsMissing: 'onSubmit',
  sections: [{ title: 'Email', fields: [email] }],
});

/** A new account (spec §3 Signup). */
export const signupForm = defineForm({
  id: 'signup',
  reportsMissing: 'onSubmit',
  sections: [
    {
      title: 'Account',
      fields: [
        email,
        ...names,
        text('phone', 'Phone', {
          isRequired: false,
          maxLength: maxLength.telephone,
          hint: 'With the country code, such as +49 30 1234567.',
        }),
      ],
    },
  ],
});

/** A new password, typed twice (spec §3 Reset password). */
export const newPasswordForm = defineForm({
  id: 'new-password',
  reportsMissing: 'onSubmit',
  sections: [
    {
      title: 'Password',
      fields: [
        password('new_password', 'New password', 'Enter a new password.'),
        password('confirm_password', 'Confirm password', 'Enter the password again.'),
      ],
    },
  ],
});

/** The name and the password of an invited person (spec §3 User setup). */
export const invitedPersonForm = defineForm({
  id: 'invited-person',
  reportsMissing: 'onSubmit',
  sections: [{ title: 'You', fields: [...names, password('password', 'Password', 'Enter a password.')] }],
});

const textAt = (form: FormModel, path: string): string => form.at(path, 'text').getSnapshot().value.trim();
const secretAt = (form: FormModel, path: string): string => form.at(path, 'secret').getSnapshot().value;

const nameChecks = {
  first_name: (name: string) => personNameProblem('first', name),
  last_name: (name: string) => personNameProblem('last', name),
};
const passwordCheck = (owner: PasswordOwner) => (typed: string) =>
  passwordProblems(typed, owner).join(' ') || undefined;

/** The rules of each form. Returns the unsubscribe function. */
export const checkEmailForm = (form: FormModel) => checkFields(form, { email: emailProblem });
export const checkSignup = (form: FormModel) =>
  checkFields(form, { email: emailProblem, ...nameChecks, phone: telephoneProblem });
export const checkInvitedPerson = (form: FormModel, owner: PasswordOwner) =>
  checkFields(form, { ...nameChecks, password: passwordCheck(owner) });
export const checkNewPassword = (form: FormModel, owner: PasswordOwner) =>
  checkFields(form, {
    new_password: passwordCheck(owner),
    confirm_password: (typed) =>
      typed === secretAt(form, 'new_password') ? undefined : 'Passwords don’t match.',
  });

/** The requests of valid forms. */
export const typedEmail = (form: FormModel): string => textAt(form, 'email');
export const toSignup = (form: FormModel) => ({
  email: textAt(form, 'email'),
  firstName: textAt(form, 'first_name'),
  lastName: textAt(form, 'last_name'),
  phone: textAt(form, 'phone'),
});
export const toNewPassword = (form: FormModel) => ({
  newPassword: secretAt(form, 'new_password'),
  confirmPassword: secretAt(form, 'confirm_password'),
});
export const toInvitedPerson = (form: FormModel) => ({
  firstName: textAt(form, 'first_name'),
  lastName: textAt(form, 'last_name'),
  password: secretAt(form, 'password'),
});
