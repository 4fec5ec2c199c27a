import { memberStatus, memberStatusLabel, type MemberStatus } from '../../../domain/people/teamMember.ts';
import { roleLabel } from '../../../domain/people/roleLabel.ts';
import {
  memberActions,
  memberEntityAt,
  type MemberAction,
  type MemberRow,
} from '../../../domain/people/memberActions.ts';
import { onFirstUse } from '../../../domain/format/onFirstUse.ts';
import { mayDo } from '../../../domain/people/userActions.ts';
import type { UserOrdering } from '../../../domain/views/userList.ts';
import { ExactTime } from '../../../patterns/ExactTime/ExactTime.tsx';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { RelativeTime } from '../../../patterns/RelativeTime/RelativeTime.tsx';
import type { ActionRequest } from '../../../patterns/ResourceList/actionControls.tsx';
import { badgeColumn, nothing } from '../../../patterns/ResourceList/columns.tsx';
import { EmailAddress } from '../../../internal/EmailAddress.tsx';
import { nameColumn } from '../../../patterns/ResourceList/commonColumns.tsx';
import type { ResourceColumn } from '../../../patterns/ResourceList/resourceColumns.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import { MailIcon } from '../../../primitives/Icon/icons/MailIcon.ts';
import { PausedIcon } from '../../../primitives/Icon/icons/PausedIcon.ts';
import { SuccessIcon } from '../../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './UsersScreen.css.ts';

const looks: Readonly<Record<MemberStatus, { readonly tone: BadgeTone; readonly icon: IconComponent }>> = {
  active: { tone: 'positive', icon: SuccessIcon },
  unverified: { tone: 'caution', icon: WarningIcon },
  invited: { tone: 'info', icon: MailIcon },
  expired: { tone: 'caution', icon: WarningIcon },
  deactivated: { tone: 'neutral', icon: PausedIcon },
};

const dayMs = 86_400_000;
const inDays = onFirstUse(() => new Intl.RelativeTimeFormat('en-GB'));

/** The age of an invitation in days, because it expires after days. */
function Age({ date }: { date: Date }) {
  const days = Math.floor((useNow().getTime() - date.getTime()) / dayMs);
  return days < 1 ? (
    <RelativeTime date={date} />
  ) : (
    <ExactTime date={date}>{inDays().format(-days, 'day')}</ExactTime>
  );
}

/** Sends an invitation again. For the pointer: the keyboard has the same in the menu. */
function SendAgain({ row, onAction }: { row: MemberRow; onAction: UserColumnsOptions['onAction'] }) {
  const entity = memberEntityAt(useNow());
  if (!entity.menu(row).includes('resendInvite') || !mayDo('resendInvite', row.actor)) return null;
  return (
    <span className={css.again}>
      <Button
        variant="ghost"
        size="small"
        excludeFromTabOrder
        isDisabled={entity.whyDisabled('resendInvite', row) !== undefined}
        onPress={() => onAction({ action: 'resendInvite', items: [row] })}
      >
        {memberActions.resendInvite.verb}
        <VisuallyHidden>
          {' to '}
          <bdi translate="no">{row.name}</bdi>
        </VisuallyHidden>
      </Button>
    </span>
  );
}

/** The status of a member. An invitation also says how long ago it was sent, or when it expired. */
function MemberStatusCell({ row, onAction }: { row: MemberRow; onAction: UserColumnsOptions['onAction'] }) {
  const status = memberStatus(row);
  const when =
    status === 'invited' ? row.invitedAt : status === 'expired' ? row.invitationExpiresAt : undefined;
  return (
    <span className={css.status}>
      <Badge {...looks[status]}>{memberStatusLabel(status)}</Badge>
      {when && (
        <>
          {' '}
          <span className={css.when}>
            <Age date={when} />
          </span>
        </>
      )}
      <SendAgain row={row} onAction={onAction} />
    </span>
  );
}

/** The address; on a phone, which has no column for the role, after the role. */
function SecondLine({ email, name, role, isSelf }: MemberRow) {
  const address = (isSelf || name !== email) && <EmailAddress email={email} />;
  return (
    <span className={css.second}>
      <span className={css.narrow}>
        {roleLabel(role)}
        {address && ' · '}
      </span>
      {isSelf && 'You · '}
      {address}
    </span>
  );
}

interface UserColumnsOptions {
  /** Called to send an invitation again. */
  onAction(request: ActionRequest<MemberAction, MemberRow>): void;
}

export const userColumns = ({
  onAction,
}: UserColumnsOptions): readonly ResourceColumn<MemberRow, UserOrdering>[] => [
  nameColumn({
    label: 'User',
    ordering: 'full_name',
    width: css.tracks.name,
    hasMark: true,
    focusTarget: 'cell',
    name: (row) => ({
      // The initials of an address name nobody.
      mark: <Avatar name={row.name} icon={row.name === row.email ? MailIcon : undefined} />,
      name: row.name,
      children: <SecondLine {...row} />,
    }),
  }),
  {
    id: 'role',
    label: 'Role',
    ordering: 'role',
    width: css.tracks.role,
    hideBelow: 'drawer',
    cell: ({ role }) => roleLabel(role),
  },
  badgeColumn({
    id: 'status',
    label: 'Status',
    ordering: 'status',
    width: css.tracks.status,
    narrowWidth: css.tracks.narrowStatus,
    cell: (row) => <MemberStatusCell row={row} onAction={onAction} />,
  }),
  {
    id: 'lastActive',
    label: 'Last sign-in',
    ordering: 'last_login_at',
    width: css.tracks.lastActive,
    hideBelow: 'wide',
    cell: ({ lastLoginAt }) => (lastLoginAt ? <RelativeTime date={lastLoginAt} /> : nothing),
  },
];
