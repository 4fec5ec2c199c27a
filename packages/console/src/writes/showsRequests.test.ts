import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contract from '@millrace/ui/contract';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(test|stories)\./.test(file));
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The hooks that make writes, with what each place calls their result. */
const starts = files.flatMap((file) =>
  [...textOf(file).matchAll(/(?:const (\w+|\{[^}]*\}) = |return )use(?:Write|Action)\(/g)].map(
    ([, result = 'the result']) => ({ file, name: result.startsWith('{') ? 'run' : result }),
  ),
);
const placeOf = ({ file, name }: { readonly file: string; readonly name: string }) => `${file}: ${name}`;
const offers = ({ file, name }: { readonly file: string; readonly name: string }): boolean =>
  new RegExp(String.raw`\b${name}\.requests\b|\(tab === '\w+' \? \w+ : ${name}\)\.requests`).test(
    textOf(file),
  ) || new RegExp(String.raw`\(tab === '\w+' \? ${name} : \w+\)\.requests`).test(textOf(file));

const atOnce = 'It acts at once, without a form or a question.';
const download = 'It only reads.';
const session = 'Signing in and out, invitations and passwords.';
const payment = 'Payment: the request only makes sense together with the provider.';

/** Writes that do not show their request, each with the reason. */
const withoutRequest: Readonly<Record<string, string>> = {
  'auth/InviteContainer.tsx: accept': session,
  'auth/LoginContainer.tsx: recover': session,
  'auth/LoginContainer.tsx: signIn': session,
  'auth/NewPasswordContainers.tsx: save': session,
  'auth/SignupContainer.tsx: send': session,
  'auth/VerifyEmailContainer.tsx: check': session,
  'auth/VerifyEmailContainer.tsx: leave': session,
  'auth/useSendAgain.ts: send': session,
  'connectors/area/useRepair.ts: run': atOnce,
  'connectors/editor/useConnection.ts: create':
    'A part of a form. The dialog “Create tunnel” shows the same request.',
  'guard/Guard.tsx: action': session,
  'guard/SessionEndedContainer.tsx: resume': session,
  'guard/SessionEndedContainer.tsx: signIn': session,
  'guard/useSignOut.ts: run': session,
  'lists/useConfirmedAction.ts: back': atOnce,
  'observability/alerts/useAlertCommand.ts: run': atOnce,
  'observability/alerts/useTriggerAction.ts: run': atOnce,
  'observability/metrics/RowCountsContainer.tsx: count': atOnce,
  'pipelines/actions/useOverviewCommand.ts: command': atOnce,
  'pipelines/actions/useOverviewCommand.ts: download': download,
  'pipelines/actions/usePipelineCommand.ts: run': atOnce,
  'pipelines/actions/useRenameInPlace.ts: run': atOnce,
  'settings/AccountContainer.tsx: change': session,
  'settings/NotificationsContainer.tsx: write': atOnce,
  'settings/UsersContainer.tsx: again': atOnce,
  'settings/billing/BillingContainer.tsx: check': payment,
  'settings/billing/BillingContainer.tsx: resume': payment,
  'settings/billing/BillingContainer.tsx: write': payment,
  'settings/billing/SubscriptionContainer.tsx: write': payment,
  'settings/billing/useCardEntry.ts: action': payment,
  'settings/billing/useCardEntry.ts: start': payment,
  'setup/SelectConnectorContainer.tsx: the result': atOnce,
};

describe('every form and confirmation', () => {
  it('offers its request, or has a reason not to', () => {
    expect(starts.length).toBeGreaterThan(50);
    const silent = starts.filter((start) => !offers(start)).map(placeOf);
    expect([...new Set(silent)].toSorted()).toEqual(Object.keys(withoutRequest).toSorted());
  });
});

const reading = 'It only reads, with a body.';
const grant = 'A provider’s code works once.';
const background = 'The page sends it in the background.';
const unused = 'The console does not send it.';

/** Calls that change something and are sent by no form with a request, each with the reason. */
const callsWithoutRequest: Readonly<Record<string, string>> = {
  authoriseChannel: background,
  createPortalSession: payment,
  createSetupIntent: payment,
  createSubscription: payment,
  deleteSubscription: payment,
  deleteUser: unused,
  exchangeOAuth: grant,
  exchangeProductionOAuth: grant,
  fetchFacebookPages: reading,
  fetchGa4Properties: reading,
  login: session,
  processUserInvite: session,
  recoverPassword: session,
  refreshFacebookPages: reading,
  refreshGa4Properties: reading,
  resetPassword: session,
  sampleFiles: reading,
  setDefaultPaymentMethod: payment,
  setSignupPassword: session,
  signup: session,
  testTunnel: atOnce,
  updateAlertTrigger: atOnce,
  updateClientNotificationSettings: atOnce,
  updateSubscription: payment,
  validateUserEmail: session,
};

/** The modules of the console that a module imports, also indirectly. */
function reachedFrom(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, target = ''] of textOf(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    const found = path.join(path.dirname(file), target);
    // The scope and the session are everywhere.
    if (files.includes(found) && !/^(?:session|data|scope|router|dialogs|live|guard)\//.test(found))
      reachedFrom(found, seen);
  }
  return seen;
}

describe('every call that changes something', () => {
  const offering = [
    ...starts.filter(offers).map(({ file }) => file),
    // The confirmations of each entity are made by one function.
    ...files.filter((file) => /\bactionContainer[<(]/.test(textOf(file))),
  ];
  const shown = new Set(
    offering
      .flatMap((file) => [...reachedFrom(file)])
      .flatMap((file) => [...textOf(file).matchAll(/\b\w+\b/g)].map(([word]) => word)),
  );
  const exported: readonly unknown[] = Object.values(contract);
  const writes = exported.flatMap((value) => {
    const { name, method }: { name?: string; method?: string } = Object(value);
    return name !== undefined && method !== undefined && method !== 'GET' ? [name] : [];
  });

  it('is sent by a form that shows its request, or has a reason not to', () => {
    expect(writes.length).toBeGreaterThan(50);
    expect(writes.filter((name) => !shown.has(name)).toSorted()).toEqual(
      Object.keys(callsWithoutRequest).toSorted(),
    );
  });
});
