/**
 * Converts px at the browser's default font size to rem, so that the length grows with the user's font size.
 * It has its own file so that components that use it do not import the tokens.
 */
export const rem = (value: number): string => `${value / 16}rem`;
