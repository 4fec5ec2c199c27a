/** Calls back with the address of a link on this origin that somebody is about to follow: pointed at, focused or pressed. */
export function prefetchOnIntent(prefetch: (href: string) => void): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === location.origin) prefetch(link.href);
  };
  for (const intent of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
}
