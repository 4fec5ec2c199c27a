import type { EndedAccess } from '../../../domain/policies/accessEnd.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';

export interface ShellNoticesProps {
  /** Whether there is a network, as far as the browser knows. */
  isOnline: boolean;
  /** Live updates have been away for a while. */
  isLivePaused: boolean;
  /** A newer build of the page was announced. */
  hasNewVersion: boolean;
  /** The new version is to be loaded now. */
  onReload(): void;
  /** Somebody who is signed in has followed a link for people who are not (docs/guard.md, note d). */
  isSignedInAlready?: boolean;
  /** What has run out while the page was open, and where billing is; what is on screen stays until it is left. */
  ended?: { readonly access: EndedAccess; readonly billingHref: string };
}

/** Banners about the whole page, for `AppShell`. One thing is said once: without a network nothing else is live either. */
export function ShellNotices({
  isOnline,
  isLivePaused,
  hasNewVersion,
  onReload,
  isSignedInAlready = false,
  ended,
}: ShellNoticesProps) {
  return (
    <>
      {!isOnline && (
        <Banner tone="caution" role="status" title="You are offline.">
          What is shown may be out of date. It follows by itself once the connection is back.
        </Banner>
      )}
      {isOnline && isLivePaused && (
        <Banner tone="caution" role="status" title="Live updates are paused.">
          What is shown is read again every half minute until they are back.
        </Banner>
      )}
      {ended && (
        <Banner
          tone="caution"
          role="status"
          title={`Your ${ended.access} has ended.`}
          actions={
            <ButtonLink href={ended.billingHref} size="small">
              See billing
            </ButtonLink>
          }
        >
          What is on this page stays until you leave it. Nothing is lost: with a subscription, everything is
          open again.
        </Banner>
      )}
      {hasNewVersion && (
        <Banner
          role="status"
          title="A new version is there."
          actions={
            <Button size="small" onPress={onReload}>
              Reload
            </Button>
          }
        >
          It is loaded when you next change the page.
        </Banner>
      )}
      {isSignedInAlready && (
        <Banner role="status" title="You are signed in already.">
          Sign out to accept the invitation.
        </Banner>
      )}
    </>
  );
}
