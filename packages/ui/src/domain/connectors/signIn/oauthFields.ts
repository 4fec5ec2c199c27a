import { fieldsOf, type FormDefinition } from '../../forms/definition/definition.ts';
import type { SignInAnswer } from '../../forms/definition/fieldBase.ts';

/** The fields that a provider sign-in needs and fills, by path. */
export interface OAuthFields {
  /** Fields to fill before the sign-in starts: its address contains their values. */
  readonly needs: readonly string[];
  /** The field for each part of the exchange's answer. */
  readonly fills: Readonly<Record<string, SignInAnswer>>;
  /** The field for each parameter of the return address. */
  readonly fillsFromReturn: Readonly<Record<string, string>>;
}

/** Collects the fields of a definition that a sign-in needs or fills. */
export function oauthFieldsOf(definition: FormDefinition): OAuthFields {
  const fields = fieldsOf(definition);
  const fills = fields.flatMap(({ path, filledBy }) =>
    filledBy && 'answer' in filledBy ? [[path, filledBy.answer] as const] : [],
  );
  const fillsFromReturn = fields.flatMap(({ path, filledBy }) =>
    filledBy && 'parameter' in filledBy ? [[path, filledBy.parameter] as const] : [],
  );
  return {
    needs: fields.filter(({ isInSignInAddress }) => isInSignInAddress).map(({ path }) => path),
    fills: Object.fromEntries(fills),
    fillsFromReturn: Object.fromEntries(fillsFromReturn),
  };
}
