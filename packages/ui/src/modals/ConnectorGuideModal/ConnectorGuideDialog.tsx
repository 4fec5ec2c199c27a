import { labelOf } from '../../domain/connectors/catalogue.ts';
import { ConnectorGuide } from '../../patterns/ConnectorGuide/ConnectorGuide.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import type { ConnectorGuideModalProps } from './ConnectorGuideModal.tsx';
import * as css from './ConnectorGuideModal.css.ts';

export function ConnectorGuideDialog({ isOpen, onClose, ...guide }: ConnectorGuideModalProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      title={`${labelOf(guide.type)} setup guide`}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <div className={css.guide}>
        <ConnectorGuide {...guide} />
      </div>
    </Dialog>
  );
}
