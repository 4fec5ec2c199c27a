import { VerifyEmailScreen } from '@millrace/ui/screens/VerifyEmailScreen';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { sessionAtom } from '../atoms/session.ts';
import { useServices } from '../services.ts';

/** Waits for the address to be verified; the guard leads on once it is. */
export function VerifyEmailContainer() {
  const { keeper } = useServices();
  const session = useAtomValue(sessionAtom);
  const check = useMutation({ mutationFn: keeper.start });
  const leave = useMutation({ mutationFn: keeper.signOut });
  return (
    <VerifyEmailScreen
      onCheckAgain={() => check.mutate()}
      isPending={check.isPending || leave.isPending}
      problem={session.state === 'unavailable' ? session.problem : undefined}
      onLogout={() => leave.mutate()}
    />
  );
}
