import { useMemo } from 'react';
import { memberStatusLabel, type TeamMember } from '../../../domain/people/teamMember.ts';
import { roleLabel } from '../../../domain/people/roleLabel.ts';
import { roles, type User } from '../../../domain/entities/user.ts';
import {
  memberEntityAt,
  memberRow,
  type MemberAction,
  type MemberRow,
} from '../../../domain/people/memberActions.ts';
import { mayDo } from '../../../domain/people/userActions.ts';
import { mapRemote } from '../../../domain/outcome/remote.ts';
import { currentStatuses, userListView, type UserListView } from '../../../domain/views/userList.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ValueFilter } from '../../../patterns/FilterMenu/ValueFilter.tsx';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { listActions, type ActionRequest } from '../../../patterns/ResourceList/actionControls.tsx';
import {
  ResourceList,
  type ListProps,
  type ResourceListTab,
} from '../../../patterns/ResourceList/ResourceList.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { SettingsFrame, type SettingsPageProps } from '../SettingsFrame/SettingsFrame.tsx';
import { userColumns } from './userColumns.tsx';

/** An action on a user or an invitation. */
export type MemberRequest = ActionRequest<MemberAction, MemberRow>;

type OwnListProps = 'page' | 'view' | 'onViewChange' | 'hrefOf' | 'capabilities' | 'onRetry';

export interface UsersScreenProps
  extends Pick<ListProps<TeamMember, UserListView>, OwnListProps>, SettingsPageProps {
  /** The signed-in user. */
  actor: Pick<User, 'id' | 'role'>;
  /** How many admins can sign in; `undefined` while it is not known. */
  adminCount?: number;
  /** How many people each tab has, as far as it is known. */
  counts?: Readonly<Partial<Record<UserListView['status'], number>>>;
  /** Called to invite people. */
  onInvite(): void;
  /** Called with the requested action. */
  onAction(request: MemberRequest): void;
}

const tabs: readonly ResourceListTab<UserListView['status']>[] = [
  { status: 'current', label: 'Current' },
  {
    status: 'deactivated',
    label: 'Deactivated',
    hint: 'Deactivated users cannot sign in. Everything that they set up is kept.',
  },
];
/** The users of the account and the open invitations (spec §2 Settings). Only admins can change them. */
export function UsersScreen({
  hrefs,
  actor,
  adminCount,
  counts,
  onInvite,
  onAction,
  ...list
}: UsersScreenProps) {
  const { view, page, onViewChange } = list;
  const mayInvite = mayDo('invite', actor);
  const now = useNow();
  const rows = useMemo(
    () =>
      mapRemote(page, (found) => ({
        ...found,
        rows: found.rows.map((member) => memberRow(member, actor, adminCount)),
        ...(counts && { counts }),
      })),
    [page, actor, adminCount, counts],
  );
  const { menuItems, noun } = listActions({ entity: memberEntityAt(now), pages: {}, onAction });
  const columns = useMemo(() => userColumns({ onAction }), [onAction]);
  const change = (part: Partial<UserListView>) => onViewChange(userListView.change(view, part));
  const invite = mayInvite && (
    <Button tone="accent" variant="solid" size="toolbar" icon={PlusIcon} onPress={onInvite}>
      Invite users
    </Button>
  );
  return (
    <SettingsFrame hrefs={hrefs} section="users" actions={invite}>
      {!mayInvite && (
        <Banner title="Only admins can invite and change users.">
          Filter the list by role to find an admin of your account.
        </Banner>
      )}
      <ResourceList
        {...list}
        page={rows}
        title="Users"
        noun={noun}
        hasHeader={false}
        menuItems={mayInvite ? menuItems : undefined}
        definition={userListView}
        tabs={tabs}
        hasCounts={counts !== undefined}
        columns={columns}
        defaultOrderLabel="By name"
        filters={
          <>
            {view.status === 'current' && (
              <ValueFilter
                label="Status"
                allLabel="All statuses"
                values={currentStatuses}
                labelOf={memberStatusLabel}
                chosen={view.states}
                onChange={(states) => change({ states })}
              />
            )}
            <ValueFilter
              label="Role"
              allLabel="All roles"
              values={roles}
              labelOf={roleLabel}
              chosen={view.role}
              onChange={(role) => change({ role })}
            />
          </>
        }
        empty={
          view.status === 'deactivated' ? (
            <EmptyState title="No one is deactivated">
              Users whom an admin deactivates are listed here and can be activated again.
            </EmptyState>
          ) : (
            <EmptyState title="No users" action={invite}>
              People whom you invite get an email with a link to join.
            </EmptyState>
          )
        }
      />
    </SettingsFrame>
  );
}
