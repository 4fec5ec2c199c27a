import { fieldsOf, type FormDefinition } from '../forms/definition.ts';
import type { SignInAnswer } from '../forms/fieldBase.ts';

/** What a sign-in at the provider needs from a form and fills in it, by the paths of the fields. */
export interface OAuthFields {
  /** Fields to fill before the sign-in starts: its address contains their values. */
  readonly needs: readonly string[];
  /** Which field takes which part of the exchange's answer. */
  readonly fills: Readonly<Record<string, SignInAnswer>>;
  /** Which field takes which parameter of the address that the provider returns to. */
  readonly fillsFromReturn: Readonly<Record<string, string>>;
}

/** Collects what the fields of a definition say of the sign-in. */
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
