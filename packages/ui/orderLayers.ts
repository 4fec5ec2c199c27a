import type { Plugin } from 'rolldown';

/**
 * Cascade layers are ordered by their first appearance in a page, and a product that splits its code may link any of our
 * style sheets first. So each states the whole order: the resets of other libraries come before our layer, their
 * components and utilities after it. The names are those that Tailwind, Panda and hand-written style sheets use; a name
 * that the product does not use changes nothing, and an order that the product states first overrides this one.
 */
export const layerOrder = 'reset, properties, theme, base, millrace, components, utilities';

/** Begins each style sheet of the build with the order of layers. */
export const orderLayers = (): Plugin => ({
  name: 'millrace-layer-order',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'asset' && output.fileName.endsWith('.css'))
        output.source = `@layer ${layerOrder};\n${String(output.source)}`;
  },
});
