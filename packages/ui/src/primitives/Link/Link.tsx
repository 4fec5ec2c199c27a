import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import type { AriaProps } from '../rootProps.ts';
import * as css from './Link.css.ts';

export const linkVariants = ['standalone', 'inline', 'quiet'] as const;
export type LinkVariant = (typeof linkVariants)[number];

export interface LinkProps extends AriaProps<
  AriaLinkProps,
  'className' | 'style' | 'children' | 'render' | 'href'
> {
  /** Target address. Build paths of the product with the route builders. */
  href: string;
  /**
   * `inline` is underlined, for links within text; `quiet` looks like the surrounding text.
   * @default 'standalone'
   */
  variant?: LinkVariant;
  /** The link text: names the target. */
  children: ReactNode;
  /** Ref to the `a` element, for example to move focus to it. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link. For an action use `Button`. */
export function Link({ variant = 'standalone', ...rest }: LinkProps) {
  return <AriaLink {...rest} className={css.link({ variant })} />;
}
