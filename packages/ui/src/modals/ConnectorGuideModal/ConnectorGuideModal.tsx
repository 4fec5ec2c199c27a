import { createLazyHook } from '../../internal/lazyCode.ts';
import type { ConnectorGuideProps } from '../../patterns/ConnectorGuide/ConnectorGuide.tsx';

export interface ConnectorGuideModalProps extends ConnectorGuideProps {
  /** Whether it is shown; nothing else opens or closes it. */
  isOpen: boolean;
  /** The person closes it. */
  onClose(): void;
}

const useDialog = createLazyHook(() => import('./ConnectorGuideDialog.tsx'));

/**
 * The setup guide over a form, so that reading it loses nothing that was typed. Its code loads after the first paint:
 * filling in a form needs none of it.
 */
export function ConnectorGuideModal(props: ConnectorGuideModalProps) {
  const dialog = useDialog(props.isOpen);
  return dialog ? <dialog.ConnectorGuideDialog {...props} /> : null;
}
