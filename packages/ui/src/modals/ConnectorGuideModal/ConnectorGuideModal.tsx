import { createLazyHook } from '../../internal/lazyCode.ts';
import type { ConnectorGuideProps } from '../../patterns/ConnectorGuide/ConnectorGuide.tsx';

export interface ConnectorGuideModalProps extends ConnectorGuideProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** Called to close the modal. */
  onClose(): void;
}

const useDialog = createLazyHook(() => import('./ConnectorGuideDialog.tsx'));

/**
 * The setup guide over a form, so that reading it loses no entries. Its code loads after the first paint, because the
 * form does not need it.
 */
export function ConnectorGuideModal(props: ConnectorGuideModalProps) {
  const dialog = useDialog(props.isOpen);
  return dialog ? <dialog.ConnectorGuideDialog {...props} /> : null;
}
