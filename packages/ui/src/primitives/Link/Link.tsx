import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import * as css from './Link.css.ts';

export const linkVariants = ['standalone', 'inline', 'quiet'] as const;
export type LinkVariant = (typeof linkVariants)[number];

export interface LinkProps extends Omit<
  AriaLinkProps,
  'className' | 'style' | 'children' | 'render' | 'href'
> {
  /** Where it goes. Paths of the product come from the route builders. */
  href: string;
  /** `inline` is underlined, for links among words; `quiet` looks like the text around it. @default 'standalone' */
  variant?: LinkVariant;
  /** Where it leads, in words. */
  children: ReactNode;
  /** The element, to put the focus there. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere. To do something, use `Button`. */
export function Link({ variant = 'standalone', ...rest }: LinkProps) {
  return <AriaLink {...rest} className={css.link({ variant })} />;
}
