import { validateUserEmail } from '@millrace/ui/contract';
import type { SendAgainProps } from '@millrace/ui/screens/EmailSentScreen';
import { useState } from 'react';

import { useScope } from '../scope/useScope.ts';
import { useAction } from '../writes/useAction.ts';
import { handedEmail } from './handedEmail.ts';

/** Sends the verification link again, to the address of the previous page or to a typed one. */
export function useSendAgain(): SendAgainProps {
  const { client } = useScope();
  const [email] = useState(() => handedEmail());
  const [sentCount, setSentCount] = useState(0);
  const send = useAction(async (to: string) => {
    await client(validateUserEmail, { email: to });
    setSentCount((count) => count + 1);
  }, validateUserEmail);
  return {
    email,
    sentCount,
    onSend: (to) => void send.run(to),
    isPending: send.isPending,
    problem: send.problem,
  };
}
