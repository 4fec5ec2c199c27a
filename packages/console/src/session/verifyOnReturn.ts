export interface VerifyOnReturnOptions {
  /** Hides and shows the page. */
  readonly cover: (isCovered: boolean) => void;
  readonly verify: () => Promise<unknown>;
}

/** As much of the window as this needs. */
interface ReturningPage {
  addEventListener(type: 'pageshow', listener: (event: Pick<PageTransitionEvent, 'persisted'>) => void): void;
}

/**
 * A page that the browser brings back whole, after leaving it, may belong to somebody who has signed out since. It stays
 * covered until the service has said who is there (docs/threats.md T-09).
 */
export function verifyOnReturn(page: ReturningPage, { cover, verify }: VerifyOnReturnOptions): void {
  page.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    cover(true);
    void verify().finally(() => cover(false));
  });
}
