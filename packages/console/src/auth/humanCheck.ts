import { createThirdPartyScript, within } from '../kit/thirdPartyScript.ts';

/** For the script and for the check each. */
const limitMs = 30_000;
const name = 'The human check';

interface HumanCheck {
  execute(): Promise<unknown>;
}

const isHumanCheck = (value: unknown): value is HumanCheck =>
  typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function';

const loadedCheck = (): HumanCheck | undefined => {
  const value: unknown = Reflect.get(globalThis, 'humanCheck');
  return isHumanCheck(value) ? value : undefined;
};

/**
 * Runs the third party's check and resolves to its token, which is valid once. Rejects if the third party is down, slow
 * beyond the limit, or blocked. The script is loaded with the first check.
 */
export function createHumanCheck(address: string): () => Promise<string> {
  const load = createThirdPartyScript({ policy: 'human-check', address, read: loadedCheck, name, limitMs });
  return async () => {
    const check = await load();
    const token = await within(limitMs, name, check.execute());
    if (typeof token !== 'string' || token === '') throw new Error('The human check gave no token.');
    return token;
  };
}
