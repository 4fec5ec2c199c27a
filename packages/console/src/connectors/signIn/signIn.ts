import { oauthReturnPath, type Client, type OAuthPlace } from '@millrace/ui/contract';
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
import { inSentence } from '@millrace/ui/domain/text';

import { exchangeCode } from './exchangeCode.ts';
import type { OAuthMessage } from './oauthChannel.ts';
import { signInFields, type FieldValues, type Grant } from './signInFields.ts';

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
  /** The secret behind the challenge of its address, for providers with PKCE. */
  readonly verifier: string | undefined;
  /** In milliseconds of the page, which do not jump when the service's clock is learned. */
  readonly startedAt: number;
  /** The values that its address contains. */
  readonly values: FieldValues;
  window?: SignInWindow | null;
}

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
  const oauthFields = oauthFieldsOf(definition);
  const fields = signInFields(model, oauthFields);
  const { popup, isPkce } = oauthProviders[provider];
  const label = providerName(provider);

  let attempt: Attempt | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;
  /** The exchange whose answer counts. */
  let exchanging: object | undefined;
  let grant: Grant | undefined;

  // What the panel shows.
  const listeners = new Set<() => void>();
  /** What this sign-in itself has to say; without it, the form's values decide. */
  let own: ConnectState | undefined;
  let snapshot = fields.stateWith(grant);
  const publish = (): void => {
    const next = own ?? fields.stateWith(grant);
    if (JSON.stringify(next) === JSON.stringify(snapshot)) return;
    snapshot = next;
    for (const listener of listeners) listener();
  };
  const show = (next: ConnectState | undefined): void => {
    own = next;
    publish();
  };
  const fail = (message: string): void => show({ kind: 'failed', message });

  const endAttempt = (): void => {
    attempt?.window?.close();
    attempt = undefined;
    clearInterval(watch);
  };

  // 1. A press opens the window of the provider.
  const connect = (): void => {
    endAttempt();
    exchanging = undefined;
    if (fields.hasErrors()) return onMissing();
    const place = readPlace();
    if (!place) return fail(`This console isn’t set up to sign in at ${label}. Contact support.`);
    const started: Attempt = {
      state: newOAuthState(),
      verifier: isPkce ? newPkceVerifier() : undefined,
      startedAt: performance.now(),
      values: fields.needed(),
    };
    const addressWith = (challenge?: string) =>
      oauthStartAddress(provider, {
        ...place,
        redirectUri: origin + oauthReturnPath(provider),
        state: started.state,
        typed: fields.typed,
        ...(challenge !== undefined && { challenge }),
      });
    const direct = addressWith();
    if (direct === undefined) return fail(`These values don’t lead to ${label}. Check the fields above.`);
    attempt = started;
    // A browser opens a window only at once after a press, so a challenge is added to an open window.
    started.window = openWindow(started.verifier === undefined ? direct : 'about:blank', popup);
    show(started.window ? { kind: 'waiting' } : { kind: 'blocked', href: direct });
    if (started.window) watch = setInterval(lookAtWindow, watchEveryMs);
    if (started.verifier !== undefined) {
      void pkceChallengeOf(started.verifier).then((challenge) => {
        const address = addressWith(challenge);
        if (attempt !== started || address === undefined) return;
        if (started.window) started.window.location.href = address;
        else show({ kind: 'blocked', href: address });
      });
    }
    return undefined;
  };
  const lookAtWindow = (): void => {
    if (!attempt?.window?.closed) return;
    // A provider that isolates its pages makes an open window look closed, so the return still counts.
    clearInterval(watch);
    show({ kind: 'closed' });
  };

  // 2. The provider returns, in that window or in another tab.
  const receive = ({ provider: returned, query }: OAuthMessage): void => {
    if (!attempt || returned !== provider) return;
    const result = readOAuthReturn(provider, new URLSearchParams(query), oauthFields);
    // The state of another attempt, in another tab or by a stranger.
    if (result.kind === 'unreadable' || result.state !== attempt.state) return;
    const ended = attempt;
    endAttempt();
    const reason = fields.whyOutdated(ended.values);
    if (performance.now() - ended.startedAt > validForMs)
      fail('The sign-in took more than ten minutes. Connect again.');
    else if (reason !== undefined) show({ kind: 'idle', reason });
    else if (result.kind === 'granted') void exchange(result, ended);
    else if (result.error === 'access_denied') fail(`The access was declined at ${label}.`);
    else fail(`${label} reported a problem: ${inSentence(result.description ?? result.error)}`);
  };

  // 3. The service exchanges the code, and the access fills the form.
  const exchange = async (
    granted: Extract<OAuthReturn, { kind: 'granted' }>,
    { verifier, values }: Attempt,
  ): Promise<void> => {
    const current = {};
    exchanging = current;
    show({ kind: 'exchanging' });
    const result = await exchangeCode(client, { provider, fields: oauthFields, granted, verifier });
    if (exchanging !== current) return;
    if (result.kind === 'failed') return fail(result.message);
    const { account } = result;
    grant = { at: now(), values, ...(account !== undefined && { account }) };
    own = undefined;
    fields.fill(result.values);
    publish();
  };

  // 4. A change of what the access belongs to ends it.
  const followForm = (): void => {
    const reason = grant && fields.whyOutdated(grant.values);
    if (reason !== undefined) {
      grant = undefined;
      own = { kind: 'idle', reason };
      fields.empty();
    }
    publish();
  };

  const stopListening = listen(receive);
  const stopFollowing = fields.subscribe(followForm);
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    connect,
    cancel() {
      endAttempt();
      exchanging = undefined;
      show(undefined);
    },
    stop() {
      endAttempt();
      exchanging = undefined;
      stopListening();
      stopFollowing();
    },
  };
}
