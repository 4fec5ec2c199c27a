import { useIsSSR } from 'react-aria/SSRProvider';

/**
 * A style for a browser only. A strict Content Security Policy refuses style attributes in the HTML of a server, and
 * React does not apply them again when it adopts that HTML. Set by script afterwards, they are allowed. So the HTML must
 * have a useful look without them.
 */
export function useClientStyle<Style extends object>(style: Style | undefined): Style | undefined {
  return useIsSSR() ? undefined : style;
}
