import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { scrollStop } from '../../internal/scrollStop.ts';
import { useFocusReturn } from '../../internal/useFocusReturn.ts';
import type { IconComponent } from '../Icon/Icon.tsx';
import * as css from './Dialog.css.ts';

export const dialogTones = ['neutral', 'positive', 'caution', 'critical'] as const;
export type DialogTone = (typeof dialogTones)[number];

export interface DialogProps {
  /** Whether it is shown; nothing else opens or closes it. */
  isOpen: boolean;
  /** Escape, or a press beside it. */
  onClose(): void;
  /** What it is about; it also names the dialog. */
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Beside the title, in the colour of `tone`. */
  icon?: IconComponent;
  /** What it means: the colour of the icon. @default 'neutral' */
  tone?: DialogTone;
  /** 480 or 720 px. @default 'standard' */
  size?: 'standard' | 'wide';
  /** Whether Escape and a press beside it close it; else only its own buttons do. @default true */
  isDismissable?: boolean;
  /** Something is at work: it cannot be closed by Escape or beside it. @default false */
  isPending?: boolean;
  /** `alertdialog` for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** A word on what the buttons do, or on why one is closed; shown beside them. */
  note?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  /** What it is about. The focus goes to the first thing marked `autoFocus`, else to the dialog. */
  children?: ReactNode;
}

/** Holds the page until it is answered or closed, then gives the focus back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  icon: Icon,
  tone = 'neutral',
  size = 'standard',
  isDismissable = true,
  isPending = false,
  role = 'dialog',
  note,
  footer,
  children,
}: DialogProps) {
  useFocusReturn(isOpen);
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      onOpenChange={onClose}
      isDismissable={isDismissable && !isPending}
      isKeyboardDismissDisabled={!isDismissable || isPending}
    >
      <Modal className={css.modal[size]}>
        <AriaDialog className={css.dialog} role={role}>
          <header className={css.header}>
            {Icon && (
              <span className={css.icon[tone]}>
                <Icon size={20} />
              </span>
            )}
            <div className={css.words}>
              <Heading slot="title" className={css.title}>
                {title}
              </Heading>
              {description && <p className={css.description}>{description}</p>}
            </div>
          </header>
          {children && (
            <div ref={scrollStop} className={css.body}>
              {children}
            </div>
          )}
          {footer && (
            <footer className={css.footer}>
              {note && <p className={css.note}>{note}</p>}
              {footer}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
