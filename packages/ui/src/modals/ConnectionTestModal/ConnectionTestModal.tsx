import { createLazyHook } from '../../internal/lazyCode.ts';
import type { ConnectionTestState } from './ConnectionTestModal.logic.ts';

export interface ConnectionTestModalProps {
  /** Whether it is shown; nothing else opens or closes it. */
  isOpen: boolean;
  /** The test on its way, or its outcome, which outlives the closing of the modal; `null` before the first. */
  state: ConnectionTestState | null;
  /** Stops the test: nothing was saved, and nothing will be. */
  onCancel(): void;
  /** The same is to be tried once more. */
  onTestAgain(): void;
  /** It was put away, by its button or by Escape. */
  onClose(): void;
  /** Closes the modal and brings the field with this path into view. */
  onGoToField?(path: string): void;
  /** What comes next once the connection works: "Save and continue". */
  onContinue?(): void;
}

const useDialog = createLazyHook(() => import('./ConnectionTestDialog.tsx'));

/**
 * Tests a source, a destination or a tunnel, step by step (spec §4, §8). Its code comes after the first paint: filling in
 * a form needs none of it.
 */
export function ConnectionTestModal(props: ConnectionTestModalProps) {
  const dialog = useDialog(props.isOpen);
  const { isOpen, state } = props;
  // The clock ticks only while somebody looks.
  return isOpen && state && dialog ? <dialog.ConnectionTestDialog {...props} state={state} /> : null;
}
