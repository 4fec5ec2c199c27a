import type { Plugin } from 'vite';

/** `name?(given: Given): Answer;` as a property. */
const asProperties = (code: string): string =>
  code.replace(/^( {2}\w+\??)(\(.*\)): (.*);$/gm, '$1: $2 => $3;');

/** `(typeof tones)[number]` as the union of `const tones = [...] as const`, if that is in the same file. */
const asWords = (code: string): string =>
  code.replace(/\(typeof (\w+)\)\[number\]/g, (type, name: string) => {
    const [, items = ''] = new RegExp(`const ${name} = \\[([^\\]]*)\\] as const`).exec(code) ?? [];
    const words = items.match(/'[^']*'/g) ?? [];
    return words.length > 0 ? words.join(' | ') : type;
  });

/** `readonly Item[]` as `Item[]`. */
const asPlainLists = (code: string): string => code.replace(/: readonly (?=[\w(])/g, ': ');

/**
 * react-docgen skips methods in an interface, does not support `readonly` arrays, and does not resolve a type derived
 * from an array. Rewritten in forms it supports, callbacks appear in the props table and choices get a control.
 */
export const readableProps: Plugin = {
  name: 'millrace-readable-props',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/ui\/src\/.*\.tsx$/ },
    // Lines stay lines, so that reported positions remain correct.
    handler: (code) => ({ code: asPlainLists(asWords(asProperties(code))), map: null }),
  },
};
