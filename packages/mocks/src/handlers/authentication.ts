import { login, logout, recoverPassword } from '@millrace/ui/contract';
import { signIn, signOut } from '../service/accounts/session.ts';
import { answerAnyone } from './answer.ts';

export const authenticationHandlers = {
  login: answerAnyone(login, ({ backend, request, body, cookies }) =>
    signIn(backend, request, body, cookies),
  ),
  logout: answerAnyone(logout, ({ backend, request, caller, cookies }) =>
    signOut(backend, request, caller, cookies),
  ),
  // Nobody learns here whether an address is known (docs/threats.md T-20), and no letter is sent.
  recoverPassword: answerAnyone(recoverPassword, () => undefined),
};
