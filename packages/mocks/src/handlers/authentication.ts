import { login, logout, recoverPassword } from '@millrace/ui/contract';
import { signIn, signOut } from '../service/session.ts';
import { answerAnyone } from './answer.ts';

export const authenticationHandlers = {
  login: answerAnyone(login, ({ world, request, body, cookies }) => signIn(world, request, body, cookies)),
  logout: answerAnyone(logout, ({ world, request, caller, cookies }) =>
    signOut(world, request, caller, cookies),
  ),
  // Nobody learns here whether an address is known (docs/threats.md T-20), and no letter is sent.
  recoverPassword: answerAnyone(recoverPassword, () => undefined),
};
