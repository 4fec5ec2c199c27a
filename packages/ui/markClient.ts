import type { OutputChunk, Plugin } from 'rolldown';

/** Parts of React that only run in a browser, and libraries that use them. */
const needsBrowser = (specifier: string): boolean =>
  /^react(-dom|-aria|-aria-components)?(\/|$)/.test(specifier) && specifier !== 'react/jsx-runtime';

/**
 * Marks components, and whatever calls them when it loads, with `"use client"`. A server component can then import
 * every entry. Rules and words stay unmarked, so servers can call them; so do entries, which only export.
 */
export const markClient = (): Plugin => ({
  name: 'millrace-use-client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output): output is OutputChunk => output.type === 'chunk');
    const modules = chunks.filter(({ fileName }) => !fileName.startsWith('entries/'));
    const client = new Set<string>();
    const needsClient = ({ facadeModuleId, imports }: OutputChunk): boolean =>
      facadeModuleId?.endsWith('.tsx') === true ||
      imports.some((name) => client.has(name) || needsBrowser(name));
    // Again until nothing changes, because modules can import each other.
    for (let known = -1; known < client.size;) {
      known = client.size;
      for (const chunk of modules) if (needsClient(chunk)) client.add(chunk.fileName);
    }
    for (const chunk of modules) {
      if (!client.has(chunk.fileName)) continue;
      chunk.code = `"use client";\n${chunk.code}`;
      if (chunk.map) chunk.map.mappings = `;${chunk.map.mappings}`;
    }
  },
});
