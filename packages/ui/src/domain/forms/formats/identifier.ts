import { mustBe, type TextFormat } from '../definition/textFormat.ts';

interface IdentifierOptions {
  /** The whole identifier. */
  readonly pattern: RegExp;
  /**
   * Addresses that contain the identifier, without their scheme. Each is matched as a whole, and its first group is
   * the identifier.
   */
  readonly inAddress?: readonly RegExp[];
  /** What the text must be, after “must be only”. */
  readonly what: string;
  /** How the identifier is sent. @default unchanged */
  readonly tidy?: (identifier: string) => string;
}

const unchanged = (text: string): string => text;

/**
 * An identifier, alone or in the address of a page that contains it. A text of another form is refused, because a
 * part of it may be the identifier of something else.
 */
export const identifier = ({
  pattern,
  inAddress = [],
  what,
  tidy = unchanged,
}: IdentifierOptions): TextFormat => ({
  read(typed, field) {
    const text = typed.trim();
    if (pattern.test(text)) return { value: tidy(text) };
    const page = text.replace(/^https?:\/\//i, '');
    const found = inAddress.map((address) => address.exec(page)?.[1]).find((each) => each !== undefined);
    if (found !== undefined && pattern.test(found)) return { value: tidy(found) };
    return { refusal: mustBe(`only ${what}`, field) };
  },
});

/** What may follow the host in the address of a page: a port, a path, parameters. */
export const restOfPage = String.raw`\.?(?::443)?(?:[/?#]\S*)?`;

const escapeDots = (domain: string): string => domain.replaceAll('.', String.raw`\.`);

/**
 * The part of an account's address that is its own: `acme`, or the whole address, such as `acme.zendesk.com`.
 * @param domains The domains of the provider.
 * @param pages Other addresses that contain it, as in {@link identifier}.
 */
export const subdomainOf = (domains: readonly string[], pages: readonly RegExp[] = []): TextFormat =>
  identifier({
    pattern: /^(?!www$|app$|admin$|api$|login$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i,
    inAddress: [
      ...domains.map((domain) => new RegExp(`^([a-z\\d-]+)\\.${escapeDots(domain)}${restOfPage}$`, 'i')),
      ...pages,
    ],
    what: `the part of your address before “.${domains[0] ?? ''}”`,
    tidy: (text) => text.toLowerCase(),
  });

/** A number that people copy with dashes or spaces. */
export const digits = (prefix = ''): TextFormat =>
  identifier({
    pattern: new RegExp(`^(?:${prefix})?\\d(?:[\\s-]*\\d)*$`),
    what: 'digits',
    tidy: (text) => text.replaceAll(/\D/g, ''),
  });
