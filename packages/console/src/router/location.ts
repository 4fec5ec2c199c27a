import { useLocation, type AroundNavHandler } from 'wouter';
import { navigate, useSearch as useRawSearch } from 'wouter/use-browser-location';

export { Redirect, Router as LocationRouter } from 'wouter';

/** Everything of the console that reads or changes the address does so through this module, which wraps wouter. */
export type { AroundNavHandler };

/** Goes to an address. The navigator loads the screen's code first, and may ask about unsaved work. */
export type Navigate = ReturnType<typeof useLocation>[1];

/** The current path, without its query. */
export const usePath = (): string => useLocation()[0];

export const useNavigate = (): Navigate => useLocation()[1];

/**
 * The query of the address as it is written, without its question mark. wouter's general hook decodes it, so that
 * URLSearchParams would decode an escaped `&` or `%` a second time.
 */
export const useSearch = (): string => useRawSearch().replace(/^\?/, '');

/** Replaces the address without the navigator: for corrections of the address, which are no navigation. */
export const replaceAddress = (href: string): void => navigate(href, { replace: true, state: history.state });
