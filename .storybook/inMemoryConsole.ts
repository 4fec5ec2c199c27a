import type { Plugin } from 'vite';

const memoryPage = '/packages/console/src/flows/memoryPage.stories.data.ts';
const names = ['location', 'history', 'localStorage', 'sessionStorage'] as const;

/** Modules that read or change the address or the browser's storage: the console's own, and its router. */
const isOfConsole = /packages\/console\/src\/(?!flows\/)[^?]*\.tsx?$|\/wouter\/src\/use-browser-location\.js/;

/**
 * Gives the console in a story an address, a history and storage in memory. It reads them as globals of the browser,
 * which a module's import takes precedence over.
 */
export const inMemoryConsole = (root: string): Plugin => ({
  name: 'millrace-in-memory-console',
  enforce: 'pre',
  transform: {
    filter: { id: isOfConsole },
    handler(code) {
      const used = names.filter((name) => new RegExp(String.raw`\b${name}\b`).test(code));
      if (used.length === 0) return undefined;
      const own = code.replace(/\bwindow\.(location|history)\b/g, '$1');
      // On the first line, so that reported positions remain correct.
      return { code: `import { ${used.join(', ')} } from '${root}${memoryPage}'; ${own}`, map: null };
    },
  },
});
