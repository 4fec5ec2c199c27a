import { validateUserEmail } from '@millrace/ui/contract';
import type { SendAgainProps } from '@millrace/ui/screens/EmailSentScreen';
import { useState } from 'react';

import { handedText } from '../router/location.ts';
import { useScope } from '../scope/useScope.ts';
import { useAction } from '../writes/useAction.ts';

/** Sends the verification link again, to the address of the previous page or to a typed one. */
export function useSendAgain(): SendAgainProps {
  const { client } = useScope();
  const [email] = useState(() => handedText('email'));
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
