import {
  exchangeOAuth,
  exchangeProductionOAuth,
  oauthReturnPath,
  type Client,
  type OAuthPlace,
} from '@millrace/ui/contract';
import {
  newOAuthState,
  newPkceVerifier,
  oauthFieldsOf,
  oauthProviders,
  oauthStartAddress,
  pkceChallengeOf,
  providerName,
  readOAuthReturn,
  type ConnectState,
  type Definition,
  type OAuthProvider,
  type OAuthReturn,
} from '@millrace/ui/domain/connectors';
import type { FormModel } from '@millrace/ui/domain/forms';
import { describeProblem, problemOf } from '@millrace/ui/domain/remote';
import { inSentence, Secret } from '@millrace/ui/domain/text';

import type { OAuthMessage } from './oauthChannel.ts';

/** A sign-in is valid for ten minutes (T-11: injected codes). */
const validForMs = 600_000;
/** How often it is checked whether the window is still open, in milliseconds. */
const watchEveryMs = 500;

/** The part of a window that a sign-in needs. */
export type SignInWindow = Pick<Window, 'closed' | 'close'> & { readonly location: { href: string } };

export interface SignInOptions {
  readonly definition: Definition;
  readonly provider: OAuthProvider;
  readonly model: FormModel;
  readonly client: Client;
  readonly now: () => Date;
  /** The origin of this page. */
  readonly origin: string;
  /** Where people sign in at the provider; `undefined` if that is not configured. */
  readonly readPlace: () => OAuthPlace | undefined;
  /** Opens a window of a size; null if the browser blocks it. */
  readonly openWindow: (
    address: string,
    size: { readonly width: number; readonly height: number },
  ) => SignInWindow | null;
  /** Listens for returns; returns the function that stops it. */
  readonly listen: (onReturn: (message: OAuthMessage) => void) => () => void;
  /** A field that the sign-in needs has an error. */
  readonly onMissing: () => void;
}

/** The sign-in of one form at its provider. */
export interface SignIn {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => ConnectState;
  /** Opens the provider's window. Call it from a press. */
  readonly connect: () => void;
  readonly cancel: () => void;
  /** Ends it with its form: closes the window, and ignores what it returns. */
  readonly stop: () => void;
}

/** A sign-in under way. */
interface Attempt {
  readonly state: string;
  readonly verifier: string | undefined;
  readonly startedAt: number;
  /** The values that its address contains, by path. */
  readonly values: ReadonlyMap<string, string>;
  window?: SignInWindow | null;
}

type Granted = Extract<OAuthReturn, { kind: 'granted' }>;

/**
 * Signs in at a provider in a window of its own, and fills the form with the access that the service gets for the code.
 * The code counts only with the state of this attempt, once, and within ten minutes.
 */
export function createSignIn({
  definition,
  provider,
  model,
  client,
  now,
  origin,
  readPlace,
  openWindow,
  listen,
  onMissing,
}: SignInOptions): SignIn {
  const fields = oauthFieldsOf(definition);
  const filled = [...Object.keys(fields.fills), ...Object.keys(fields.fillsFromReturn)];
  const { popup, isPkce, isProduction } = oauthProviders[provider];
  const label = providerName(provider);
  const listeners = new Set<() => void>();

  /** What this sign-in itself has to say; without it, the form's values decide. */
  let own: ConnectState | undefined;
  let attempt: Attempt | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** The exchange whose answer counts. */
  let exchanging: object | undefined;
  /** The grant of this visit, and the values that it belongs to. */
  let grant:
    | { readonly account?: string; readonly at: Date; readonly values: ReadonlyMap<string, string> }
    | undefined;

  const stateAt = (path: string) => model.at(path).getSnapshot();
  const typed = (path: string): string => String(stateAt(path).value).trim();
  const neededValues = (): ReadonlyMap<string, string> =>
    new Map(fields.needs.map((path) => [path, typed(path)]));
  const changedSince = (values: ReadonlyMap<string, string>): string | undefined =>
    fields.needs.find((path) => values.get(path) !== typed(path));
  const reasonFor = (path: string): string =>
    `“${model.at(path).field.label}” was changed, so the sign-in no longer applies.`;

  /** What the form's values say: a saved access counts, unless what it belongs to has changed. */
  const fromForm = (): ConnectState => {
    const states = filled.map(stateAt);
    if (states.every(({ isStored, value }) => isStored || value !== '')) {
      return grant
        ? { kind: 'connected', at: grant.at, ...(grant.account !== undefined && { account: grant.account }) }
        : { kind: 'connected' };
    }
    const changed = fields.needs.find((path) => stateAt(path).isChanged);
    return changed !== undefined && states.some(({ isOutdated }) => isOutdated)
      ? { kind: 'idle', reason: reasonFor(changed) }
      : { kind: 'idle' };
  };
  let snapshot = fromForm();
  const publish = (): void => {
    const next = own ?? fromForm();
    if (JSON.stringify(next) === JSON.stringify(snapshot)) return;
    snapshot = next;
    for (const listener of listeners) listener();
  };
  const show = (next: ConnectState | undefined): void => {
    own = next;
    publish();
  };
  const fail = (message: string): void => show({ kind: 'failed', message });

  const endAttempt = (): Attempt | undefined => {
    const ended = attempt;
    attempt = undefined;
    clearInterval(timer);
    return ended;
  };

  /** A grant does not outlive the values that its address contained. */
  const followForm = (): void => {
    const changed = grant && changedSince(grant.values);
    if (changed !== undefined) {
      grant = undefined;
      own = { kind: 'idle', reason: reasonFor(changed) };
      for (const path of filled) model.setValue(path, '');
    }
    publish();
  };
  const unsubscribes = [...new Set([...filled, ...fields.needs])].map((path) =>
    model.at(path).subscribe(followForm),
  );

  /** Exchanges the code, and fills the form with the access. */
  const exchange = async (
    { exchange: body, values }: Granted,
    { verifier, values: needed }: Attempt,
  ): Promise<void> => {
    const current = {};
    exchanging = current;
    show({ kind: 'exchanging' });
    try {
      const answer = await client(isProduction ? exchangeProductionOAuth : exchangeOAuth, {
        provider,
        ...(verifier !== undefined && { codeVerifier: verifier }),
        body: { ...body, provider },
      });
      if (exchanging !== current) return;
      const parts = {
        access_token: answer.accessToken,
        refresh_token: answer.refreshToken,
        access_token_secret: answer.accessTokenSecret,
        username: answer.username,
      };
      const entries = [
        ...Object.entries(fields.fills).map(([path, part]) => [path, parts[part]] as const),
        ...Object.keys(fields.fillsFromReturn).map((path) => [path, values[path]] as const),
      ];
      if (entries.some(([, value]) => value === null || value === undefined)) {
        fail(`${label} did not grant all permissions. Connect again, and allow everything that it asks for.`);
        return;
      }
      grant = {
        at: now(),
        values: needed,
        ...(answer.accountLabel && { account: inSentence(answer.accountLabel) }),
      };
      own = undefined;
      for (const [path, value] of entries)
        model.setValue(path, value instanceof Secret ? value.reveal() : (value ?? ''));
      publish();
    } catch (thrown) {
      if (exchanging !== current) return;
      const problem = problemOf(thrown);
      const { title, advice } = describeProblem(problem);
      const isRefused = problem.status === 400 || problem.status === 422;
      if (isRefused) fail(`${label} did not accept the sign-in. Connect again.`);
      // A code works once, so a lost answer needs a new sign-in whatever its outcome was.
      else if (problem.isOutcomeUnknown)
        fail('The connection was lost while we finished the sign-in. Connect again.');
      else fail(`${title} ${advice}`);
    }
  };
  const receive = ({ provider: returned, query }: OAuthMessage): void => {
    if (!attempt || returned !== provider) return;
    const result = readOAuthReturn(provider, new URLSearchParams(query), fields);
    // The state of another attempt, in another tab or by a stranger.
    if (result.kind === 'unreadable' || result.state !== attempt.state) return;
    const ended = attempt;
    endAttempt();
    ended.window?.close();
    const changed = changedSince(ended.values);
    if (performance.now() - ended.startedAt > validForMs)
      fail('The sign-in took more than ten minutes. Connect again.');
    else if (changed !== undefined) show({ kind: 'idle', reason: reasonFor(changed) });
    else if (result.kind === 'granted') void exchange(result, ended);
    else if (result.error === 'access_denied') fail(`The access was declined at ${label}.`);
    else fail(`${label} reported a problem: ${inSentence(result.description ?? result.error)}`);
  };
  const stopListening = listen(receive);

  const watch = (): void => {
    timer = setInterval(() => {
      // A provider that isolates its pages makes an open window look closed, so the return still counts.
      if (attempt?.window?.closed) {
        clearInterval(timer);
        show({ kind: 'closed' });
      }
    }, watchEveryMs);
  };

  const connect = (): void => {
    endAttempt()?.window?.close();
    exchanging = undefined;
    for (const path of fields.needs) model.blur(path);
    if (fields.needs.some((path) => stateAt(path).error !== undefined)) return onMissing();
    const place = readPlace();
    if (!place) return fail(`This console isn’t set up to sign in at ${label}. Contact support.`);
    const begun: Attempt = {
      state: newOAuthState(),
      verifier: isPkce ? newPkceVerifier() : undefined,
      // The time of the page, which does not jump when the service's clock is learned.
      startedAt: performance.now(),
      values: neededValues(),
    };
    const addressWith = (challenge?: string) =>
      oauthStartAddress(provider, {
        ...place,
        redirectUri: origin + oauthReturnPath(provider),
        state: begun.state,
        typed,
        ...(challenge !== undefined && { challenge }),
      });
    const direct = addressWith();
    if (direct === undefined) return fail(`These values don’t lead to ${label}. Check the fields above.`);
    attempt = begun;
    // A browser opens a window only at once after a press, so a challenge is added to an open window.
    begun.window = openWindow(begun.verifier === undefined ? direct : 'about:blank', popup);
    show(begun.window ? { kind: 'waiting' } : { kind: 'blocked', href: direct });
    if (begun.window) watch();
    if (begun.verifier !== undefined) {
      void pkceChallengeOf(begun.verifier).then((challenge) => {
        const address = addressWith(challenge);
        if (attempt !== begun || address === undefined) return;
        if (begun.window) begun.window.location.href = address;
        else show({ kind: 'blocked', href: address });
      });
    }
    return undefined;
  };

  const cancel = (): void => {
    endAttempt()?.window?.close();
    exchanging = undefined;
    show(undefined);
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    connect,
    cancel,
    stop() {
      endAttempt()?.window?.close();
      exchanging = undefined;
      stopListening();
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}
