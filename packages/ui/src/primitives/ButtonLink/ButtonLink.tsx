import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import type { ButtonLook } from '../Button/Button.tsx';
import * as css from '../Button/Button.css.ts';

export interface ButtonLinkProps
  extends ButtonLook, Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render' | 'href'> {
  /** Where it goes. */
  href: string;
  /** Where it leads, in words. */
  children: ReactNode;
  /** The element, to put the focus there. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere, with the weight of a button. It can be opened in a new tab, as links can. */
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
