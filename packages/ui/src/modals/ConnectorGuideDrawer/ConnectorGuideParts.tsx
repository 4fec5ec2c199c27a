import type { ConnectorGuideProps } from '../../patterns/ConnectorGuide/ConnectorGuide.tsx';
import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { labelOf } from '../../domain/entities/catalogue.ts';
import { activeElement } from '../../internal/focus/activeElement.ts';
import { usePortalContainer } from '../../internal/usePortalContainer.ts';
import { ConnectorGuide } from '../../patterns/ConnectorGuide/ConnectorGuide.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { CloseIcon } from '../../primitives/Icon/icons/CloseIcon.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { breakpoint } from '../../theme/tokens.ts';
import * as css from './ConnectorGuideDrawer.css.ts';

export interface ConnectorGuideDrawerProps extends ConnectorGuideProps {
  /** Whether the guide is open; controlled. */
  isOpen: boolean;
  /** Called to close the guide. */
  onClose(): void;
}

const room = () => matchMedia(`(min-width: ${breakpoint.icons / 16}rem)`);
const subscribeToRoom = (listener: () => void) => {
  const query = room();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export function ConnectorGuideParts({ isOpen, onClose, ...guide }: ConnectorGuideDrawerProps) {
  const hasRoom = useSyncExternalStore(
    subscribeToRoom,
    () => room().matches,
    () => false,
  );
  const container = usePortalContainer();
  const title = `${labelOf(guide.type)} setup guide`;
  const body = (
    <div className={css.guide}>
      <ConnectorGuide {...guide} />
    </div>
  );
  if (hasRoom) {
    return isOpen && createPortal(<Drawer title={title} onClose={onClose} body={body} />, container);
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      title={title}
      footer={<Button onPress={onClose}>Close</Button>}
    >
      {body}
    </Dialog>
  );
}

interface DrawerProps {
  title: string;
  onClose(): void;
  body: ReactNode;
}

function Drawer({ title, onClose, body }: DrawerProps) {
  const titleId = useId();
  const drawer = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Opened by a button, it gets the focus and returns it. Opened with the page, it leaves the focus where it is.
  useEffect(() => {
    const opener = activeElement();
    if (!(opener instanceof HTMLButtonElement)) return undefined;
    heading.current?.focus();
    return () => opener.focus();
  }, []);
  useEffect(() => {
    const element = drawer.current;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    element?.addEventListener('keydown', closeOnEscape);
    return () => element?.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <aside ref={drawer} className={css.drawer} aria-labelledby={titleId}>
      <header className={css.head}>
        <h2 ref={heading} id={titleId} className={css.title} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label="Close the guide" icon={CloseIcon} size="small" onPress={onClose} />
      </header>
      <div className={css.body}>{body}</div>
    </aside>
  );
}
