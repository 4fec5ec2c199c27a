import type { Open } from '../../domain/entities/open.ts';
import type { HookAttachment, HookEvent } from '../../domain/hooks/hook.ts';
import type { Problem } from '../../domain/outcome/problem.ts';

/** What a dialog that attaches a hook takes from its caller, whether the hook or its place is chosen there. */
export interface AttachmentProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** The attachment whose events are edited; omitted to attach a hook. */
  editing?: HookAttachment;
  /**
   * The events of `editing` as they are saved now, if known. If someone else changed them, the modal says what they
   * changed and adopts it beside the user's own changes.
   */
  savedEvents?: readonly Open<HookEvent>[];
  /** The hook turned out to be attached already (409). Its events can be edited instead. */
  existing?: HookAttachment;
  /** Called to edit the events of `existing`. */
  onEdit(attachment: HookAttachment): void;
  /** The attachment is being saved. @default false */
  isPending?: boolean;
  /** Offline, nothing is sent, and the dialog says why (F1). @default false */
  isOffline?: boolean;
  /** Why the last attempt failed. */
  problem?: Problem;
  /** Loads the choice again after a failure. */
  onRetry(): void;
  /** Called to close the modal, by its button or Escape. */
  onClose(): void;
}
