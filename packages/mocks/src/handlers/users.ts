import { getMe, updateMe, updatePassword } from '@millrace/ui/contract';
import { change } from '../service/accounts/passwords.ts';
import { showMe, updateAccount } from '../service/accounts/users.ts';
import { answer } from './http/answer.ts';

export const userHandlers = {
  getMe: answer(getMe, ({ world, account }) => showMe(world, account)),
  updateMe: answer(updateMe, ({ world, account, body }) => updateAccount(world, account, body)),
  updatePassword: answer(updatePassword, (asked) => change(asked)),
};
