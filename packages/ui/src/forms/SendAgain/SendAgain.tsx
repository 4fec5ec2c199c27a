import { useEffect, useMemo, useState } from 'react';
import { checkEmailForm, emailForm, typedEmail } from '../../domain/people/accountForms.ts';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import { formatWait } from '../../domain/format/wait.ts';
import type { Problem } from '../../domain/outcome/problem.ts';
import { ProblemNotice } from '../../patterns/ProblemNotice/ProblemNotice.tsx';
import { useCountdown } from '../../patterns/ProblemNotice/useCountdown.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { AccountForm } from '../person/AccountForm.tsx';
import { PersonField } from '../person/PersonField.tsx';

/** How long to wait before another email: emails need a moment to arrive. */
const coolDown = { retryAfterMs: 30_000 } as const;

export interface SendAgainProps {
  /** Where the link goes; `undefined` if it is not known, so that it must be typed. */
  email?: string;
  /** Called to send the link to an address. */
  onSend(email: string): void;
  /** @default false */
  isPending?: boolean;
  /** How many links were sent from this page. Each one starts the cool-down. @default 0 */
  sentCount?: number;
  /** Why the last attempt failed. */
  problem?: Problem;
}

function SendToKnown({
  email,
  onSend,
  isPending,
  seconds,
}: {
  email: string;
  onSend(email: string): void;
  isPending: boolean;
  seconds: number;
}) {
  return (
    <Button isWide isPending={isPending} isDisabled={seconds > 0} onPress={() => onSend(email)}>
      {seconds > 0 ? `Send again in ${formatWait(seconds)}` : 'Send again'}
    </Button>
  );
}

function SendToTyped({
  onSend,
  isPending,
  problem,
}: Pick<SendAgainProps, 'onSend' | 'problem'> & { isPending: boolean }) {
  const [model] = useState(() => createFormModel({ definition: emailForm, today: '' }));
  useEffect(() => checkEmailForm(model), [model]);
  return (
    <AccountForm
      label="Send the link again"
      model={model}
      submitLabel="Send a new link"
      failedTitle="The link was not sent."
      isPending={isPending}
      problem={problem}
      onSubmit={() => onSend(typedEmail(model))}
    >
      <PersonField model={model} path="email" />
    </AccountForm>
  );
}

/**
 * Sends the verification link again, with a cool-down. Never reveals whether the address is known (docs/threats.md
 * T-20). For whole pages use `EmailSentScreen` and `VerifyEmailScreen`.
 */
export function SendAgain({ email, onSend, isPending = false, sentCount = 0, problem }: SendAgainProps) {
  // A new object for each email restarts the countdown.
  const rest = useMemo(() => (sentCount > 0 ? { ...coolDown } : undefined), [sentCount]);
  const sentSeconds = useCountdown(rest);
  const refusedSeconds = useCountdown(problem);
  const seconds = Math.max(sentSeconds, refusedSeconds);
  return (
    <>
      {sentCount > 0 && !problem && (
        <Banner tone="positive" role="status" title="New link requested.">
          If {email ?? 'the address'} still has to be verified, the link arrives within a few minutes. Only
          the latest one works.
        </Banner>
      )}
      {email === undefined ? (
        <SendToTyped onSend={onSend} isPending={isPending} problem={problem} />
      ) : (
        <>
          <SendToKnown email={email} onSend={onSend} isPending={isPending} seconds={seconds} />
          {problem && <ProblemNotice problem={problem} />}
        </>
      )}
    </>
  );
}
