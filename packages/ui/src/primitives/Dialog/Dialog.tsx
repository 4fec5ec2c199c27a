import { use, useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { scrollStop } from '../../internal/scrollStop.ts';
import { useSteadyOverlay } from '../../internal/useSteadyOverlay.ts';
import { useFocusReturn } from '../../internal/focus/useFocusReturn.ts';
import { Button } from '../Button/Button.tsx';
import type { IconComponent } from '../Icon/Icon.tsx';
import type { RootProps } from '../rootProps.ts';
import { EntriesContext } from '../UnsavedEntries/entriesContext.ts';
import { CloseContext } from './CloseButton.tsx';
import * as css from './Dialog.css.ts';

export const dialogTones = ['neutral', 'positive', 'caution', 'critical'] as const;
export type DialogTone = (typeof dialogTones)[number];

export interface DialogProps extends RootProps {
  /** Whether the dialog is open. The dialog is controlled: only this prop opens or closes it. */
  isOpen: boolean;
  /** Called on Escape and on a press outside the dialog; with changes, once the person has discarded them. */
  onClose(): void;
  /**
   * The person has entered or changed something that is not saved. Closing then asks first, whether to discard it.
   * @default false
   */
  hasChanges?: boolean;
  /** Title, usually text. It is also the dialog's accessible name. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Icon next to the title, in the colour of `tone`. */
  icon?: IconComponent;
  /** Semantic colour of the icon. @default 'neutral' */
  tone?: DialogTone;
  /** Width: `standard` is 480 px, `wide` is 720 px, `widest` is 1020 px. @default 'standard' */
  size?: 'standard' | 'wide' | 'widest';
  /** Whether Escape and a press outside close the dialog. If false, only its buttons do. @default true */
  isDismissable?: boolean;
  /** An action is running: Escape and a press outside do not close the dialog. @default false */
  isPending?: boolean;
  /** Use `alertdialog` for a question that needs an answer. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Note next to the buttons, for example why a button is disabled. */
  note?: ReactNode;
  /** The buttons, the primary one last. */
  footer?: ReactNode;
  /** The content. Focus moves to the first element with `autoFocus`, or else to the dialog. */
  children?: ReactNode;
}

/**
 * A modal dialog. It traps focus while it is open and returns focus when it closes. For a small panel next to its
 * button use `Popover`.
 */
export function Dialog({
  isOpen,
  onClose,
  hasChanges = false,
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
  ...root
}: DialogProps) {
  useFocusReturn(isOpen);
  const isPressMeant = useSteadyOverlay(isOpen);
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const hasEntries = isOpen && hasChanges && !isPending;
  const countEntries = use(EntriesContext);
  useLayoutEffect(() => (hasEntries ? countEntries() : undefined), [hasEntries, countEntries]);
  const close = (): void => (hasChanges ? setIsAsking(true) : onClose());
  return (
    <CloseContext value={close}>
      <ModalOverlay
        className={css.overlay}
        isOpen={isOpen}
        onOpenChange={close}
        isDismissable={isDismissable && !isPending}
        shouldCloseOnInteractOutside={isPressMeant}
        isKeyboardDismissDisabled={!isDismissable || isPending}
        // A press beside the dialog must not take the focus: neither from the dialog nor from the field that gets it back
        // when the person keeps editing.
        onMouseDown={(event) => {
          if (event.target === event.currentTarget) event.preventDefault();
        }}
      >
        <Modal className={css.modal[size]}>
          <AriaDialog
            // react-aria looks the title up in the document, where a shadow root hides it.
            aria-labelledby={'aria-label' in root ? undefined : titleId}
            {...root}
            className={css.dialog}
            role={role}
          >
            <header className={css.header}>
              {Icon && (
                <span className={css.icon[tone]}>
                  <Icon size={20} />
                </span>
              )}
              <div className={css.words}>
                <Heading slot="title" className={css.title}>
                  <span id={titleId}>{title}</span>
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
                {/* Always there, so that a reason that appears later is announced. */}
                <p className={css.note} aria-live="polite">
                  {note}
                </p>
                {footer}
              </footer>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
      {isOpen && isAsking && (
        <DiscardQuestion
          onKeep={() => setIsAsking(false)}
          onDiscard={() => {
            setIsAsking(false);
            onClose();
          }}
        />
      )}
    </CloseContext>
  );
}

interface DiscardQuestionProps {
  onKeep(): void;
  onDiscard(): void;
}

/** Asked above a dialog with changes. Escape keeps them. */
function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <Dialog
      isOpen
      onClose={onKeep}
      role="alertdialog"
      title="Discard what you entered?"
      description="It has not been saved."
      footer={
        <>
          <Button autoFocus onPress={onKeep}>
            Keep editing
          </Button>
          <Button tone="critical" variant="solid" onPress={onDiscard}>
            Discard
          </Button>
        </>
      }
    />
  );
}
