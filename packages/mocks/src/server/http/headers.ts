import headers from '../../../../console/headers.json' with { type: 'json' };

export type HeaderSet = Readonly<Record<string, string>>;
type Policy = Readonly<Record<string, readonly string[]>>;

export interface DocumentPolicy {
  /** Fresh for each document. */
  readonly nonce: string;
  /** Where the page may open sockets, such as `wss://live.example`. */
  readonly sockets: readonly string[];
  /** The other hosts whose public files the page may read, such as `https://static.example`. */
  readonly files: readonly string[];
  /** The hosts that third parties' scripts call and frame, such as those of the human check and the chat. */
  readonly parties: readonly string[];
}

const writePolicy = (policy: Policy, { nonce, sockets, files, parties }: DocumentPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => {
      const hosts: Readonly<Record<string, readonly string[]>> = {
        '{sockets}': sockets,
        '{files}': files,
        '{parties}': parties,
      };
      const written = sources.flatMap((source) => hosts[source] ?? source.replace('{nonce}', nonce));
      return [directive, ...written].join(' ');
    })
    .join('; ');

const nothing: DocumentPolicy = { nonce: '', sockets: [], files: [], parties: [] };

/** Headers of every response except documents. The values are those of the console: packages/console/headers.json. */
const ofEverything: HeaderSet = {
  ...headers.everything,
  'Content-Security-Policy': writePolicy(headers.otherContentSecurityPolicy, nothing),
};

/** Headers of a document: the strict policy with its own nonce (T-02, T-18). */
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
 * The headers of a response made elsewhere, merged with the headers of this server, which take precedence. Names are in
 * lower case, as in Node and the platform, because otherwise a header could be sent twice.
 */
export const underAnswerHeaders = <Values extends object>(others: Values): Values & HeaderSet => ({
  ...others,
  ...lowerCased,
});
