import { expect, test } from 'vitest';
import { themeVariables } from './themeVariables.ts';
import { lightTokens } from './lightTokens.ts';
import { vars } from './contract.css.ts';

test('a brand sets the custom properties that components read', () => {
  expect(
    themeVariables({ color: { accent: '#5B3DC4', critical: { soft: '#FDE7E9' } }, radius: { card: '4px' } }),
  ).toEqual({
    '--millrace-color-accent': '#5B3DC4',
    '--millrace-color-critical-soft': '#FDE7E9',
    '--millrace-radius-card': '4px',
  });
  expect(vars.color.critical.soft).toBe('var(--millrace-color-critical-soft)');
});

test('a whole theme sets all of them', () => {
  const leaves = JSON.stringify(vars).match(/var\(--millrace-[^)]*\)/g) ?? [];
  const properties = Object.keys(
    themeVariables({ ...lightTokens, font: { sans: 'serif', mono: 'monospace' } }),
  );
  expect(properties.map((name) => `var(${name})`).toSorted()).toEqual(leaves.toSorted());
});

test('a token that does not exist is a type error', () => {
  // @ts-expect-error -- `acent` is misspelt, to prove that the compiler refuses it.
  expect(Object.keys(themeVariables({ color: { acent: '#5B3DC4' } }))).toHaveLength(1);
});
