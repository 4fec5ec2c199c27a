import { createLazyHook } from '../../internal/lazyCode.ts';
import type { ConnectionTestState } from './ConnectionTestModal.logic.ts';

export interface ConnectionTestModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** The running test, or its outcome, which is kept after the modal closes; `null` before the first test. */
  state: ConnectionTestState | null;
  /** Cancels the test. Nothing is saved. */
  onCancel(): void;
  /** Called to repeat the test. */
  onTestAgain(): void;
  /** Called to close the modal, by its button or Escape. */
  onClose(): void;
  /** Closes the modal and scrolls to the field with this path. */
  onGoToField?(path: string): void;
  /** Called to continue after a successful test: "Save and continue". */
  onContinue?(): void;
}

const useDialog = createLazyHook(() => import('./ConnectionTestDialog.tsx'));

/**
 * Tests a source, a destination or a tunnel, step by step (spec §4, §8). Its code loads after the first paint, because
 * a form does not need it.
 */
export function ConnectionTestModal(props: ConnectionTestModalProps) {
  const dialog = useDialog(props.isOpen);
  const { isOpen, state } = props;
  // The clock ticks only while the modal is open.
  return isOpen && state && dialog ? <dialog.ConnectionTestDialog {...props} state={state} /> : null;
}
