import type { HookAttachment } from '../../domain/hooks/hook.ts';
import { isPlainHookAddress } from '../../domain/hooks/hookAddress.ts';
import { attachedHookName } from '../../domain/hooks/hookAttachments.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ArchiveIcon } from '../../primitives/Icon/icons/ArchiveIcon.ts';
import { CloseIcon } from '../../primitives/Icon/icons/CloseIcon.ts';
import { PencilIcon } from '../../primitives/Icon/icons/PencilIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { MenuItem } from '../../primitives/Menu/Menu.tsx';
import * as css from './AttachedHooks.css.ts';
import { AttachmentRow } from './AttachmentTable.tsx';

/** What can be done with an attached hook. */
export type AttachedHookAction = 'edit' | 'detach' | 'archive';

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
