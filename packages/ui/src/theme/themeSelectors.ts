import { themeClasses, type ThemeName } from './themeClasses.ts';

const selectorOf = (name: ThemeName): string => `.${themeClasses[name]}, [data-millrace-theme='${name}']`;

/** Where a theme is set: by class, or by attribute for pages whose classes belong to other code. */
export const themeSelectors: Readonly<Record<ThemeName, string>> = {
  light: selectorOf('light'),
  dark: selectorOf('dark'),
  system: selectorOf('system'),
};
