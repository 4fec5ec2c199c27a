import {
  login,
  logout,
  processUserInvite,
  recoverPassword,
  resetPassword,
  setSignupPassword,
  signup,
  validateUserEmail,
  verifyInvite,
  verifyPasswordToken,
} from '@millrace/ui/contract';
import * as invitations from '../service/accounts/invitations.ts';
import * as passwords from '../service/accounts/passwords.ts';
import { signIn, signOut } from '../service/accounts/session.ts';
import { confirm, sendConfirmation, signUp } from '../service/accounts/signup.ts';
import { answerAnyone } from './http/answer.ts';

export const authenticationHandlers = {
  login: answerAnyone(login, ({ backend, request, body, cookies }) =>
    signIn(backend, request, body, cookies),
  ),
  logout: answerAnyone(logout, ({ backend, request, caller, cookies }) =>
    signOut(backend, request, caller, cookies),
  ),
  signup: answerAnyone(signup, ({ backend, body }) => signUp(backend, body)),
  validateUserEmail: answerAnyone(validateUserEmail, ({ backend, params }) =>
    sendConfirmation(backend, params.email),
  ),
  setSignupPassword: answerAnyone(setSignupPassword, ({ backend, params, body }) =>
    confirm(backend, params.token, body),
  ),
  recoverPassword: answerAnyone(recoverPassword, ({ backend, params }) =>
    passwords.recover(backend, params.email),
  ),
  verifyPasswordToken: answerAnyone(verifyPasswordToken, ({ backend, params }) =>
    passwords.verifyToken(backend, params.token),
  ),
  resetPassword: answerAnyone(resetPassword, ({ backend, params, body }) =>
    passwords.reset(backend, params.token, body),
  ),
  verifyInvite: answerAnyone(verifyInvite, ({ backend, caller, params }) =>
    invitations.verify(backend, caller, params.token),
  ),
  processUserInvite: answerAnyone(processUserInvite, ({ backend, caller, params, body }) =>
    invitations.accept(backend, caller, params.token, body),
  ),
};
