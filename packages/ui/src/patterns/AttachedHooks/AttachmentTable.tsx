import type { ReactNode } from 'react';
import type { HookAttachment } from '../../domain/hooks/hook.ts';
import { hookEventLabel } from '../../domain/hooks/hookEvents.ts';
import { MenuButton } from '../../primitives/MenuButton/MenuButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AttachedHooks.css.ts';
import { LastDelivery } from './LastDelivery.tsx';

interface AttachmentTableProps {
  /** Names the table. */
  label: string;
  /** Head of the first column: what the rows are about. */
  subject: string;
  /** One `AttachmentRow` each. */
  children: ReactNode;
}

const eventsLabel = 'Events';
const deliveryLabel = 'Last delivery';

/** Attachments below their column heads. Where the cells are stacked, each one names its column instead. */
export function AttachmentTable({ label, subject, children }: AttachmentTableProps) {
  return (
    <div role="table" aria-label={label} className={css.table}>
      <div role="rowgroup" className={css.head}>
        <div role="row" className={css.headRow}>
          {[subject, eventsLabel, deliveryLabel].map((head) => (
            <span key={head} role="columnheader">
              {head}
            </span>
          ))}
          <span role="columnheader">
            <VisuallyHidden>Actions</VisuallyHidden>
          </span>
        </div>
      </div>
      <div role="rowgroup">{children}</div>
    </div>
  );
}

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
  <div role="row" className={css.row}>
    <span role="rowheader" className={css.which}>
      {which}
    </span>
    <span role="cell" className={css.part}>
      <span aria-hidden className={css.ownLabel}>
        {eventsLabel}
      </span>
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
    </span>
    <span role="cell" className={css.part}>
      <span aria-hidden className={css.ownLabel}>
        {deliveryLabel}
      </span>
      <LastDelivery attachment={attachment} />
    </span>
    <span role="cell" className={css.menu}>
      <MenuButton label={`Actions for ${name}`} isIconOnly tooltipPlacement="start">
        {children}
      </MenuButton>
    </span>
  </div>
);
