import type { SignedOutConfig } from '@millrace/ui/contract';
import type { HumanCheckState } from '@millrace/ui/screens/SignupScreen';
import { useCallback, useMemo, useState } from 'react';

import { createHumanCheck } from './humanCheck.ts';
import { useSignedOutConfig } from './useSignedOutConfig.ts';

/** How long the check may take before the page explains the wait. */
const slowMs = 4_000;

/** Policies of Trusted Types can be created once per document, so the check outlives the page. */
let runCheck: (() => Promise<string>) | undefined;

/** The check of the page's configuration; `undefined` if there is none. */
function configuredCheck({ humanCheck }: SignedOutConfig): (() => Promise<string>) | undefined {
  if (humanCheck) runCheck ??= createHumanCheck(humanCheck.address);
  return runCheck;
}

export interface HumanCheckRun {
  readonly state: HumanCheckState;
  readonly isRunning: boolean;
  /** Resolves to a new token, or to `undefined` if the check failed. */
  readonly run: () => Promise<string | undefined>;
}

/** Runs the check before each attempt: a token is valid once, and only for a short time. */
export function useHumanCheck(): HumanCheckRun {
  const config = useSignedOutConfig();
  const check = useMemo(() => config && configuredCheck(config), [config]);
  const [state, setState] = useState<Exclude<HumanCheckState, 'missing'>>('idle');
  const [isRunning, setIsRunning] = useState(false);
  const run = useCallback(async () => {
    if (!check) return undefined;
    setState('idle');
    setIsRunning(true);
    const timer = setTimeout(() => setState('slow'), slowMs);
    try {
      const token = await check();
      setState('idle');
      return token;
    } catch {
      setState('failed');
      return undefined;
    } finally {
      clearTimeout(timer);
      setIsRunning(false);
    }
  }, [check]);
  return { state: config && !check ? 'missing' : state, isRunning, run };
}
