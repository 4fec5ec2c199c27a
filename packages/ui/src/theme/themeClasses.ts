/** Put one of these on `<html>`. `system` follows the person's device. */
export const themeClasses = {
  light: 'millrace-light',
  dark: 'millrace-dark',
  system: 'millrace-system',
} as const;
export type ThemeName = keyof typeof themeClasses;
