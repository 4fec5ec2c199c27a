import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import type { ButtonLook } from '../Button/Button.tsx';
import type { AriaProps } from '../rootProps.ts';
import * as css from '../Button/Button.css.ts';

export interface ButtonLinkProps
  extends ButtonLook, AriaProps<AriaLinkProps, 'className' | 'style' | 'children' | 'render' | 'href'> {
  /** Target address. */
  href: string;
  /** The label: names the target. */
  children: ReactNode;
  /** Ref to the `a` element, for example to move focus to it. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that looks like a button. Being a link, it can be opened in a new tab. For an action use `Button`; within a
 * sentence use `Link`.
 */
export function ButtonLink({
  tone = 'neutral',
  variant = 'outline',
  size = 'standard',
  icon: Icon,
  isWide = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AriaLink {...rest} className={css.button({ tone, variant, size, isWide })}>
      {Icon && <Icon />}
      {children}
    </AriaLink>
  );
}
