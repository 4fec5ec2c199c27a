import type { ReactNode } from 'react';
import type { HookAttachment } from '../../domain/hooks/hook.ts';
import { isPlainHookAddress } from '../../domain/hooks/hookAddress.ts';
import { attachedHookName } from '../../domain/hooks/hookAttachments.ts';
import { hookEventLabel } from '../../domain/hooks/hookEvents.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ArchiveIcon } from '../../primitives/Icon/icons/ArchiveIcon.ts';
import { CloseIcon } from '../../primitives/Icon/icons/CloseIcon.ts';
import { PencilIcon } from '../../primitives/Icon/icons/PencilIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { MenuItem } from '../../primitives/Menu/Menu.tsx';
import { MenuButton } from '../../primitives/MenuButton/MenuButton.tsx';
import * as css from './AttachedHooks.css.ts';
import { LastDelivery } from './LastDelivery.tsx';

/** What can be done with an attached hook. */
export type AttachedHookAction = 'edit' | 'detach' | 'archive';

interface AttachmentRowProps {
  attachment: HookAttachment;
  /** What the row is about: the hook, or the place. */
  which: ReactNode;
  /** Names the menu. */
  name: string;
  /** The items of the menu. */
  children: ReactNode;
}

/** One attachment: a hook or its place, the selected events, the last delivery, and a menu. */
export const AttachmentRow = ({ attachment, which, name, children }: AttachmentRowProps) => (
  <li className={css.row}>
    <span className={css.which}>{which}</span>{' '}
    <span className={css.part}>
      <span className={css.label}>Events: </span>
      <span>
        {attachment.selectedEvents.length === 0
          ? 'None'
          : attachment.selectedEvents.map((event, index) => (
              <span key={event}>
                {index > 0 && ', '}
                <bdi>{hookEventLabel(event)}</bdi>
              </span>
            ))}
      </span>
    </span>{' '}
    <span className={css.part}>
      <span className={css.label}>Last delivery: </span>
      <LastDelivery attachment={attachment} />
    </span>
    <span className={css.menu}>
      <MenuButton label={`Actions for ${name}`} isIconOnly tooltipPlacement="start">
        {children}
      </MenuButton>
    </span>
  </li>
);

interface HookRowProps {
  attachment: HookAttachment;
  onAction(action: AttachedHookAction): void;
}

const archivedReason = 'An archived hook can’t be changed';

/** One attached hook: name, address, selected events, last delivery and its actions. */
export function HookRow({ attachment, onAction }: HookRowProps) {
  const { hook } = attachment;
  const name = attachedHookName(attachment);
  const disabledReason = hook?.status === 'archived' ? archivedReason : undefined;
  return (
    <AttachmentRow
      attachment={attachment}
      name={name}
      which={
        <>
          <bdi translate="no" className={css.name}>
            {name}
          </bdi>
          {hook && (
            <>
              {' '}
              <bdi className={css.address} translate="no">
                {hook.url}
              </bdi>
            </>
          )}
          {hook && isPlainHookAddress(hook.url) && (
            <span>
              <Badge tone="caution" size="small" icon={WarningIcon}>
                Not encrypted
              </Badge>
            </span>
          )}
        </>
      }
    >
      <MenuItem
        id="edit"
        label="Edit events"
        icon={PencilIcon}
        disabledReason={disabledReason}
        onAction={() => onAction('edit')}
      />
      <MenuItem id="detach" label="Detach" icon={CloseIcon} onAction={() => onAction('detach')} />
      <MenuItem
        id="archive"
        label="Archive hook"
        icon={ArchiveIcon}
        tone="critical"
        disabledReason={disabledReason}
        onAction={() => onAction('archive')}
      />
    </AttachmentRow>
  );
}
