import type { ReactNode } from 'react';
// The package gives it from its root alone.
import { RouterProvider } from 'react-aria-components';

export interface LinkRouterProps {
  /** Goes to an address of the page's own origin, as the product's router does it. */
  navigate(href: string): void;
  /** Everything that has links. */
  children: ReactNode;
}

/**
 * Has the links below it followed by the product's router: they stay anchors with addresses, and load no document. What
 * leads to another origin, to a new tab or into a download is left to the browser. Needed once, around everything.
 */
export function LinkRouter({ navigate, children }: LinkRouterProps) {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}
