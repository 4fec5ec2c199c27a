import { memberEntity, type MemberAction, type MemberRow } from '@millrace/ui/domain/policies';

import { actionContainer } from '../lists/actionContainer.tsx';
import { changeMember, memberCalls } from './userWrites.ts';

/** Confirms an action on a user or an invitation. */
export const MemberActionContainer = actionContainer<MemberAction, MemberRow>({
  entity: memberEntity,
  callOf: (action) => memberCalls[action],
  perform: changeMember,
});
