import { isTimeZone } from '@millrace/ui/domain/format';
import {
  countryCodeProblem,
  emailProblem,
  passwordProblems,
  personNameProblem,
  telephoneProblem,
  type PasswordOwner,
} from '@millrace/ui/domain/policies';
import type { FieldRefusal } from '../core/refusal.ts';

const rules = {
  email: emailProblem,
  first_name: (name: string) => personNameProblem('first', name),
  last_name: (name: string) => personNameProblem('last', name),
  phone: telephoneProblem,
  phone_country_code: countryCodeProblem,
  phone_national_number: telephoneProblem,
  time_zone: (zone: string) => (isTimeZone(zone) ? undefined : `"${zone}" is not a time zone.`),
} satisfies Record<string, (value: string) => string | undefined>;

type PersonFields = Partial<Record<keyof typeof rules, string>>;

/** Errors in a person's profile fields; missing fields are not checked. */
export const checkPerson = (fields: PersonFields): FieldRefusal[] =>
  Object.entries(rules).flatMap(([field, problemOf]): FieldRefusal[] => {
    const value = fields[field as keyof typeof rules];
    const msg = value === undefined ? undefined : problemOf(value);
    return msg === undefined ? [] : [{ loc: [field], msg, type: `value_error.${field}` }];
  });

/** The same fields, trimmed. */
export const trimmed = <Fields extends Readonly<Record<string, string | undefined>>>(
  fields: Fields,
): Fields =>
  // Every value stays a text under its own key.
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value?.trim()])) as Fields;

/** The owner of the new password, and the current one if there is one. */
type Owner = PasswordOwner & { readonly password: string | null };

/** All errors of a chosen password, reported at its field. A new one must differ. */
export function checkPassword(field: string, password: string, owner: Owner): FieldRefusal[] {
  const problems = [
    ...passwordProblems(password, owner),
    ...(password === owner.password ? ['Choose another password than the present one.'] : []),
  ];
  return problems.length === 0
    ? []
    : [{ loc: [field], msg: problems.join(' '), type: 'value_error.password' }];
}

/** The same for a pair of fields that must match. */
export const checkNewPassword = (
  { new_password, confirm_password }: { readonly new_password: string; readonly confirm_password: string },
  owner: Owner,
): FieldRefusal[] => [
  ...checkPassword('new_password', new_password, owner),
  ...(new_password === confirm_password
    ? []
    : [
        {
          loc: ['confirm_password'],
          msg: 'Passwords don’t match.',
          type: 'value_error.password.mismatch',
        },
      ]),
];
