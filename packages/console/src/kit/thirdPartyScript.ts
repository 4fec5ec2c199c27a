/** A script of a third party, which sets a global. */
export interface ThirdPartyScript<Global> {
  /** The name of its policy of Trusted Types. A document can create each policy once. */
  readonly policy: string;
  readonly address: string;
  /** Reads the global; `undefined` if the script has not set it. */
  readonly read: () => Global | undefined;
  /** What did not answer, in errors. */
  readonly name: string;
  /** How long to wait for the script, in milliseconds. */
  readonly limitMs: number;
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): string };
}

/** Ends a wait for a third party, which may never answer. */
export const within = <Value>(limitMs: number, name: string, work: Promise<Value>): Promise<Value> => {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(`${name} did not answer.`)), limitMs);
  return Promise.race([work, limit.promise]).finally(() => clearTimeout(timer));
};

/**
 * Prepares a third party's script. The returned function loads it, unless its global is there, and resolves to the
 * global. It rejects if the third party is down, slow beyond the limit, or blocked; a failed load is repeated by the next
 * call.
 */
export function createThirdPartyScript<Global>({
  policy: policyName,
  address,
  read,
  name,
  limitMs,
}: ThirdPartyScript<Global>): () => Promise<Global> {
  const factory: Policies | undefined = Reflect.get<object, string>(globalThis, 'trustedTypes');
  const url = new URL(address, document.baseURI).href;
  // The only script address that this policy ever creates (T-03).
  const policy = factory?.createPolicy(policyName, {
    createScriptURL(text) {
      if (text !== url) throw new TypeError('Only the configured script may be loaded.');
      return text;
    },
  });
  return async () => {
    const there = read();
    if (there) return there;
    const script = document.createElement('script');
    const loaded = new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`${name} could not be loaded.`)));
    });
    script.src = policy?.createScriptURL(url) ?? url;
    script.referrerPolicy = 'no-referrer';
    document.head.append(script);
    try {
      await within(limitMs, name, loaded);
    } finally {
      script.remove();
    }
    const found = read();
    if (!found) throw new Error(`${name} is not in its script.`);
    return found;
  };
}
