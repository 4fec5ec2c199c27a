/** Where the script of the check is, and how long to wait for it. */
export interface HumanCheckOptions {
  readonly address: string;
  readonly document?: Document;
  /** @default 30 s, for the script and for the check each */
  readonly limitMs?: number;
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): string };
}

interface HumanCheck {
  execute(): Promise<unknown>;
}

const isHumanCheck = (value: unknown): value is HumanCheck =>
  typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function';

const loadedCheck = (): HumanCheck | undefined => {
  const value: unknown = Reflect.get(globalThis, 'humanCheck');
  return isHumanCheck(value) ? value : undefined;
};

/** Ends a wait for the third party, which may never answer. */
const within = <Value>(limitMs: number, work: Promise<Value>): Promise<Value> => {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error('The human check did not answer.')), limitMs);
  return Promise.race([work, limit.promise]).finally(() => clearTimeout(timer));
};

/**
 * Runs the third party's check and resolves to its token, which is valid once. Rejects if the third party is down, slow
 * beyond the limit, or blocked. The script is loaded with the first check; a failed load is repeated by the next one.
 */
export function createHumanCheck({
  address,
  document = globalThis.document,
  limitMs = 30_000,
}: HumanCheckOptions) {
  const factory: Policies | undefined = Reflect.get<object, string>(globalThis, 'trustedTypes');
  const url = new URL(address, document.baseURI).href;
  // The only script address that this page may ever create (T-03).
  const policy = factory?.createPolicy('human-check', {
    createScriptURL(text) {
      if (text !== url) throw new TypeError('Only the configured script may be loaded.');
      return text;
    },
  });

  const load = async (): Promise<HumanCheck> => {
    const there = loadedCheck();
    if (there) return there;
    const script = document.createElement('script');
    const loaded = new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error('The human check could not be loaded.')));
    });
    script.src = policy?.createScriptURL(url) ?? url;
    script.referrerPolicy = 'no-referrer';
    document.head.append(script);
    try {
      await within(limitMs, loaded);
    } finally {
      script.remove();
    }
    const check = loadedCheck();
    if (!check) throw new Error('The script has no human check.');
    return check;
  };

  return async (): Promise<string> => {
    const check = await load();
    const token = await within(limitMs, check.execute());
    if (typeof token !== 'string' || token === '') throw new Error('The human check gave no token.');
    return token;
  };
}
