import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useSteadyOverlay } from '../../../internal/useSteadyOverlay.ts';
import { CloseIcon } from '../../../primitives/Icon/icons/CloseIcon.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { AppShellNavigation, type AppShellNavigationProps } from './AppShellNavigation.tsx';
import * as css from './AppShellDrawer.css.ts';
import type { ShellBrand } from './shellNavigation.ts';

interface AppShellDrawerProps extends AppShellNavigationProps {
  brand: ShellBrand;
  isOpen: boolean;
  onClose(): void;
}

/** The side navigation on small screens. It slides in, and closes when an entry is chosen. */
export function AppShellDrawer({ brand, isOpen, onClose, ...navigation }: AppShellDrawerProps) {
  return (
    <ModalOverlay
      className={css.scrim}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      shouldCloseOnInteractOutside={useSteadyOverlay(isOpen)}
    >
      <Modal className={css.drawer}>
        <Dialog className={css.content} aria-label="Navigation">
          <div className={css.head}>
            {brand.full}
            <IconButton icon={CloseIcon} label="Close navigation" onPress={onClose} />
          </div>
          <AppShellNavigation {...navigation} onFollow={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
