import { getMe, updateMe } from '@millrace/ui/contract';
import { showUser, updateAccount } from '../service/accounts/users.ts';
import { answer } from './answer.ts';

export const userHandlers = {
  getMe: answer(getMe, ({ world, account }) => showUser(world, account)),
  updateMe: answer(updateMe, ({ world, account, body }) => updateAccount(world, account, body)),
};
