/** A checked link from foreign markup. */
export interface SafeLink {
  readonly href: string;
  /** Host shown next to the link, so that the user sees where it leads. */
  readonly host: string;
}

const longest = 2048;

/**
 * Checks a link from foreign markup: https to a named host, without anything that browsers interpret
 * differently from readers (T-16). Relative links are refused too, because they would lead into the console.
 */
export function safeLink(href: string | null): SafeLink | undefined {
  if (href === null || href.length > longest) return undefined;
  // Browsers remove control characters and convert backslashes, so such a link may lead to another address.
  if (!/^https:\/\/[^/\\]/i.test(href) || /[\s\\]|\p{Cc}|\p{Cf}/u.test(href)) return undefined;
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  // Text before an @ can pose as the host.
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  return url.hostname.includes('.') ? { href: url.href, host: url.host } : undefined;
}
