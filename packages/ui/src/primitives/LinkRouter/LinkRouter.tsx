import type { ReactNode } from 'react';
// The package exports this only from its root.
import { RouterProvider } from 'react-aria-components';

export interface LinkRouterProps {
  /** Navigates to an address of the page's own origin with the product's router. */
  navigate(href: string): void;
  /** The tree whose links the router handles. */
  children: ReactNode;
}

/**
 * Lets the product's router follow all links below it. Links remain anchors with an `href` and no document is loaded.
 * The browser still handles other origins, new tabs and downloads. Render it once, around the whole application. For
 * the links themselves use `Link` or `ButtonLink`.
 */
export function LinkRouter({ navigate, children }: LinkRouterProps) {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}
