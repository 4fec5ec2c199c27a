/** Where a foreign link leads, once it is known to be harmless. */
export interface SafeLink {
  readonly href: string;
  /** Shown beside the link, so that nobody is sent where they did not mean to go. */
  readonly host: string;
}

const longest = 2048;

/**
 * A link from foreign markup, if it may be followed: https to a named host, and nothing that a browser reads otherwise
 * than a person does (docs/threats.md T-16). Relative ones would lead into the console itself and are refused too.
 */
export function safeLink(href: string | null): SafeLink | undefined {
  if (href === null || href.length > longest) return undefined;
  // Browsers drop control characters and turn backslashes round, so what is left may be another address.
  if (!/^https:\/\/[^/\\]/i.test(href) || /[\s\\]|\p{Cc}|\p{Cf}/u.test(href)) return undefined;
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  // A name before an @ is there to be taken for the host.
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  return url.hostname.includes('.') ? { href: url.href, host: url.host } : undefined;
}
