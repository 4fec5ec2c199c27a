import headers from '../../../console/headers.json' with { type: 'json' };

export type HeaderSet = Readonly<Record<string, string>>;
type Policy = Readonly<Record<string, readonly string[]>>;

export interface DocumentPolicy {
  /** Fresh for each document. */
  readonly nonce: string;
  /** Where the page may open sockets, such as `wss://live.example`. */
  readonly sockets: readonly string[];
}

const writePolicy = (policy: Policy, { nonce, sockets }: DocumentPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => {
      const written = sources.flatMap((source) =>
        source === '{sockets}' ? sockets : source.replace('{nonce}', nonce),
      );
      return [directive, ...written].join(' ');
    })
    .join('; ');

const nothing: DocumentPolicy = { nonce: '', sockets: [] };

/** What every answer but a document carries. The values are the console's own: packages/console/headers.json. */
const ofEverything: HeaderSet = {
  ...headers.everything,
  'Content-Security-Policy': writePolicy(headers.otherContentSecurityPolicy, nothing),
};

/** What a document carries: the strict policy with its own nonce (docs/threats.md T-02, T-18). */
export const documentHeaders = (policy: DocumentPolicy): HeaderSet => ({
  ...headers.everything,
  ...headers.document,
  'Content-Security-Policy': writePolicy(headers.contentSecurityPolicy, policy),
});

export const hashedAssetHeaders: HeaderSet = { ...ofEverything, ...headers.hashedAsset };
export const fileHeaders: HeaderSet = { ...ofEverything, ...headers.otherFile };
export const answerHeaders: HeaderSet = ofEverything;

const lowerCased = Object.fromEntries(
  Object.entries(answerHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

/**
 * The headers of an answer made elsewhere, under those of every answer of this server: ours win. Names are in lower case, as
 * Node and the platform have them, or one and the same header would go out twice.
 */
export const underAnswerHeaders = <Values extends object>(others: Values): Values & HeaderSet => ({
  ...others,
  ...lowerCased,
});
