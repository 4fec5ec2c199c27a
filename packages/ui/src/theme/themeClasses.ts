/** Classes for `<html>`, one per theme. `system` follows the device's colour scheme. */
export const themeClasses = {
  light: 'millrace-light',
  dark: 'millrace-dark',
  system: 'millrace-system',
} as const;
export type ThemeName = keyof typeof themeClasses;
