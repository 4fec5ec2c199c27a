import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-aria-components/Link';

/** Follows any link of a grid. */
export interface GridRouter {
  follow(href: string): void;
}

/** The one link of a grid that the router knows: it goes where a row's plain link would have gone. Nobody meets it. */
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
