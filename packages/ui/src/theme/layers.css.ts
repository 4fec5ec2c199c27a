import { globalLayer } from '@vanilla-extract/css';

/*
 * Bundlers order style sheets differently, so what wins is said here once: tokens, then base,
 * then components. A consumer's own unlayered styles win over all of them.
 */
const millrace = globalLayer('millrace');

export const layers = {
  tokens: globalLayer({ parent: millrace }, 'tokens'),
  base: globalLayer({ parent: millrace }, 'base'),
  components: globalLayer({ parent: millrace }, 'components'),
};
