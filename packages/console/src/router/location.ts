import { useLocation, type AroundNavHandler } from 'wouter';
import { navigate, useSearch as useRawSearch } from 'wouter/use-browser-location';

export { Redirect, Router as LocationRouter } from 'wouter';

/** The only module of the console that reads or changes the address. It wraps wouter. */
export type { AroundNavHandler };

/** Navigates to an address. The navigator loads the screen's code first, and may ask about unsaved work. */
export type Navigate = ReturnType<typeof useLocation>[1];

/** The current path, without its query. */
export const usePath = (): string => useLocation()[0];

export const useNavigate = (): Navigate => useLocation()[1];

/**
 * The query as it is in the address, without its question mark. wouter's general hook decodes it, so that
 * URLSearchParams would decode an escaped `&` or `%` a second time.
 */
export const useSearch = (): string => useRawSearch({ ssrSearch: location.search }).replace(/^\?/, '');

/** Replaces the address without the navigator, for corrections that are not a navigation. */
export const replaceAddress = (href: string, state: unknown = history.state): void =>
  navigate(href, { replace: true, state });
