import type { Plugin, PluginOption } from 'vite';

/** `Badge.tsx`, but not `Badge.stories.tsx`, `Badge.css.ts` or `useBadge.tsx`. */
export const componentFile = /\/packages\/\w+\/src\/(?:.*\/)?[A-Z]\w*\.tsx$/;

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin';

/**
 * Limits react-docgen to the files of components. Storybook parses every module of the workspace with it, which takes
 * 40 % of a build, and only a component has props to document.
 */
export function docgenOfComponents(plugins: readonly PluginOption[]): PluginOption[] {
  const found = plugins.some(isDocgen);
  if (!found) throw new Error('Storybook has no plugin storybook:react-docgen-plugin any more.');
  return plugins.map((plugin) => {
    if (!isDocgen(plugin) || typeof plugin.transform !== 'function') return plugin;
    return { ...plugin, transform: { filter: { id: componentFile }, handler: plugin.transform } };
  });
}
