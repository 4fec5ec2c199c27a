import type { Ref } from 'react';

/**
 * What every component passes on to its outermost element, together with `data-` and `aria-` attributes, which JSX
 * accepts without a prop of their own.
 */
export interface RootProps<Root extends Element = HTMLElement> {
  /** Id of the outermost element. */
  id?: string | undefined;
  /** Ref to the outermost element, for example to measure it or to scroll to it. */
  ref?: Ref<Root> | undefined;
}
