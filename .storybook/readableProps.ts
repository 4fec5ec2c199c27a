import type { Plugin } from 'vite';

/** `name?(given: Given): Answer;` as a property. */
const asProperties = (code: string): string =>
  code.replace(/^( {2}\w+\??)(\(.*\)): (.*);$/gm, '$1: $2 => $3;');

/** `(typeof tones)[number]` as the words of `const tones = [...] as const`, where that stands in the same file. */
const asWords = (code: string): string =>
  code.replace(/\(typeof (\w+)\)\[number\]/g, (type, name: string) => {
    const [, items = ''] = new RegExp(`const ${name} = \\[([^\\]]*)\\] as const`).exec(code) ?? [];
    const words = items.match(/'[^']*'/g) ?? [];
    return words.length > 0 ? words.join(' | ') : type;
  });

/** `readonly Item[]` as `Item[]`. */
const asPlainLists = (code: string): string => code.replace(/: readonly (?=[\w(])/g, ': ');

/**
 * The reader of props, react-docgen, passes over methods in an interface, does not know a `readonly` list, and does not
 * follow a type into the list that it is made of. Written in ways that it knows, callbacks have their line in the table of
 * props and choices their control.
 */
export const readableProps: Plugin = {
  name: 'millrace-readable-props',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/ui\/src\/.*\.tsx$/ },
    // Lines stay lines, so that what is said of a place remains true.
    handler: (code) => ({ code: asPlainLists(asWords(asProperties(code))), map: null }),
  },
};
