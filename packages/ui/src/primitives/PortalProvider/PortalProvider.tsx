import type { ReactNode } from 'react';
import { UNSAFE_PortalProvider as AriaPortalProvider } from 'react-aria/PortalProvider';
import { enableShadowDOM } from 'react-stately/private/flags/flags';

export interface PortalProviderProps {
  /**
   * The element in which menus, dialogs, popovers, tooltips and toasts are rendered, such as a `div` of a shadow root.
   * `null` until it exists: nothing is rendered before.
   */
  container: HTMLElement | null;
  /** The part of the product that it applies to. */
  children: ReactNode;
}

/** `instanceof ShadowRoot` would refuse a root of another window. */
const isShadowRoot = (root: Node): boolean => 'host' in root;

/**
 * Renders what opens over the page in an element of yours instead of the end of `<body>`. Needed in a shadow root, where
 * the style sheets of the page have no effect, and useful in an element with a theme of its own. For a
 * panel beside its button use `Popover`.
 */
export function PortalProvider({ container, children }: PortalProviderProps) {
  if (container === null) return null;
  // Events of a shadow root name its host as their target. With this flag of react-aria, which stays on, its elements are
  // found; without it, presses are lost.
  if (isShadowRoot(container.getRootNode())) enableShadowDOM();
  return <AriaPortalProvider getContainer={() => container}>{children}</AriaPortalProvider>;
}
