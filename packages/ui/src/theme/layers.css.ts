import { globalLayer } from '@vanilla-extract/css';

/*
 * Bundlers order style sheets differently, so the layers are declared once: tokens, base, components. A
 * consumer's own unlayered styles override all of them.
 */
const millrace = globalLayer('millrace');

export const layers = {
  tokens: globalLayer({ parent: millrace }, 'tokens'),
  base: globalLayer({ parent: millrace }, 'base'),
  components: globalLayer({ parent: millrace }, 'components'),
};
