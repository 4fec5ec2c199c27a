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

/**
 * Props of a react-aria component without those that ours sets itself. Like our own, the optional ones accept
 * `undefined` where a consumer compiles with `exactOptionalPropertyTypes`.
 */
export type AriaProps<Props, Own extends PropertyKey> = {
  [Key in keyof Props as Exclude<Key, Own>]: undefined extends Props[Key]
    ? Props[Key] | undefined
    : Props[Key];
};
