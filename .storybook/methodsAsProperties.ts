import type { Plugin } from 'vite';

/**
 * The reader of props, react-docgen, passes over methods in an interface. Written as properties it takes them up, with
 * what is said of each, so that callbacks have their line in the table of props as well.
 */
export const methodsAsProperties: Plugin = {
  name: 'millrace-methods-as-properties',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/ui\/src\/.*\.tsx$/ },
    // Lines stay lines, so that nothing said of a place is wrong afterwards.
    handler: (code) => ({
      code: code.replace(/^( {2}\w+\??)(\(.*\)): (.*);$/gm, '$1: $2 => $3;'),
      map: null,
    }),
  },
};
