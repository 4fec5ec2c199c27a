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

/** The address at this moment, for what runs before the first render or after its own: a timer, or the end of a write. */
export const currentAddress = (): URL => new URL(location.href);

/** Whether the page is at a path at this moment. */
export const isAtPath = (path: string): boolean => location.pathname === path;

/** A text that the previous page handed on in the history, not in the address. */
export function handedText(name: string): string | undefined {
  const state: unknown = 'history' in globalThis ? history.state : undefined;
  const text: unknown = Object(state)[name];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/**
 * Replaces the address without the navigator, for corrections that are not a navigation.
 * @param handed texts for the page of the address
 */
export const replaceAddress = (href: string, handed?: Readonly<Record<string, string>>): void =>
  navigate(href, { replace: true, state: { ...history.state, ...handed } });
