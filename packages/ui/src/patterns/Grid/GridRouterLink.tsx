import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-aria-components/Link';

/** Follows the links of a grid through the router. */
export interface GridRouter {
  follow(href: string): void;
}

/** A hidden router link, through which the grid follows the plain links of its rows. Users never reach it. */
export function GridRouterLink({ ref }: { ref: Ref<GridRouter> }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [href, setHref] = useState('');
  useImperativeHandle(ref, () => ({
    follow(to) {
      flushSync(() => setHref(to));
      link.current?.click();
    },
  }));
  return (
    <Link
      ref={link}
      href={href || '#'}
      render={({ children, ...rest }) =>
        'href' in rest ? (
          <a {...rest} hidden>
            {children}
          </a>
        ) : (
          <span {...rest}>{children}</span>
        )
      }
    />
  );
}
