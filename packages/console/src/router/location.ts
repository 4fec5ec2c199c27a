import { hasZone, withoutZone, withZone, zoneOf } from '@millrace/ui/domain/routes';
import { useEffect } from 'react';
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
 * The whole query as it is in the address, without its question mark. wouter's general hook decodes it, so that
 * URLSearchParams would decode an escaped `&` or `%` a second time.
 */
const useWholeQuery = (): string => useRawSearch({ ssrSearch: location.search }).replace(/^\?/, '');

/** The query of the screen. The time zone in the address is a matter of the shell, and no screen sees it. */
export const useSearch = (): string => withoutZone(useWholeQuery());

/** The path with its whole query, to return to. */
export function useReturnAddress(): string {
  const path = usePath();
  const query = useWholeQuery();
  return query ? `${path}?${query}` : path;
}

/** The time zone in the address in which all times are shown; `undefined` if it names none. */
export const useZoneInAddress = (): string | undefined => zoneOf(useWholeQuery());

/** An address of the console with the time zone of this page, which every page of the tab keeps. */
export const inZone = (href: string): string => withZone(href, zoneOf(location.search));

/** The whole address of a path of the console, as this page would show it. */
export const addressOf = (href: string): string => new URL(inZone(href), location.href).href;

/** Shows all times of this page in a zone; without one, in the person's own. The history gets no new entry. */
export function showTimesIn(zone: string | undefined): void {
  const { pathname, search, hash } = location;
  const query = withoutZone(search.slice(1));
  const href = (query ? `${pathname}?${query}` : pathname) + hash;
  navigate(withZone(href, zone), { replace: true, state: history.state });
}

/** Drops a time zone from the address that this browser does not know, so that nobody shares it. */
export function useKnownZone(): void {
  const query = useWholeQuery();
  useEffect(() => {
    if (hasZone(query) && zoneOf(query) === undefined) showTimesIn(undefined);
  }, [query]);
}

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
  navigate(inZone(href), { replace: true, state: { ...history.state, ...handed } });
