import { bind, listUsers } from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import { useState } from 'react';
import { toId } from '../../../domain/entities/id.ts';
import type { TeamMember } from '../../../domain/people/teamMember.ts';
import { userWith } from '../../../domain/entities/user.test.data.ts';
import { userListArgs } from '../../../domain/views/userList.ts';
import { storyNow } from '../settings.stories.data.ts';
import { UsersScreen, type UsersScreenProps } from './UsersScreen.tsx';

const hoursAgo = (hours: number) => new Date(storyNow.getTime() - hours * 3_600_000);

export const person = (id: number, fullName: string, more: Partial<TeamMember> = {}): TeamMember => ({
  ...userWith(),
  id: toId(id),
  fullName,
  email: fullName ? `${fullName.split(' ')[0]?.toLowerCase()}@acme.example` : `guest${id}@acme.example`,
  role: 'team_member',
  status: 'active',
  invitedAt: null,
  invitationExpiresAt: null,
  lastLoginAt: hoursAgo(3),
  ...more,
});

/** One person in each status. */
export const everyone: readonly TeamMember[] = [
  person(1, 'Noor Haddad', { email: 'admin@acme.example', role: 'admin' }),
  person(2, 'Mateo Lindqvist', { lastLoginAt: hoursAgo(30) }),
  person(3, 'Ines Okafor', { status: 'unverified', lastLoginAt: null }),
  person(12, '', { status: 'invited', invitedAt: hoursAgo(48), lastLoginAt: null }),
  person(13, '', {
    status: 'expired',
    role: 'admin',
    invitedAt: hoursAgo(240),
    invitationExpiresAt: hoursAgo(72),
    lastLoginAt: null,
  }),
];

/** The screen on the story's service, with the view in state. */
export function LiveUsers(args: UsersScreenProps) {
  const [view, setView] = useState(args.view);
  return (
    <Live reads={{ users: bind(listUsers, userListArgs(view)) }}>
      {({ users, refresh }) => (
        <UsersScreen
          {...args}
          page={users}
          view={view}
          onViewChange={setView}
          onRetry={() => {
            args.onRetry();
            refresh();
          }}
        />
      )}
    </Live>
  );
}
