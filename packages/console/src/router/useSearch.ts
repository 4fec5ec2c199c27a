import { useSearch as useRawSearch } from 'wouter/use-browser-location';

/**
 * The query of the address as it is written, without its question mark. wouter's general hook decodes it, so that
 * URLSearchParams would decode an escaped `&` or `%` a second time.
 */
export const useSearch = (): string => useRawSearch().replace(/^\?/, '');
