import type { ThemeTokens } from './tokens.ts';
import { variableName } from './variableName.ts';

/** A value of `Shape`, all parts of it optional. */
type Part<Shape> = Shape extends string
  ? string
  : { readonly [Name in keyof Shape]?: Part<Shape[Name]> | undefined };

/** A brand: the tokens in which it differs from our light or dark theme. */
export type Brand = Part<ThemeTokens>;

interface TokenTree {
  readonly [name: string]: string | TokenTree | undefined;
}

const entriesOf = (tokens: TokenTree, path: readonly string[]): readonly (readonly [string, string])[] =>
  Object.entries(tokens).flatMap(([name, value]) => {
    const here = [...path, name];
    if (value === undefined) return [];
    return typeof value === 'string' ? [[`--${variableName(here)}`, value] as const] : entriesOf(value, here);
  });

/**
 * The custom properties of a brand, such as `--millrace-color-accent`. Assign them in a style sheet, or with
 * `element.style.setProperty`, below or beside the class of a theme: what a brand leaves out stays as the theme has it.
 */
export const themeVariables = (brand: Brand): Readonly<Record<`--${string}`, string>> =>
  Object.fromEntries(entriesOf(brand, []));
