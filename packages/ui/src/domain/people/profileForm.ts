import type { User } from '../entities/user.ts';
import { maxLength } from '../text/limits.ts';
import { countryCodeProblem, personNameProblem, telephoneProblem } from './personFields.ts';
import { checkFields } from '../forms/model/checkFields.ts';
import { defineForm } from '../forms/definition/definition.ts';
import { secret, text } from '../forms/definition/fields.ts';
import { createFormModel } from '../forms/model/formModel.ts';
import type { FormModel, StoredForm } from '../forms/model/formState.ts';

/** A user's own details (spec §3 User info update). */
export const profileForm = defineForm({
  id: 'profile',
  reportsMissing: 'onSubmit',
  sections: [
    {
      title: 'Profile',
      fields: [
        text('first_name', 'First name', {
          maxLength: maxLength.userName,
          requiredMessage: 'Enter a first name.',
        }),
        text('last_name', 'Last name', {
          maxLength: maxLength.userName,
          requiredMessage: 'Enter a last name.',
        }),
        text('phone_country_code', 'Country code', { isRequired: false, maxLength: maxLength.standard }),
        text('phone_national_number', 'Phone number', { isRequired: false, maxLength: maxLength.telephone }),
        text('time_zone', 'Time zone', {
          maxLength: maxLength.standard,
          requiredMessage: 'Select a time zone.',
        }),
      ],
    },
  ],
});

/** The details of a user, as the form holds them. */
export const storedProfile = (user: User): StoredForm => ({
  config: {
    first_name: user.firstName,
    last_name: user.lastName,
    phone_country_code: user.phoneCountryCode ?? '',
    phone_national_number: user.phoneNationalNumber ?? '',
    time_zone: user.timeZone ?? '',
  },
});

export const createProfileForm = (user: User): FormModel =>
  createFormModel({ definition: profileForm, today: '', stored: storedProfile(user) });

const valueOf = (form: FormModel, path: string): string => form.at(path, 'text').getSnapshot().value.trim();

/** The rules that need no numbering plans. Returns the unsubscribe function. */
export const checkProfile = (form: FormModel): (() => void) =>
  checkFields(form, {
    first_name: (name) => personNameProblem('first', name),
    last_name: (name) => personNameProblem('last', name),
    phone_country_code: countryCodeProblem,
    phone_national_number: (number) =>
      telephoneProblem(number) ??
      (valueOf(form, 'phone_country_code') === '' && !number.trim().startsWith('+')
        ? 'Select the country code of this number.'
        : undefined),
  });

const members = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone_country_code: 'phoneCountryCode',
  phone_national_number: 'phoneNationalNumber',
  time_zone: 'timeZone',
} as const;
/** The changed details. Those of others are not overwritten with what this page read earlier. */
export type ProfileChange = Partial<Record<(typeof members)[keyof typeof members], string>>;

/** The request of a valid form. Without a number, the country code means nothing and is removed too. */
export function toProfile(form: FormModel): ProfileChange {
  const hasNumber = valueOf(form, 'phone_national_number') !== '';
  const entries = Object.entries(members).flatMap(([path, member]) => {
    const value = path === 'phone_country_code' && !hasNumber ? '' : valueOf(form, path);
    return value === form.initialValue(path) ? [] : [[member, value] as const];
  });
  return Object.fromEntries(entries);
}

/** A new password, with the present one (spec §3 Password update). */
export const passwordChangeForm = defineForm({
  id: 'password-change',
  reportsMissing: 'onSubmit',
  sections: [
    {
      title: 'Password',
      fields: [
        secret('current_password', 'Current password', {
          requiredMessage: 'Enter your current password.',
          maxLength: maxLength.password,
        }),
        secret('new_password', 'New password', {
          requiredMessage: 'Enter a new password.',
          maxLength: maxLength.password,
        }),
        secret('confirm_password', 'Confirm password', {
          requiredMessage: 'Enter the password again.',
          maxLength: maxLength.password,
        }),
      ],
    },
  ],
});
/** The request of a valid form. */
export const toPasswordChange = (form: FormModel) => {
  const secretOf = (path: string) => form.at(path, 'secret').getSnapshot().value;
  return {
    currentPassword: secretOf('current_password'),
    newPassword: secretOf('new_password'),
    confirmPassword: secretOf('confirm_password'),
  };
};
