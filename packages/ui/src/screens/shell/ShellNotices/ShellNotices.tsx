import type { EndedAccess } from '../../../domain/billing/accessEnd.ts';
import type { BillingNotice } from '../../../domain/billing/billingNotice.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';

export interface ShellNoticesProps {
  /** Whether the browser is online. */
  isOnline: boolean;
  /** Live updates have been disconnected for a while. */
  isLivePaused: boolean;
  /** The service refuses live updates to this page, which polls instead. @default false */
  isLiveUnavailable?: boolean;
  /** A newer build of the page is available. */
  hasNewVersion: boolean;
  /** Called to load the new version. */
  onReload(): void;
  /** A signed-in user followed a link for signed-out users (docs/guard.md, note d). */
  isSignedInAlready?: boolean;
  /** Access that ended while the page was open, and the address of billing. The page stays until the user leaves it. */
  ended?: { readonly access: EndedAccess; readonly billingHref: string };
  /** A billing notice and the address of billing. `ended` takes precedence. */
  billing?: { readonly notice: BillingNotice; readonly billingHref: string; onDismiss(): void };
}

/** Banners about the whole page, for `AppShell`. Offline implies that updates are paused: only one of them shows. */
export function ShellNotices({
  isOnline,
  isLivePaused,
  isLiveUnavailable = false,
  hasNewVersion,
  onReload,
  isSignedInAlready = false,
  ended,
  billing,
}: ShellNoticesProps) {
  return (
    <>
      {!isOnline && (
        <Banner tone="caution" role="status" title="You are offline.">
          Data may be out of date. It refreshes when you are back online.
        </Banner>
      )}
      {isOnline && isLivePaused && (
        <Banner tone="caution" role="status" title="Live updates are paused.">
          Refreshing every 30 seconds until they are back.
        </Banner>
      )}
      {isOnline && isLiveUnavailable && (
        <Banner tone="caution" role="status" title="Live updates are unavailable.">
          The service refused them. This page refreshes about every 30 seconds instead.
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
          This page stays open until you leave it. Nothing is lost: access returns with a subscription.
        </Banner>
      )}
      {!ended && billing && (
        <Banner
          tone={billing.notice.tone}
          role="status"
          title={`${billing.notice.title}.`}
          actions={
            <>
              <ButtonLink href={billing.billingHref} size="small">
                See billing
              </ButtonLink>
              {billing.notice.isDismissible && (
                <Button size="small" variant="ghost" onPress={billing.onDismiss}>
                  Dismiss
                </Button>
              )}
            </>
          }
        >
          {billing.notice.text}
        </Banner>
      )}
      {hasNewVersion && (
        <Banner
          role="status"
          title="A new version is available."
          actions={
            <Button size="small" onPress={onReload}>
              Reload
            </Button>
          }
        >
          It loads when you change page.
        </Banner>
      )}
      {isSignedInAlready && (
        <Banner role="status" title="You are already signed in.">
          Log out to use this link.
        </Banner>
      )}
    </>
  );
}
