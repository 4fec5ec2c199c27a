/**
 * Written in px at the browser's own 16 px; what is measured in it grows with the letters of whoever reads with larger
 * ones. In a file of its own: a component that measures brings none of the tokens along.
 */
export const rem = (value: number): string => `${value / 16}rem`;
