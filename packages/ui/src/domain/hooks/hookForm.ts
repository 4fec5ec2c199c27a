import type { Hook } from './hook.ts';
import { hookAddressError } from './hookAddress.ts';
import { maxLength } from '../text/limits.ts';
import { secretMask } from '../text/secret.ts';
import { checkFields } from '../forms/model/checkFields.ts';
import { defineForm } from '../forms/definition/definition.ts';
import { secret, text } from '../forms/definition/fields.ts';
import type { FormModel, StoredForm } from '../forms/model/formState.ts';

/** A new hook. The secret is optional, and the service never returns it. */
export const hookForm = defineForm({
  id: 'hook',
  reportsMissing: 'onSubmit',
  sections: [
    {
      title: 'Hook',
      fields: [
        text('name', 'Name', { maxLength: maxLength.standard, requiredMessage: 'Enter a name.' }),
        text('url', 'Address', {
          isMono: true,
          hint: 'Each event is sent here as JSON.',
          example: 'https://hooks.example.com/millrace',
          requiredMessage: 'Enter an address.',
        }),
        secret('secret', 'Signing secret', {
          isRequired: false,
          maxLength: maxLength.password,
          hint: 'Lets your server check that a call is from Millrace. It is not shown again.',
        }),
      ],
    },
  ],
});

/** Refuses an address that the service cannot call, once the field was left. Returns the unsubscribe function. */
export const checkHookAddress = (form: FormModel): (() => void) =>
  checkFields(form, { url: hookAddressError });

/** The body that creates a hook. */
export interface CreateHookBody {
  readonly name: string;
  readonly url: string;
  readonly secret?: string;
}

/** The request of a valid form. */
export function toHook(form: FormModel): CreateHookBody {
  const valueAt = (path: string, kind: 'text' | 'secret'): string => form.at(path, kind).getSnapshot().value;
  const typed = valueAt('secret', 'secret');
  return {
    name: valueAt('name', 'text').trim(),
    url: valueAt('url', 'text').trim(),
    ...(typed !== '' && { secret: typed }),
  };
}

/** A saved hook, for the form that changes it. */
export const storedHook = ({
  name,
  url,
  hasSecret,
}: Pick<Hook, 'name' | 'url' | 'hasSecret'>): StoredForm => ({
  name,
  config: { url, secret: hasSecret ? secretMask : null },
});

/** The changes of a valid form; a secret that was not entered again stays as it is. */
export function toHookChanges(form: FormModel): Partial<CreateHookBody> {
  const { name, url, ...secretBody } = toHook(form);
  return {
    ...(form.at('name').getSnapshot().isChanged && { name }),
    ...(form.at('url').getSnapshot().isChanged && { url }),
    ...secretBody,
  };
}
