import { createLazyHook } from '../../internal/lazyCode.ts';
import type { ConnectionTestModalProps } from './ConnectionTestDialog.tsx';

export type { ConnectionTestResult, ConnectionTestState } from './ConnectionTestModal.logic.ts';

export type { ConnectionTestModalProps } from './ConnectionTestDialog.tsx';

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
