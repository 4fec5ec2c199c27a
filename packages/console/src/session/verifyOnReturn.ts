export interface VerifyOnReturnOptions {
  /** Hides and shows the page. */
  readonly cover: (isCovered: boolean) => void;
  readonly verify: () => Promise<unknown>;
}

/** The part of the window that this uses. */
interface ReturningPage {
  addEventListener(type: 'pageshow', listener: (event: Pick<PageTransitionEvent, 'persisted'>) => void): void;
}

/**
 * Verifies the session when the browser restores a page from its back/forward cache, because the person may
 * have signed out since. The page stays covered until then (docs/threats.md T-09).
 */
export function verifyOnReturn(page: ReturningPage, { cover, verify }: VerifyOnReturnOptions): void {
  page.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    cover(true);
    void verify().finally(() => cover(false));
  });
}
