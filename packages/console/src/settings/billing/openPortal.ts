/** The window of the billing portal, before its address is known. */
export interface PortalWindow {
  /** Loads the portal. Calls back once when the window is closed, or can no longer be watched. */
  show(address: string, onClosed: () => void): void;
  close(): void;
}

/** How often the window is looked at, in milliseconds: browsers do not report that it was closed. */
const watchMs = 1_000;

/**
 * Opens a window for the billing portal. Call it within a press, or the browser blocks it. @returns `null` if the
 * browser blocks it anyway
 */
export function openPortalWindow(): PortalWindow | null {
  // It must be reached once more: the portal's address is requested after the press.
  // oxlint-disable-next-line no-restricted-properties -- the window of spec §7, which loses its opener below
  const opened = window.open('', '_blank');
  if (opened === null) return null;
  // The portal cannot reach the console.
  opened.opener = null;
  opened.document.title = 'Billing portal';
  opened.document.body.textContent = 'Opening the billing portal…';
  return {
    show(address, onClosed) {
      opened.location.replace(address);
      const timer = setInterval(() => {
        if (!opened.closed) return;
        clearInterval(timer);
        onClosed();
      }, watchMs);
    },
    close: () => opened.close(),
  };
}
